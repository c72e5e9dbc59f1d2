import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPosition } from '../../src/check.ts';
import {
  annotationOf,
  type MatchPosition,
  olderText,
  parseDraftStep,
  parseOlder,
  parsePosition,
  parseRecordJson,
  parseRecords,
  positionText,
  readPosition,
  recordJson,
  recordOf,
  recordText,
  replay,
} from '../../src/notation/index.ts';
import { samePosition } from '../../src/position.ts';
import { seededRandom } from '../../src/random.ts';
import { Referee } from '../../src/referee.ts';
import { broken, positionsOf, randomGame, valueIn } from './games.ts';

const games = Array.from({ length: 30 }, (_, seed) => {
  const random = seededRandom(seed + 100);
  return broken(random, randomGame(random, 60));
});
const placed = games.flatMap(positionsOf).filter((_, i) => i % 5 === 0);
const positions = placed.map(positionText);
const older = [
  ...placed
    .map(olderText)
    .filter(({ ok }) => ok)
    .map((text) => valueIn(text)),
  '4101202110011400102000100/2/mortal:A3,C3/artemis:E4,A1',
  '0000011000001000000000100/1/aeolus[w]:B3,C2/clio[1|B4,C3]:C3,D3',
  '0000000000000000000000000/2/mortal:A1,B2/selene',
  '0110301421133110420400101/2/#athena[^]:D5,B3/jason[x]:A3,D2',
  '1224112101011221044400404/1/morpheus[3]:A5,C3/selene[D1]:C4,D1',
];
const records = games.map((game) =>
  recordText(recordOf(game, { Event: 'fuzz' }, new Map([[1, '[%eval 0.3] [%clk 0:01:00]']]))),
);
const jsons = games.map((game) => recordJson(recordOf(game)));

/** The letters that occur in these texts, and some that do not. */
const letter = fc.oneof(
  fc.constantFrom(...'abcde12345ABCD0/:[]{}()"\\=.,;-+^x@#*?!~ \n\t'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
);
type Edit = (text: string) => string;
const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (text: string, share: number): number => Math.floor(share * text.length);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, letter).map(
    ([p, l]): Edit =>
      (t) =>
        t.slice(0, at(t, p)) + l + t.slice(at(t, p) + 1),
  ),
  fc.tuple(place, letter).map(
    ([p, l]): Edit =>
      (t) =>
        t.slice(0, at(t, p)) + l + t.slice(at(t, p)),
  ),
  fc.tuple(place, fc.nat(6)).map(
    ([p, n]): Edit =>
      (t) =>
        t.slice(0, at(t, p)) + t.slice(at(t, p) + n),
  ),
  fc.tuple(place, place).map(
    ([p, q]): Edit =>
      (t) =>
        swapped(t, at(t, p), at(t, q)),
  ),
  fc.tuple(place, place).map(
    ([p, q]): Edit =>
      (t) =>
        wordsSwapped(t, p, q),
  ),
  place.map(
    (p): Edit =>
      (t) =>
        t.slice(0, at(t, p)),
  ),
  fc.tuple(place, fc.nat(12)).map(
    ([p, n]): Edit =>
      (t) =>
        t + t.slice(at(t, p), at(t, p) + n),
  ),
);

function swapped(text: string, i: number, j: number): string {
  const letters = [...text];
  [letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? ''];
  return letters.join('');
}

/** Whole words change places: the text keeps its shape and loses its sense. */
function wordsSwapped(text: string, p: number, q: number): string {
  const words = text.split(/([\s/:,;=[\]]+)/);
  const [i, j] = [Math.floor((p * words.length) / 2) * 2, Math.floor((q * words.length) / 2) * 2];
  [words[i], words[j]] = [words[j] ?? '', words[i] ?? ''];
  return words.join('');
}

const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 3 }))
    .map(([text, edits]) => edits.reduce((t, e) => e(t), text));

/** An accepted position keeps the invariants, can be asked for its steps, and is written and read again as it is. */
function makesSense({ match, position }: MatchPosition): void {
  expect(checkPosition(match, position)).toBeUndefined();
  new Referee(match).legalSteps(position);
  const again = valueIn(parsePosition(positionText({ match, position })));
  expect(samePosition(again.position, position)).toBe(true);
}

const RUNS = { numRuns: 1500 };
const LONG = 30_000;

