import { describe, expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

/** Comments and sentences of the docs start with their subject; "Who pays?" may stand, "Who pays, is asked." may not. */
const OPENING = /^(Who|Whose|What|So many|So much)\b(?!.*\?)/;
const WORD = /whoever|somebody|nobody|everybody/i;
const NAME =
  /\b(?:const|let|static|readonly) #?((?:PATIENCE|KEPT|MOST|FEWEST|HEARING|A_FEW|SOON|ENOUGH)(?:_[A-Z_]+)?)\b/g;

const ADVICE =
  'to be reworded: it starts with Who, What or So many without asking, or has a word like nobody (CONTRIBUTING, Style)';

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\\])\/\/(.*)$/gm;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Everything that people read about Oia but the changelog, which is history. */
const PAGES = [
  '{README,CONTRIBUTING,SECURITY}.md',
  '.github/**/*.md',
  'docs/**/*.md',
  '{examples,tools}/*.md',
  'packages/*/*.md',
  'packages/*/test/**/*.md',
];
const CODE = /^ *```[\s\S]*?^ *```/gm;

/** Sentences of headings, paragraphs, list items and table cells, without code. */
function sentencesOf(page: string): string[] {
  const prose = page.replace(CODE, '').replace(/`[^`]*`/g, '`code`');
  const blocks = prose.split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.)\s*)|\|/);
  return blocks
    .map((block) => block.replace(/^\s*(?:#+|-|\d+\.)\s+|\*\*|<!--/g, ' ').replace(/\s+/g, ' '))
    .flatMap((block) => block.split(/(?<=[.!?:;]) /))
    .map((sentence) => sentence.trim());
}

const isStiff = (sentence: string): boolean => OPENING.test(sentence) || WORD.test(sentence);

function faultsIn(file: string): string[] {
  const text = readSource(file);
  const comments = [...text.matchAll(COMMENT)].map(([, block, line]) =>
    (block ?? line ?? '').replace(/\n\s*\* ?/g, ' ').trim(),
  );
  const code = text.replace(COMMENT, '').replace(STRING, '');
  const identifiers = new Set(code.match(/[\w$]+/g));
  return [
    ...comments.filter(isStiff),
    ...[...identifiers].filter((name) => WORD.test(name)),
    ...[...code.matchAll(NAME)].map(([, name = '']) => name),
  ].map((fault) => `${file}: ${fault}`);
}

const sources = filesLike('{packages,tools,test,scripts}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/(^|\/)dist\//.test(file) && file !== 'test/english.test.ts',
);
const folderOf = (file: string): string => /^(packages\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

describe('comments, names and pages are plain English', () => {
  test.each([...new Set(sources.map(folderOf))].sort())('%s', (folder) => {
    expect(sources.filter((file) => folderOf(file) === folder).flatMap(faultsIn), ADVICE).toEqual([]);
  });

  test.each(filesLike(...PAGES))('%s', (page) => {
    expect(sentencesOf(readSource(page)).filter(isStiff), ADVICE).toEqual([]);
  });

  test('a faulty sentence of a page would be found', () => {
    const page = [
      '# Oia',
      '## What there is',
      'A first sentence. Who pays,\nis asked. Who pays?',
      '- **What is lost** stays lost.',
      '| a cell | Whose turn it is, is said |',
      '```\nWhat code says is free.\n```',
      'It says `nobody` and\nmeans nobody.',
    ].join('\n\n');
    expect(sentencesOf(page).filter(isStiff)).toEqual([
      'What there is',
      'Who pays, is asked.',
      'What is lost stays lost.',
      'Whose turn it is, is said',
      'It says `code` and means nobody.',
    ]);
  });

  test('a faulty comment would be found', () => {
    expect('Who somebody is, is asked again.').toMatch(OPENING);
    expect('What a thread is told.').toMatch(OPENING);
    expect('Who is next?').not.toMatch(OPENING);
    expect('const MOST_TURNS = 3;').toMatch(NAME);
  });
});
