import { LEVELS } from '@oia/engine';
import { type Command, EXIT, print, usageError } from '../command.ts';
import { Contest } from '../match/contest.ts';
import { DEFAULT_TIMEOUT_MS, readPlan } from '../match/plan.ts';
import { summaryOf, summaryText } from '../match/summary.ts';
import { readArgs } from '../options.ts';

const OPTIONS = {
  pairs: { type: 'string', default: '50' },
  movetime: { type: 'string' },
  cputime: { type: 'string' },
  nodes: { type: 'string' },
  players: { type: 'string', default: '2' },
  fleece: { type: 'boolean', default: false },
  powers: { type: 'string', default: 'none' },
  setup: { type: 'string', default: 'random' },
  turns: { type: 'string', default: '4' },
  concurrency: { type: 'string', default: '1' },
  timeout: { type: 'string', default: String(DEFAULT_TIMEOUT_MS) },
  sprt: { type: 'string' },
  records: { type: 'string' },
  log: { type: 'string' },
  'by-power': { type: 'boolean', default: false },
  seed: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export const match: Command = {
  name: 'match',
  summary: 'engine against engine, in pairs of games',
  help: `oia match FIRST SECOND [options]

Two engines play openings, each from both sides, and are compared by pairs: won twice, split, lost twice.
Each runs in its own process. An engine is

  ${LEVELS.join(', ').padEnd(26)} one of our levels
  net:FILE                   our full strength with a net that npm run train has written
  hand                       our full strength with its evaluation by rules of thumb
  "COMMAND ..."              a command that speaks the protocol of docs/engine-protocol.md or that of the older
                             notation, in quotes: oia match 8 "node ../older/packages/cli/bin/oia.js engine"

An engine that plays an illegal turn, refuses, crashes or is silent loses the game, and the match goes on.

  --pairs N          pairs of games (50)
  --cputime N        milliseconds of processor time a turn; or
  --movetime N       milliseconds a turn (default: 200); or
  --nodes N          nodes a turn
  --powers LIST      none (the default), one power for each seat (apollo,pan), one against any other (apollo,any),
                     all, or sets to deal from (simple,advanced): every power plays about as often as any other
  --players N        2 (the default), 3 or 4. With three one engine has one seat, then the other two
  --fleece           the Golden Fleece: one power beside the Ram
  --setup BY         random (the default): random placement; or engines: they place workers and choose secrets
  --turns N          random turns after a random placement, at most (4)
  --concurrency N    pairs played at the same time (1)
  --timeout N        milliseconds of silence beyond 20 times the limit of a turn that lose the game (${DEFAULT_TIMEOUT_MS})
  --sprt E0,E1       stop as soon as it is clear whether the first is stronger by E0 or by E1 Elo
  --records FILE     append a record of every game
  --log FILE         append the result of every pair; with the log of an interrupted match it goes on from there
  --by-power         also the results of the pairs of each power
  --seed S           the same seed gives the same openings
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
