import { type Command, EXIT, print, usageError } from '../command.ts';
import { ENGINES_HELP } from '../engines/engine-command.ts';
import { Contest } from '../match/contest.ts';
import { PLAN_HELP, PLAN_OPTIONS, readPlan } from '../match/plan.ts';
import { summaryOf, summaryText } from '../match/summary.ts';
import { readArgs } from '../options.ts';

const OPTIONS = {
  ...PLAN_OPTIONS,
  sprt: { type: 'string' },
  records: { type: 'string' },
  log: { type: 'string' },
  'by-power': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const match: Command = {
  name: 'match',
  summary: 'engine against engine, in pairs of games',
  help: `oia match FIRST SECOND [options]

Two engines play openings, each from both sides, and are compared by pairs: won twice, split, lost twice.
Each runs in its own process. ${ENGINES_HELP}

${PLAN_HELP}
  --sprt E0,E1       stop as soon as it is clear whether the first is stronger by E0 or by E1 Elo
  --records FILE     append a record of every game
  --log FILE         append the result of every pair; with the log of an interrupted match it goes on from there
  --by-power         also the results of the pairs of each power
  --json             the result as one line of JSON`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('match', read.error);
    const { values, positionals } = read.value;
    const plan = readPlan(values, positionals);
    if (!plan.ok) return usageError('match', plan.error);
    const contest = Contest.of(plan.value);
    if (!contest.ok) return usageError('match', contest.error);
    const played = await contest.value.play();
    if (!played.ok) return usageError('match', played.error);
    const tell = values.json
      ? JSON.stringify(summaryOf(plan.value, played.value, values['by-power']))
      : summaryText(plan.value, played.value, values['by-power']);
    print(tell);
    return played.value.failures === 0 ? EXIT.ok : EXIT.failed;
  },
};
