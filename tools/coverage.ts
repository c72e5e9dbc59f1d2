// npm run coverage:rules: writes docs/rules/coverage.md, which numbers of docs/rules have a test, and fails if something is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { KINDS, powerNames, type RulingId, rulingIds } from './coverage-ids.ts';
import { coveredIds } from './coverage-titles.ts';
import { readOptions } from './options.ts';

/** Required share of numbered edge cases with a test. */
export const MIN_SHARE = 0.9;

export const REPORT = 'docs/rules/coverage.md';
const REASONS = 'docs/rules/uncovered.json';

export interface Coverage {
  /** The text of docs/rules/coverage.md as it should be. */
  readonly text: string;
  /** The share of numbered edge cases with a test. */
  readonly share: number;
  /** Sentences about what has to be fixed. */
  readonly problems: readonly string[];
}

interface Figures {
  readonly covered: number;
  readonly all: number;
}

const figuresOf = (rulings: readonly RulingId[], covered: ReadonlyMap<string, unknown>): Figures => ({
  covered: rulings.filter(({ id }) => covered.has(id)).length,
  all: rulings.length,
});

const shareOf = ({ covered, all }: Figures): number => (all === 0 ? 1 : covered / all);
const fraction = (figures: Figures): string => (figures.all === 0 ? '–' : `${figures.covered} / ${figures.all}`);
const percent = (figures: Figures): string => `${(100 * shareOf(figures)).toFixed(1)} %`;

function kindTable(ids: readonly RulingId[], covered: ReadonlyMap<string, unknown>): string[] {
  const row = (name: string, rulings: readonly RulingId[]): string => {
    const figures = figuresOf(rulings, covered);
    return `| ${name} | ${fraction(figures)} | ${percent(figures)} |`;
  };
  return [
    '| kind | with a test | share |',
    '| --- | --- | --- |',
    ...KINDS.map((kind) =>
      row(
        kind,
        ids.filter((ruling) => ruling.kind === kind),
      ),
    ),
    row('all', ids),
  ];
}

function powerTable(root: string, ids: readonly RulingId[], covered: ReadonlyMap<string, unknown>): string[] {
  const cell = (power: number, kind: RulingId['kind']): string =>
    fraction(
      figuresOf(
        ids.filter((ruling) => ruling.power === power && ruling.kind === kind),
        covered,
      ),
    );
  return [
    '| power | edge cases | test positions | three, teams, Fleece |',
    '| --- | --- | --- | --- |',
    ...[...powerNames(root)].map(
      ([number, name]) =>
        `| ${number} ${name} | ${cell(number, KINDS[0])} | ${cell(number, KINDS[1])} | ${cell(number, KINDS[2])} |`,
    ),
  ];
}

/** Every gap needs a reason, and every reason a gap. */
function problemsIn(
  ids: readonly RulingId[],
  gaps: readonly string[],
  reasons: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(ids.map(({ id }) => id));
  return [
    ...gaps.filter((id) => !reasons[id]).map((id) => `${id} has no test, and ${REASONS} does not say why`),
    ...Object.keys(reasons)
      .filter((id) => !gaps.includes(id))
      .map((id) => `${REASONS} gives a reason for ${id}, which ${known.has(id) ? 'has a test' : 'is no ruling'}`),
  ];
}

export function coverageOf(root: string): Coverage {
  const ids = rulingIds(root);
  const covered = coveredIds(root);
  const reasons = JSON.parse(readFileSync(join(root, REASONS), 'utf8')) as Record<string, string>;
  const gaps = ids.filter(({ id }) => !covered.has(id)).map(({ id }) => id);
  const share = shareOf(
    figuresOf(
      ids.filter(({ kind }) => kind === 'edge cases'),
      covered,
    ),
  );
  const low = share < MIN_SHARE ? [`only ${(100 * share).toFixed(1)} % of the edge cases have a test`] : [];
  const lines = [
    '# Which rulings have a test',
    '',
    'Made by `npm run coverage:rules` from the numbers in the files beside this one and in the titles of the tests; not to be edited by hand.',
    '',
    ...kindTable(ids, covered),
    '',
    '## Without a test',
    '',
    ...gaps.map((id) => `- **${id}**: ${reasons[id] ?? 'no reason given'}`),
    '',
    '## By power',
    '',
    ...powerTable(root, ids, covered),
  ];
  return { text: `${lines.join('\n')}\n`, share, problems: [...problemsIn(ids, gaps, reasons), ...low] };
}

function main(): void {
  readOptions('coverage:rules', `lists in ${REPORT} which numbers of docs/rules have a test`, {});
  const root = join(import.meta.dirname, '..');
  const { text, share, problems } = coverageOf(root);
  writeFileSync(join(root, REPORT), text);
  console.log(`${REPORT}: ${(100 * share).toFixed(1)} % of the numbered edge cases have a test`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
