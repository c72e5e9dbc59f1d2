import { type Block, blocksOf } from './markdown.ts';

/** The rulings of one power, in titled parts. */
export interface PowerRulings {
  readonly parts: readonly RulingPart[];
  /** General rulings that these refer to. */
  readonly general: readonly GeneralRuling[];
}

export interface RulingPart {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Prefix of numbered rulings, such as "8" in "8.3"; undefined for other parts. */
  readonly prefix: string | undefined;
}

export interface GeneralRuling {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** Sources serve to verify a ruling; the app shows only the ruling. */
const SOURCES = 'EN|IT|FR|RU|BGA|AI|DEC';
const TAGS = [
  / ?`\[[^\]`]*\]`/g,
  new RegExp(` ?\\[(?:${SOURCES})\\b[^\\]]*\\]`, 'g'),
  new RegExp(` ?\\((?:G\\d+, )?(?:${SOURCES})\\b[^()]*\\)`, 'g'),
];

export const withoutSources = (text: string): string => TAGS.reduce((rest, tag) => rest.replace(tag, ''), text);

/** The section of a power: from its heading to the next one. */
function sectionOf(book: string, id: string): { readonly number: string; readonly text: string } | undefined {
  const heading = new RegExp(`^## (\\d+)\\. ${id} .*\\n`, 'm').exec(book);
  if (!heading?.[1]) return undefined;
  const rest = book.slice(heading.index + heading[0].length);
  const end = rest.search(/^(?:#|---)/m);
  return { number: heading[1], text: end < 0 ? rest : rest.slice(0, end) };
}

/** A part begins with its title in bold, at the beginning of a line or after a sentence. */
const PART = /(?:^|(?<=\. ))\*\*(?<title>[A-Z0-9][^*]*?)\.?\*\*(?=\.? |\n|$)/gm;
/** The card's text is shown above, in the user's language. */
const SHOWN_ELSEWHERE = ['Text'];
const COUNTED_PART = 'Edge cases';

function partsOf(number: string, text: string): RulingPart[] {
  const starts = [...text.matchAll(PART)].filter(({ groups }) => isPartTitle(groups?.title ?? ''));
  return starts.flatMap((start, i) => {
    const title = start.groups?.title ?? '';
    if (SHOWN_ELSEWHERE.includes(title)) return [];
    const body = text.slice(start.index + start[0].length, starts[i + 1]?.index);
    return { title, blocks: blocksOf(body.trim()), prefix: title === COUNTED_PART ? number : undefined };
  });
}

const PART_TITLES = /^(?:Text|Exact rule|Edge cases|Worked examples|Fleece|[34](?: ?\/ ?[34])? players)$/;
const isPartTitle = (title: string): boolean => PART_TITLES.test(title);

/** The rulings of a power; undefined if there are none. */
export function rulingsOf(books: readonly string[], id: string): PowerRulings | undefined {
  const found = books.map((book) => sectionOf(book, id)).find((section) => section !== undefined);
  if (!found) return undefined;
  const text = withoutSources(found.text);
  return { parts: partsOf(found.number, text), general: generalIn(books, text) };
}

function generalIn(books: readonly string[], text: string): GeneralRuling[] {
  const ids = new Set(text.match(/\b[GHZ]\d+\b/g));
  return [...ids].flatMap((id) => generalRuling(books, id) ?? []);
}

function generalRuling(books: readonly string[], id: string): GeneralRuling | undefined {
  for (const book of books) {
    const listed = new RegExp(
      `^- \\*\\*${id}\\b ?(?<title>[^*]*?)[.:]?\\*\\*[:.]? ?(?<text>(?:.*\\n)(?: +.*\\n)*)`,
      'm',
    ).exec(book);
    const headed = new RegExp(`^### ${id}\\. (?<title>.*)\\n(?<text>[^#]*)`, 'm').exec(book);
    const { title, text } = listed?.groups ?? headed?.groups ?? {};
    if (title !== undefined && text !== undefined) return { id, title, blocks: blocksOf(withoutSources(text).trim()) };
  }
  return undefined;
}