describe('no text makes a parser stumble', () => {
  it(
    'position',
    () => {
      fc.assert(
        fc.property(mutated(positions), (text) => {
          const read = parsePosition(text);
          if (read.ok) makesSense(read.value);
        }),
        RUNS,
      );
    },
    LONG,
  );

  it(
    'older position',
    () => {
      fc.assert(
        fc.property(mutated(older), (text) => {
          const read = parseOlder(text);
          if (!read.ok) return;
          makesSense(read.value);
          const back = olderText(read.value);
          if (back.ok) expect(valueIn(olderText(valueIn(parseOlder(back.value))))).toBe(back.value);
        }),
        RUNS,
      );
    },
    LONG,
  );

  it(
    'record',
    () => {
      fc.assert(
        fc.property(mutated(records), (text) => {
          for (const record of parseRecords(text)) {
            if (!record.ok) {
              expect(record.error.at).toBeTypeOf('number');
              continue;
            }
            const written = recordText(record.value);
            expect(parseRecords(written).map((again) => recordText(valueIn(again)))).toEqual([written]);
            record.value.setup.forEach(annotationOf);
          }
        }),
        RUNS,
      );
    },
    LONG,
  );

  it(
    'record that is replayed',
    () => {
      fc.assert(
        fc.property(mutated(records), (text) => {
          for (const record of parseRecords(text)) if (record.ok) replay(record.value);
        }),
        { numRuns: 120 },
      );
    },
    LONG,
  );

  it(
    'record in JSON',
    () => {
      fc.assert(
        fc.property(mutated(jsons), (text) => {
          const read = parseRecordJson(text);
          if (read.ok)
            expect(recordText(valueIn(parseRecordJson(recordJson(read.value))))).toBe(recordText(read.value));
        }),
        RUNS,
      );
      fc.assert(fc.property(fc.json(), (text) => void parseRecordJson(text)));
      fc.assert(
        fc.property(
          fc.object({ key: fc.constantFrom('oia', 'tags', 'setup', 'turns', 'result', 'step', 'comments', '0') }),
          (json) => void parseRecordJson(JSON.stringify({ oia: 1, tags: { Players: '2' }, ...json })),
        ),
      );
    },
    LONG,
  );

  it(
    'anything at all',
    () => {
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: letter, maxLength: 200 })), (text) => {
          for (const parse of [readPosition, parsePosition, parseOlder, parseRecords, parseRecordJson, parseDraftStep])
            parse(text);
        }),
        RUNS,
      );
    },
    LONG,
  );
});

describe('long input', () => {
  const size = 300_000;
  const head = '[Oia "1"]\n[Players "2"]\n\n';
  it.each([
    ['spaces', ' '.repeat(size)],
    ['lines', '\n'.repeat(size)],
    ['letters', 'a'.repeat(size)],
    ['slashes', '/'.repeat(size)],
    ['heights', '0'.repeat(size)],
    ['words', 'a '.repeat(size / 2)],
    ['braces', '{'.repeat(size)],
    ['brackets', '['.repeat(size)],
    ['open tags', '[A "'.repeat(size / 4)],
    ['escapes', `[Oia "${'\\'.repeat(size)}`],
    ['games', '[Oia "1"]\n'.repeat(size / 10)],
    ['tags', `[Oia "1"]\n${Array.from({ length: size / 20 }, (_, i) => `[T${i} "x"]`).join('\n')}`],
    ['steps', head + '@a1 '.repeat(size / 4)],
    ['digits', head + '1'.repeat(size)],
    ['notes', `${head}@a1 {${'[%eval '.repeat(size / 8)}} *`],
    ['workers', `${'0'.repeat(25)}/1/mortal:${'A1,'.repeat(size / 3)}`],
    ['options', `00000/00000/00000/00000/00000 A none:fa1 none:fb1 ${'held=B-A '.repeat(size / 10)}`],
    ['nesting', '{"oia":1,"tags":'.repeat(size / 20)],
  ])('%s', (_, text) => {
    for (const parse of [readPosition, parsePosition, parseOlder, parseRecordJson, parseDraftStep])
      expect(parse(text).ok).toBe(false);
    for (const record of parseRecords(text)) if (record.ok) record.value.setup.forEach(annotationOf);
  });
});
