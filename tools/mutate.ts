// Breaks the rules on purpose, one line at a time, and checks that the rulings
// fail. Exit code 1 if a mutant survives or a mutation no longer matches the code.
import { seededRandom, shuffled } from '@oia/rules';
import { RulesCopy } from './mutate/copy.ts';
import type { Mutation, Verdict } from './mutate/mutation.ts';
import { MUTATIONS } from './mutate/mutations.ts';
import { flag, readOptions, seedOption, text, whole } from './options.ts';

const { jobs, power, ...values } = readOptions(
  'mutate',
  'breaks the rules on purpose, one line at a time, and checks that the rulings fail',
  {
    count: whole('mutations, chosen at random', 60),
    seed: seedOption(),
    all: flag('all mutations'),
    power: text('ID', 'the mutations of this power'),
    jobs: whole('mutations at the same time', 2, { max: 2 }),
  },
);

const sample = sampleOf(power);
const copies = Array.from({ length: jobs }, () => new RulesCopy());
process.on('exit', () => {
  for (const copy of copies) copy.remove();
});
process.on('SIGINT', () => process.exit(130));

const first = copies[0] as RulesCopy;
const problems = MUTATIONS.flatMap((mutation) => problemsWith(mutation, first));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

const original = await first.judgeUnchanged(new Set(sample.flatMap(({ test }) => test ?? [])));
if (original.kind !== 'survived') {
  console.error(`the rules fail without any mutation: ${describe(original)}`);
  process.exit(1);
}

const verdicts: Verdict[] = [];
const waiting = [...sample];
await Promise.all(copies.map(work));
report();

/** The mutations in the file of this power, else all or some of them. */
function sampleOf(id: string | undefined): readonly Mutation[] {
  if (id) return MUTATIONS.filter(({ file }) => file === `src/powers/${id}.ts`);
  return values.all ? MUTATIONS : shuffled(seededRandom(values.seed), MUTATIONS).slice(0, values.count);
}

/** A mutation has to match the code, and to belong to a ruling that has a test. */
function problemsWith(mutation: Mutation, copy: RulesCopy): string[] {
  const { ruling, file, find } = mutation;
  const times = copy.occurrences(file, find);
  if (times !== 1) return [`found ${times} times: ${ruling} ${file}: ${find}`];
  return copy.shows(mutation) ? [] : [`nothing shows ${ruling}: ${file}: ${find}`];
}

/** Judges mutations with one copy until none is left. */
async function work(copy: RulesCopy): Promise<void> {
  for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
    const verdict = await copy.judge(mutation);
    verdicts.push(verdict);
    console.log(`${mutation.ruling} ${mutation.file} (${mutation.means}): ${describe(verdict)}`);
  }
}

function describe(verdict: Verdict): string {
  if (verdict.kind === 'survived') return 'SURVIVED';
  if (verdict.kind === 'hung') return 'killed: it hangs';
  if (verdict.kind === 'crashed') return `killed: it crashes, ${verdict.message}`;
  return `killed by ${verdict.by}`;
}

function report(): void {
  const survived = verdicts.filter(({ kind }) => kind === 'survived').length;
  const own = verdicts.filter((verdict) => verdict.kind === 'killed' && verdict.own).length;
  const broken = verdicts.filter(({ kind }) => kind === 'hung' || kind === 'crashed').length;
  console.log(`\n${own} by the ruling itself, ${broken} by a crash or a hang`);
  console.log(`${verdicts.length - survived} killed, ${survived} survived of ${verdicts.length}`);
  if (survived > 0) process.exitCode = 1;
}
