// Verifies the computer player on very many cases. With --keep a second call goes on where the first one ended.
import { readOptions, refuse, seedOption, text, whole } from './options.ts';
import { CHECKS, type CheckName, replay, runCheck } from './verify/run.ts';
import { figuresOf, type Tally } from './verify/tally.ts';

const NAMES = Object.keys(CHECKS) as CheckName[];

const values = readOptions('verify', 'verifies the computer player on very many cases', {
  'win-test': whole('positions: "can win now" against the full walk', undefined),
  search: whole('positions: the search without pruning against plain minimax', undefined),
  wins: whole('positions: wins in 1 and 2 are found', undefined),
  games: whole('quick games without an illegal turn', undefined),
  threads: whole('threads to use', 2),
  seed: seedOption(),
  batch: whole('repeats the batch that a failure names', undefined, { min: 0 }),
  keep: text('FILE', 'keeps the progress, so that a second call goes on'),
} satisfies Record<CheckName, unknown> & Record<string, unknown>);

function report({ cases, counts, failures }: Tally): void {
  for (const [name, text] of figuresOf(counts)) console.log(`  ${name.padEnd(24)} ${text}`);
  console.log(`${cases} cases, ${failures.length} failed`);
  for (const failure of failures.slice(0, 20)) console.log(`\nFAILED ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

const asked = NAMES.filter((name) => values[name] !== undefined);
if (asked.length === 0) refuse('verify', `name what to verify: ${NAMES.map((name) => `--${name} N`).join(', ')}`);
const { seed, batch, threads, keep: file } = values;
for (const name of asked) {
  if (batch !== undefined) report(replay(name, seed, batch));
  else {
    const options = { name, cases: values[name] ?? 1, seed, threads, file };
    report(await runCheck(options).catch((error: Error) => refuse('verify', error.message)));
  }
}
