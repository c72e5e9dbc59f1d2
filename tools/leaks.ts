// npm run leaks -- --pairs 200 [--seed 1]: pairs of games that differ only in a secret, over real sockets, streams and requests.
// Whoever may not know it has to get the same bytes and to wait as long.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { seededRandom } from '@oia/rules';
import { compareTimes, lookForLeaks } from '../packages/server/test/leaks/leaks.ts';

/** A difference of answer times that chance alone makes this seldom is no chance. */
const UNLIKELY = 0.001;

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const [pairs, seed] = [Number(values.pairs), Number(values.seed)];
if (!(pairs > 0) || Number.isNaN(seed)) {
  console.error('leaks: --pairs takes a positive number, --seed a number');
  process.exit(2);
}

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
