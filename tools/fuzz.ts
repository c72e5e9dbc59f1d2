// Random games and composed positions over all pairs and modes, or those with one power, and the positions of the rulings, checking all invariants.
import { Worker } from 'node:worker_threads';
import { POWER_LIST, powerById } from '@oia/rules';
import { allFleeceHeroes, allPairs, hasSecret } from '../packages/rules/test/fuzz/matchups.ts';
import { missingSteps } from '../packages/rules/test/fuzz/step-kinds.ts';
import { addTally, newTally, type Tally } from './fuzz/job.ts';
import { amount, flag, readOptions, refuse, seedOption, text, whole } from './options.ts';

const { minutes, threads, seed, power, heroes } = readOptions(
  'fuzz',
  'plays random games and composed positions over all pairs and modes, checking all invariants',
  {
    minutes: amount('how long', 20),
    threads: whole('threads to use', 2),
    seed: seedOption(Date.now() % 1_000_000),
    power: text('ID', 'only games with this power'),
    heroes: flag('one game of every card beside the Ram with every two heroes, however long that takes'),
  },
);
const named = powerById(power ?? '');
if (power !== undefined && !named) refuse('fuzz', `there is no power ${power}`);

const sum = newTally();
const until = Date.now() + minutes * 60_000;
if (heroes) console.log(`${allFleeceHeroes().length} games with heroes in the Golden Fleece, seed ${seed}`);
else console.log(`fuzzing ${named ? `${named.id} ` : ''}for ${minutes} minutes on ${threads} threads, seed ${seed}`);
const ticker = setInterval(() => console.log(progress()), 60_000);

await Promise.all(
  Array.from(
    { length: threads },
    (_, part) =>
      new Promise<void>((resolve, reject) => {
        const workerData = { until, seed: seed + part, part, parts: threads, power: named?.id, heroes };
        const worker = new Worker(new URL('./fuzz/worker.ts', import.meta.url), { workerData });
        worker.on('message', (tally: Tally) => addTally(sum, tally));
        worker.on('error', reject);
        worker.on('exit', () => resolve());
      }),
  ),
);
clearInterval(ticker);
report();

function progress(): string {
  return `${sum.games} games, ${sum.steps} steps, ${sum.violations.length} violations`;
}

function report(): void {
  console.log(`\n${progress()}`);
  console.log(`mean length ${(sum.steps / sum.games).toFixed(1)} steps, ${(sum.turns / sum.games).toFixed(1)} turns`);
  console.log(
    `modes: ${Object.entries(sum.modes)
      .map(([mode, n]) => `${mode} ${n}`)
      .join(', ')}`,
  );
  if (!heroes) reportPairs();
  for (const violation of sum.violations.slice(0, 20)) console.log(`\nVIOLATION ${violation}`);
  if (sum.violations.length > 0) process.exitCode = 1;
}

function reportPairs(): void {
  const fewest = (secret: boolean): number =>
    Math.min(
      ...allPairs(named)
        .filter((pair) => pair.some(hasSecret) === secret)
        .map(([a, b]) => sum.pairs[`${a.id}-${b.id}`] ?? 0),
    );
  const missing = missingSteps(
    (named ? [named] : POWER_LIST).map(({ id }) => id),
    new Set(Object.keys(sum.kinds)),
  );
  console.log(`fewest games of a pair: ${fewest(false)} open, ${fewest(true)} with a secret`);
  console.log(
    missing.length === 0
      ? `every kind of step of ${named?.id ?? 'every power'} was taken`
      : `not taken: ${missing.join(', ')}`,
  );
}
