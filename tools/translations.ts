// npm run translations: lists the texts that languages lack in docs/translations.md, and the chunks that lack none in packages/texts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunkName, LANGUAGES, type Language, loadChunk } from '@oia/texts';
import { chunks as english } from '../packages/texts/src/en/chunks.ts';
import { loadTranslation } from '../packages/texts/src/languages.ts';
import { missingPaths } from '../packages/texts/src/translation.ts';
import { readOptions } from './options.ts';

export const REPORT = 'docs/translations.md';
export const COMPLETE_CHUNKS = 'packages/texts/src/complete-chunks.ts';

const CHUNKS = Object.keys(english) as ChunkName[];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** An English text that a language lacks. */
export interface MissingText {
  /** As in `powers.pan` or `reasonsByPower.barred.pan`. */
  readonly path: string;
  /** Left out for a sentence that depends on parameters. */
  readonly english?: string;
}

type Words = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** Texts of the first catalogue that the second lacks. A group that is missing as a whole is listed once. */
export function missingFrom(english: Words, words: Words, path = ''): MissingText[] {
  return Object.entries(english).flatMap(([key, value]) => {
    const own = words[key];
    const at = `${path}${key}`;
    if (own === undefined) return [missingAt(at, value)];
    return isGroup(value) && isGroup(own) ? missingFrom(value, own, `${at}.`) : [];
  });
}

function missingAt(path: string, value: unknown): MissingText {
  const words = isGroup(value)
    ? Object.values(value)
        .filter((each) => typeof each === 'string')
        .join(' – ')
    : value;
  return typeof words === 'string' && words !== '' ? { path, english: words } : { path };
}

const lineOf = ({ path, english }: MissingText): string => (english ? `- \`${path}\`: ${english}` : `- \`${path}\``);

/** The catalogue contains the words of a game. */
const REPORTED = CHUNKS.filter((name) => name !== 'game');

async function sectionOf(language: Language): Promise<string[]> {
  const missing = await Promise.all(
    REPORTED.map(async (name) => {
      const path = name === 'catalogue' ? '' : `${name}.`;
      return missingFrom({ ...(await loadChunk('en', name)) }, { ...(await loadTranslation(language, name)) }, path);
    }),
  );
  const lines = missing.flat().map(lineOf);
  return ['', `## ${language}`, '', ...(lines.length === 0 ? ['Nothing.'] : lines)];
}

/** The text of docs/translations.md as it should be. */
export async function translationsReport(): Promise<string> {
  const sections = await Promise.all(OTHERS.map(sectionOf));
  const lines = [
    '# Missing translations',
    '',
    'Made by `npm run translations`; not to be edited by hand. `powers.pan` is missing in the folder of the language in `packages/texts/src`, in the file',
    'that has it in `en`; `guides.`, `lessons.`, `online.` and the like name another chunk than the catalogue. English texts are shown in their place, except for',
    'phrases about a single power, for which the language has general ones.',
    ...sections.flat(),
  ];
  return `${lines.join('\n')}\n`;
}

async function completeChunks(language: Language): Promise<ChunkName[]> {
  const complete = await Promise.all(
    CHUNKS.map(async (name) => {
      const missing = missingPaths(await loadTranslation(language, name), await loadChunk('en', name));
      return missing.length === 0 ? [name] : [];
    }),
  );
  return complete.flat();
}

/** The text of complete-chunks.ts as it should be. */
export async function completeChunksText(): Promise<string> {
  const entries = await Promise.all(
    OTHERS.map(async (language) => {
      const names = await completeChunks(language);
      return `  ${language}: [${names.map((name) => `'${name}'`).join(', ')}],`;
    }),
  );
  return `import type { ChunkName } from './chunks.ts';

/** The chunks in which a language lacks nothing of English. Made by \`npm run translations\`; not to be edited by hand. */
export const COMPLETE_CHUNKS: Readonly<Record<string, readonly ChunkName[]>> = {
${entries.join('\n')}
};
`;
}

async function main(): Promise<void> {
  readOptions('translations', `lists in ${REPORT} the texts that wait for a translation`, {});
  const root = join(import.meta.dirname, '..');
  writeFileSync(join(root, COMPLETE_CHUNKS), await completeChunksText());
  writeFileSync(join(root, REPORT), await translationsReport());
  console.log(`${REPORT} and ${COMPLETE_CHUNKS} are up to date`);
}

if (import.meta.main) await main();
