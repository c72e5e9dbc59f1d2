// Pairs of games that differ only in a secret, over real sockets, streams and requests.
// Viewers who may not know it have to get the same bytes and to wait as long.
import process from 'node:process';
import { seededRandom } from '@oia/rules';
import { compareTimes, lookForLeaks } from '../packages/server/test/leaks/leaks.ts';
import { readOptions, seedOption, whole } from './options.ts';

/** A difference of response times counts as a leak if its probability by chance alone is below this. */
const UNLIKELY = 0.001;

const { pairs, seed } = readOptions(
  'leaks',
  'plays pairs of games that differ only in a secret: viewers who may not know it get the same bytes',
  { pairs: whole('pairs of games', 200), seed: seedOption() },
);

const { games, steps, different, ends, leaks, interrupted, times } = await lookForLeaks({ pairs, seed, most: 40 });
console.log(
  `${games} pairs of games, ${steps} steps in each, the secret differed in ${different}; ended: ${JSON.stringify(ends)}`,
);
console.log(`${leaks.length} leaks; ${interrupted} pairs not compared, because the machine stood still meanwhile`);
for (const leak of leaks.slice(0, 10)) console.log(`LEAK ${leak}`);
let isLikely = true;
for (const [what, measured] of Object.entries(times)) {
  const { answers, medians, chance } = compareTimes(measured, seededRandom(seed));
  const [one, other] = medians.map((median) => median.toFixed(3));
  const likely = `chance alone differs as much in ${(100 * chance).toFixed(1)} % of cases`;
  console.log(`${answers} answers to ${what}, medians ${one} and ${other} ms; ${likely}`);
  isLikely &&= chance >= UNLIKELY;
}
if (leaks.length > 0 || !isLikely) process.exitCode = 1;
