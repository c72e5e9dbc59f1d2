// Compares complete turns with the slow reference implementation, for each pair it knows.
import { positionText, seededRandom } from '@oia/rules';
import { composedPosition } from '../packages/rules/test/fuzz/composed.ts';
import { randomPosition } from '../packages/rules/test/reference/random.ts';
import { OTHERS, type RefPosition, SUBJECTS, supported, tooMany } from '../packages/rules/test/reference/reference.ts';
import { differences, fromReference, toReference } from '../packages/rules/test/second-opinion.ts';
import { readOptions, seedOption, whole } from './options.ts';

const { positions: wanted, seed } = readOptions(
  'opinion',
  'compares complete turns with the slow reference implementation, for each pair it knows',
  { positions: whole('positions for each pair', 200), seed: seedOption() },
);
const random = seededRandom(seed);
const all = [...new Set([...OTHERS, ...SUBJECTS])];
const likeGames = ([a, b]: readonly [string, string]): RefPosition =>
  randomPosition(random, a, b, { tokensUnderWorkers: true });
let compared = 0;
let wrong = 0;

for (const subject of SUBJECTS) {
  for (const other of all.filter((one) => supported(subject, one))) {
    for (let i = 0; i < wanted; i++) {
      const powers = random() < 0.5 ? ([subject, other] as const) : ([other, subject] as const);
      const placed = i % 2 === 0 ? fromReference(likeGames(powers)) : composedPosition({ players: 2, powers }, random);
      const ref = toReference(placed.match, placed.position);
      if (tooMany(ref)) continue;
      const found = differences(ref, placed);
      compared++;
      if (found.length > 0) console.log(`${positionText(placed)}\n  ${found.slice(0, 2).join('\n  ')}`);
      if (found.length > 0) wrong++;
    }
  }
  console.log(`${subject}: ${compared} positions so far, ${wrong} different`);
}
process.exitCode = wrong === 0 ? 0 : 1;
