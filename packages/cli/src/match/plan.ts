import { SETS } from '@oia/rules';
import type { EngineCommand } from '../engines/child-channel.ts';
import { readEngine } from '../engines/engine-command.ts';
import { invalid, listOf, ok, type Read, readNames, readPlayers, readSeed, readWhole } from '../options.ts';
import { MatchLog } from './match-log.ts';
import type { MatchPowers, OpeningOptions, SetupBy } from './opening.ts';
import type { TimeControl } from './paired-games.ts';
import type { Sprt } from './statistics.ts';

/** An engine that takes longer than this and many times its limit has failed, even on a busy machine. */
const DEFAULT_TIMEOUT_MS = 60_000;
const MAX_TIMEOUT_MS = 86_400_000;

/** Options of every command that plays games between engines. */
export const PLAN_OPTIONS = {
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
  seed: { type: 'string' },
} as const;

export const PLAN_HELP = `  --pairs N          pairs of games (50)
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
  --seed S           the same seed gives the same openings`;

/** The options of `oia match` as they are written. */
export interface PlanValues {
  readonly pairs: string;
  readonly movetime?: string | undefined;
  readonly cputime?: string | undefined;
  readonly nodes?: string | undefined;
  readonly players: string;
  readonly fleece: boolean;
  readonly powers: string;
  readonly setup: string;
  readonly turns: string;
  readonly concurrency: string;
  readonly timeout: string;
  readonly sprt?: string | undefined;
  readonly records?: string | undefined;
  readonly log?: string | undefined;
  readonly seed?: string | undefined;
}

/** The games of a match and their settings. */
export interface Plan extends OpeningOptions {
  readonly engines: readonly [EngineCommand, EngineCommand];
  readonly pairs: number;
  readonly control: TimeControl;
  readonly concurrency: number;
  readonly sprt: Sprt | undefined;
  readonly records: string | undefined;
  readonly log: string | undefined;
}

export function readPlan(values: PlanValues, names: readonly string[]): Read<Plan> {
  const engines = readEngines(names);
  if (!engines.ok) return engines;
  const pairs = readWhole('--pairs', values.pairs, 1, 1_000_000);
  if (!pairs.ok) return pairs;
  const concurrency = readWhole('--concurrency', values.concurrency, 1, 64);
  if (!concurrency.ok) return concurrency;
  const control = readTimeControl(values);
  if (!control.ok) return control;
  const sprt = readSprt(values.sprt);
  if (!sprt.ok) return sprt;
  const opening = readOpening(values);
  if (!opening.ok) return opening;
  return ok({
    ...opening.value,
    engines: engines.value,
    pairs: pairs.value,
    control: control.value,
    concurrency: concurrency.value,
    sprt: sprt.value,
    records: values.records,
    log: values.log,
  });
}

function readEngines([first, second, more]: readonly string[]): Read<Plan['engines']> {
  if (first === undefined || second === undefined) return invalid('Two engines are needed.');
  if (more !== undefined) return invalid(`Unexpected argument "${more}": put commands in quotes.`);
  const [one, other] = [readEngine(first), readEngine(second)];
  if (!one.ok) return one;
  return other.ok ? ok([one.value, other.value]) : other;
}

function readOpening(values: PlanValues): Read<OpeningOptions> {
  const players = readPlayers(values.players);
  if (!players.ok) return players;
  if (values.fleece && players.value !== 2) return invalid('--fleece is for two players.');
  const setup = (['random', 'engines'] as const).find((by: SetupBy) => by === values.setup);
  if (setup === undefined) return invalid(`--setup must be random or engines, not "${values.setup}".`);
  const turns = readWhole('--turns', values.turns, 0, 100);
  if (!turns.ok) return turns;
  const powers = readPowers(values.powers, values.fleece ? 1 : players.value);
  if (!powers.ok) return powers;
  const logged = values.log === undefined || values.seed !== undefined ? undefined : MatchLog.seedIn(values.log);
  const seed = logged === undefined ? readSeed(values.seed) : ok(logged);
  if (!seed.ok) return seed;
  const { fleece } = values;
  return ok({
    players: players.value,
    fleece,
    setup,
    turns: turns.value,
    powers: powers.value,
    seed: seed.value,
  });
}

function readTimeControl(values: PlanValues): Read<TimeControl> {
  const given = (['movetime', 'cputime', 'nodes'] as const).filter((name) => values[name] !== undefined);
  if (given.length > 1) return invalid(`--${given[0]} and --${given[1]} cannot be combined.`);
  const name = given[0] ?? 'movetime';
  const amount = readWhole(`--${name}`, values[name] ?? '200', 1, 1_000_000_000);
  if (!amount.ok) return amount;
  const timeout = readWhole('--timeout', values.timeout, 1, MAX_TIMEOUT_MS);
  return timeout.ok ? ok({ go: `${name} ${amount.value}`, timeout: timeout.value + 20 * amount.value }) : timeout;
}

function readPowers(text: string, cards: number): Read<MatchPowers> {
  if (text === 'none' && cards === 2) return ok({ kind: 'none' });
  if (text === 'all') return ok({ kind: 'sets', sets: SETS });
  const words = listOf([text.toLowerCase()]);
  const sets = readNames('--powers', words, SETS);
  if (sets.ok) return ok({ kind: 'sets', sets: sets.value });
  if (cards === 2 && words.length === 2 && words[1] === 'any')
    return ok({ kind: 'against', power: words[0] as string });
  if (words.length === cards && text !== 'none') return ok({ kind: 'seats', powers: words });
  return invalid(
    `--powers must be ${cards === 2 ? 'none, ' : ''}all, sets (${SETS.join(', ')}) or ${cards} powers, not "${text}".`,
  );
}

function readSprt(text: string | undefined): Read<Sprt | undefined> {
  if (text === undefined) return ok(undefined);
  const [elo0, elo1] = text.split(',').map(Number);
  if (elo0 === undefined || elo1 === undefined || !(elo0 < elo1))
    return invalid('--sprt must be two numbers such as 0,10.');
  return ok({ elo0, elo1 });
}
