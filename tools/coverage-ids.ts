import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of rulings in docs/rules that are counted. */
export const KINDS = [
  'edge cases',
  'test positions',
  'paragraphs for three, teams, Fleece',
  'general rulings (Z)',
  'banned pairs (Z.pairs)',
  'groundwork (G)',
  'conventions (H)',
  'modes (M)',
  'cards beside the Ram (fleece)',
] as const;
export type RulingKind = (typeof KINDS)[number];

export interface RulingId {
  readonly id: string;
  readonly kind: RulingKind;
  /** The number of the power it belongs to, if it belongs to one. */
  readonly power?: number;
}

/** A section of a text: its heading, and the body up to the next heading. */
interface Section {
  readonly heading: string;
  readonly body: string;
}

const sectionsOf = (text: string, mark: RegExp): Section[] =>
  text
    .split(mark)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { heading: part.slice(0, end), body: part.slice(end + 1) };
    });

const numbersIn = (body: string): string[] => [...body.matchAll(/^(\d+)\. /gm)].map((match) => match[1] ?? '');

/** `N.M` where the section has numbered rulings, else the section as a whole. */
function numbered(prefix: string, { heading, body }: Section, kind: RulingKind): RulingId[] {
  const section = `${prefix}${/^G?(\d+)/.exec(heading)?.[1]}`;
  const numbers = numbersIn(body);
  return numbers.length === 0
    ? [{ id: section, kind }]
    : numbers.map((number) => ({ id: `${section}.${number}`, kind }));
}

function paragraphIds(power: number, body: string): RulingId[] {
  const heads = [...body.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map((match) => match[1] ?? '');
  const names = [
    ...(heads.some((head) => /\b3\b.*players/.test(head)) ? ['three'] : []),
    ...(heads.some((head) => /\b4\b.*players/.test(head)) ? ['teams'] : []),
    ...(heads.includes('Fleece') ? ['fleece'] : []),
  ];
  return names.map((name) => ({ id: `${power}.${name}`, kind: 'paragraphs for three, teams, Fleece', power }));
}

function powerIds({ heading, body }: Section): RulingId[] {
  const power = Number(/^(\d+)\./.exec(heading)?.[1]);
  if (!(power > 0)) return [];
  const own = body.split(/^# /m)[0] ?? '';
  const cases = numbersIn(own.split('**Edge cases')[1] ?? '');
  return [
    ...cases.map((number) => ({ id: `${power}.${number}`, kind: 'edge cases', power }) as const),
    ...paragraphIds(power, own),
  ];
}

function positionIds(text: string): RulingId[] {
  const appendix = text.slice(text.lastIndexOf('\n# Appendix'));
  const found = [...appendix.matchAll(/(?<=[\s-])D(\d+)\.\d+[a-z]?(?=\s)/g)];
  return unique(found.map((match) => ({ id: match[0], kind: 'test positions', power: Number(match[1]) }))).filter(
    ({ id }, _, all) => !all.some((other) => other.id === `${id}a`),
  );
}

const generalIds = (text: string): RulingId[] =>
  [...text.matchAll(/\*\*(Z\d+)/g)].map((match) => ({ id: match[1] ?? '', kind: 'general rulings (Z)' }));

const conventionIds = (text: string): RulingId[] =>
  [...text.matchAll(/^- \*\*(H\d+)/gm)].map((match) => ({ id: match[1] ?? '', kind: 'conventions (H)' }));

const pairIds = (text: string): RulingId[] =>
  [...text.matchAll(/^- ([a-z]+) - ([a-z]+)/gm)].map((match) => ({
    id: `Z.pairs.${match[1]}-${match[2]}`,
    kind: 'banned pairs (Z.pairs)',
  }));

/** The list of section 7 of the modes. */
const fleeceIds = (text: string): RulingId[] =>
  (/^Eligible[^:]*: ([^.]+)\./m.exec(text)?.[1] ?? '')
    .split(', ')
    .map((name) => ({ id: `fleece.${name.replace('*', '')}`, kind: 'cards beside the Ram (fleece)' }));

const unique = (ids: readonly RulingId[]): RulingId[] => [
  ...new Map(ids.map((ruling) => [ruling.id, ruling])).values(),
];

const bookIn = (root: string, name: string): string => readFileSync(join(root, 'docs/rules', name), 'utf8');

/** The texts of all books that have rulings of powers. */
const powerBooks = (root: string): string[] =>
  globSync('powers-*.md', { cwd: join(root, 'docs/rules') })
    .sort()
    .map((name) => bookIn(root, name));

/** All numbers of docs/rules that a test can refer to. */
export function rulingIds(root: string): RulingId[] {
  const books = powerBooks(root);
  const modes = bookIn(root, 'modes.md');
  const groundwork = bookIn(root, 'powers-1-30.md').split(/^# Simple/m)[0] ?? '';
  return unique([
    ...books.flatMap((text) => sectionsOf(text, /^## /m).flatMap(powerIds)),
    ...books.flatMap(positionIds),
    ...generalIds(bookIn(root, 'general.md')),
    ...pairIds(modes),
    ...sectionsOf(groundwork, /^### /m).flatMap((section) => numbered('G', section, 'groundwork (G)')),
    ...conventionIds(bookIn(root, 'powers-31-55.md')),
    ...sectionsOf(modes, /^## /m).flatMap((section) => numbered('M', section, 'modes (M)')),
    ...fleeceIds(modes),
  ]);
}

/** Names of the powers by number, from the headings; number 0 is the base game. */
export function powerNames(root: string): ReadonlyMap<number, string> {
  const headings = [
    ...powerBooks(root)
      .join('\n')
      .matchAll(/^## ([1-9]\d*)\. (\w+)/gm),
  ];
  return new Map([[0, 'base game'], ...headings.map((match): [number, string] => [Number(match[1]), match[2] ?? ''])]);
}
