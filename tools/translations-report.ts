import { en } from '@oia/texts';
import { LANGUAGES, type Language, loadTranslation } from '../packages/texts/src/languages.ts';

export const REPORT = 'docs/translations.md';

/** English words that a language lacks. */
export interface Waiting {
  /** The way to them in the catalogue, as in `powers.pan` or `reasonsByPower.barred.pan`. */
  readonly path: string;
  /** How English says it; left out where the words depend on what they are told. */
  readonly english?: string;
}

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** What the first has and the second has not. Where a whole group is missing, only the group is named. */
export function missingFrom(english: Words, words: Words, path = ''): Waiting[] {
  return Object.entries(english).flatMap(([key, value]) => {
    const own = words[key];
    const way = `${path}${key}`;
    if (own === undefined) return [waitingAt(way, value)];
    return isGroup(value) && isGroup(own) ? missingFrom(value, own, `${way}.`) : [];
  });
}

function waitingAt(path: string, value: unknown): Waiting {
  const words = isGroup(value) ? Object.values(value).join(' – ') : value;
  return typeof words === 'string' ? { path, english: words } : { path };
}

const lineOf = ({ path, english }: Waiting): string => (english ? `- \`${path}\`: ${english}` : `- \`${path}\``);

function sectionOf(language: Language, waiting: readonly Waiting[]): string[] {
  const lines = waiting.length === 0 ? ['Nothing.'] : waiting.map(lineOf);
  return ['', `## ${language}`, '', ...lines];
}

/** The text of docs/translations.md as it should be. */
export async function translationsReport(): Promise<string> {
  const others = LANGUAGES.filter((language) => language !== 'en');
  const sections = await Promise.all(
    others.map(async (language) =>
      sectionOf(language, missingFrom({ ...en }, { ...(await loadTranslation(language)) })),
    ),
  );
  const lines = [
    '# What waits for a translation',
    '',
    'Made by `npm run translations`; not to be edited by hand. `powers.pan` stands in the folder of the language in `packages/texts/src`, in the file',
    'that has it in `en`. Until then the text of a power, and what lies on its card, are shown in English; for other words about one power the',
    'language has general ones.',
    ...sections.flat(),
  ];
  return `${lines.join('\n')}\n`;
}
