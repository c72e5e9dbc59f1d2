import { describe, expect, test } from 'vitest';
import { filesLike, readSource } from './sources.ts';

/** Comments are noun phrases or imperatives; "Who pays?" may stand, "Who pays, is asked." may not. */
const OPENING = /^(Who|Whose|What|So many|So much)\b(?!.*\?)/;
const WORD = /whoever|somebody|nobody|everybody/i;
const NAME =
  /\b(?:const|let|static|readonly) #?((?:PATIENCE|KEPT|MOST|FEWEST|HEARING|A_FEW|SOON|ENOUGH)(?:_[A-Z_]+)?)\b/g;

const COMMENT = /\/\*\*?([\s\S]*?)\*\/|(?<![:'"`\\])\/\/(.*)$/gm;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Folders that still have such sentences, with their number. It may only fall; a folder without any leaves the list. */
const UNFINISHED: Readonly<Record<string, number>> = {
  'packages/texts': 8,
};

function faultsIn(file: string): string[] {
  const text = readSource(file);
  const comments = [...text.matchAll(COMMENT)].map(([, block, line]) =>
    (block ?? line ?? '').replace(/\n\s*\* ?/g, ' ').trim(),
  );
  const code = text.replace(COMMENT, '').replace(STRING, '');
  const identifiers = new Set(code.match(/[\w$]+/g));
  return [
    ...comments.filter((comment) => OPENING.test(comment) || WORD.test(comment)),
    ...[...identifiers].filter((name) => WORD.test(name)),
    ...[...code.matchAll(NAME)].map(([, name = '']) => name),
  ].map((fault) => `${file}: ${fault}`);
}

const faults = filesLike('{packages,tools,test,scripts}/**/*.{ts,tsx,mjs}')
  .filter((file) => !/(^|\/)dist\//.test(file) && file !== 'test/english.test.ts')
  .flatMap(faultsIn);
const folderOf = (fault: string): string => /^(packages\/[^/]+|[^/]+)\//.exec(fault)?.[1] ?? '';

describe('comments and names are plain English', () => {
  test.each([...new Set([...faults.map(folderOf), ...Object.keys(UNFINISHED)])].sort())('%s', (folder) => {
    const found = faults.filter((fault) => folderOf(fault) === folder);
    const allowed = UNFINISHED[folder] ?? 0;
    expect(found.length > allowed ? found : []).toEqual([]);
  });

  test('a faulty comment would be found', () => {
    expect('Who somebody is, is asked again.').toMatch(OPENING);
    expect('What a thread is told.').toMatch(OPENING);
    expect('Who is next?').not.toMatch(OPENING);
    expect('const MOST_TURNS = 3;').toMatch(NAME);
  });
});
