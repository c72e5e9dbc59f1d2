// npm run verify -- --win-test 1000000 | --search 5000 | --wins 1000 | --games 50000 [--threads 2] [--seed 1] [--keep FILE]
// Verifies the computer player on very many cases. With --keep a second call goes on where the first one ended.
// npm run verify -- --win-test 1 --seed S --batch B: one batch again, as a failure names it.
import { parseArgs } from 'node:util';
import { CHECKS, type CheckName } from './verify/checks.ts';
import { replay, runCheck } from './verify/run.ts';
import { figuresOf, type Tally } from './verify/tally.ts';

const NAMES = Object.keys(CHECKS) as CheckName[];

type Values = Partial<Record<CheckName | 'threads' | 'seed' | 'batch' | 'keep', string>>;

function refuse(why: string): never {
  console.error(`verify: ${why}`);
  process.exit(2);
}

function readOptions(): Values {
  try {
    const checks = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({
      options: {
        ...checks,
        threads: { type: 'string', default: '2' },
        seed: { type: 'string', default: '1' },
        batch: { type: 'string' },
        keep: { type: 'string' },
      },
    }).values as Values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const values = readOptions();
const whole = (name: keyof Values, least: number): number => {
  const number = Number(values[name]);
  return Number.isInteger(number) && number >= least ? number : refuse(`--${name} takes a whole number from ${least}`);
};

function report({ cases, counts, failures }: Tally): void {
  for (const [name, text] of figuresOf(counts)) console.log(`  ${name.padEnd(24)} ${text}`);
  console.log(`${cases} cases, ${failures.length} failed`);
  for (const failure of failures.slice(0, 20)) console.log(`\nFAILED ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

const asked = NAMES.filter((name) => values[name] !== undefined);
if (asked.length === 0) refuse(`name what to verify: ${NAMES.map((name) => `--${name} N`).join(', ')}`);
const seed = whole('seed', 0);
for (const name of asked) {
  if (values.batch !== undefined) report(replay(name, seed, whole('batch', 0)));
  else {
    const options = { name, cases: whole(name, 1), seed, threads: whole('threads', 1), file: values.keep };
    report(await runCheck(options).catch((error: Error) => refuse(error.message)));
  }
}
