import {
  Draft,
  dealChoice,
  dealMatchup,
  Game,
  HOUSE_RULES,
  type MatchOptions,
  type Random,
  type Result,
  seededRandom,
} from '@oia/rules';
import { sayFault } from '@oia/telling';
import { DEAL_OPTIONS, readDeal, sayTooFew } from '../dealing.ts';
import { bad, good, type Read } from '../fallible.ts';
import { listOf, readNames, readPlayers, readSeat, readSeed, seatLetter } from '../options.ts';
import { readPlaced } from '../positions.ts';
import { WORDS } from '../words.ts';

export const TABLE_OPTIONS = {
  ...DEAL_OPTIONS,
  players: { type: 'string' },
  powers: { type: 'string' },
  fleece: { type: 'string' },
  draft: { type: 'boolean', default: false },
  choice: { type: 'boolean', default: false },
  random: { type: 'boolean', default: false },
  challenger: { type: 'string', default: 'A' },
  start: { type: 'string' },
  house: { type: 'string', multiple: true },
  position: { type: 'string' },
  override: { type: 'boolean', default: false },
  repetition: { type: 'boolean', default: false },
  seed: { type: 'string' },
  names: { type: 'string' },
  computer: { type: 'string', multiple: true },
} as const;

/** The values of these options as `parseArgs` gives them. */
export interface TableValues {
  readonly players?: string | undefined;
  readonly powers?: string | undefined;
  readonly fleece?: string | undefined;
  readonly draft: boolean;
  readonly choice: boolean;
  readonly random: boolean;
  readonly challenger: string;
  readonly start?: string | undefined;
  readonly house?: readonly string[] | undefined;
  readonly position?: string | undefined;
  readonly override: boolean;
  readonly repetition: boolean;
  readonly seed?: string | undefined;
  readonly names?: string | undefined;
  readonly computer?: readonly string[] | undefined;
  readonly sets?: readonly string[] | undefined;
  readonly avoid?: readonly string[] | undefined;
  readonly open: boolean;
}

/** Who sits where, who draws cards, and what is played. */
export interface Table {
  readonly players: 2 | 3 | 4;
  readonly computers: ReadonlySet<number>;
  readonly random: Random;
  readonly begin: Game | Draft;
  nameOf(seat: number): string;
}

export function readTable(values: TableValues): Read<Table> {
  const seed = readSeed(values.seed);
  if (!seed.ok) return seed;
  const random = seededRandom(seed.value);
  const wrong = checkWays(values);
  if (wrong) return wrong;
  if (values.position !== undefined) {
    const placed = readPlaced(values.position);
    return placed.ok ? seat(values, placed.value.match.players, random, () => good(Game.from(placed.value))) : placed;
  }
  const players = readCount(values);
  return players.ok
    ? seat(values, players.value, random, (computers) => readBegin(values, players.value, random, computers))
    : players;
}

/** Powers come in one way only. */
function checkWays(values: TableValues): Read<never> | undefined {
  const ways = (['powers', 'fleece', 'draft', 'random', 'position'] as const).filter(
    (way) => values[way] !== undefined && values[way] !== false,
  );
  if (ways.length > 1) return bad(`--${ways[0]} and --${ways[1]} do not go together.`);
  if (values.position !== undefined) {
    const strange = (['players', 'start', 'house'] as const).find((name) => values[name] !== undefined);
    if (strange) return bad(`--${strange} does not go with --position: the position says it all.`);
  }
  return values.choice && !values.draft ? bad('--choice goes with --draft only.') : undefined;
}

/** As many as --players says, or as there are powers. */
function readCount(values: TableValues): Read<2 | 3 | 4> {
  const named = listOf(values.powers === undefined ? [] : [values.powers]).length;
  const players = readPlayers(values.players ?? String(Math.max(2, named)));
  if (!players.ok) return players;
  if (values.fleece !== undefined && players.value !== 2) return bad('The Golden Fleece is for 2 players.');
  const hasPowers = named > 0 || values.draft || values.random;
  if (players.value > 2 && !hasPowers) {
    return bad(`With ${players.value} players everybody has a power: add --powers, --draft or --random.`);
  }
  return players;
}

function seat(
  values: TableValues,
  players: 2 | 3 | 4,
  random: Random,
  begin: (computers: ReadonlySet<number>) => Read<Game | Draft>,
): Read<Table> {
  const names = (values.names ?? '').split(',').map((name) => name.trim());
  if (names.length > players) return bad(`--names has ${names.length} names for ${players} players.`);
  const computers = new Set<number>();
  for (const letter of listOf(values.computer)) {
    const read = readSeat('--computer', letter, players);
    if (!read.ok) return read;
    computers.add(read.value);
  }
  const begun = begin(computers);
  if (!begun.ok) return begun;
  return good({ players, computers, random, begin: begun.value, nameOf: (seat) => names[seat] || seatLetter(seat) });
}

function readBegin(
  values: TableValues,
  players: 2 | 3 | 4,
  random: Random,
  computers: ReadonlySet<number>,
): Read<Game | Draft> {
  const house = readNames('--house', listOf(values.house), HOUSE_RULES);
  if (!house.ok) return house;
  const start = values.start === undefined ? good(undefined) : readSeat('--start', values.start, players);
  if (!start.ok) return start;
  const options = {
    players,
    override: values.override,
    // People can agree on a draw; computers cannot, and some powers allow endless play (Z27).
    repetition: values.repetition || computers.size === players,
    house: Object.fromEntries(house.value.map((rule) => [rule, true])),
    ...(start.value === undefined ? {} : { start: start.value }),
  };
  if (values.draft || values.fleece === 'draft') return beginDraft(values, options, random);
  const powers = values.powers === undefined ? [] : listOf([values.powers.toLowerCase()]);
  if (!values.random && values.fleece !== 'random') {
    const fleece = values.fleece === undefined ? {} : { fleece: values.fleece.toLowerCase() };
    return told(Game.create({ ...options, ...fleece, powers }));
  }
  return beginRandom(values, options, random);
}

function beginRandom(values: TableValues, options: MatchOptions, random: Random): Read<Game> {
  const isFleece = values.fleece !== undefined;
  const read = readDeal(values, options.players, isFleece);
  if (!read.ok) return read;
  const dealt = dealMatchup(random, read.value);
  if (!dealt.ok) return bad(sayTooFew(dealt.error));
  const { powers, start } = dealt.value;
  return told(Game.create({ start, ...options, ...(isFleece ? { fleece: powers[0] ?? '' } : { powers }) }));
}

function beginDraft(values: TableValues, options: MatchOptions, random: Random): Read<Draft> {
  const challenger = readSeat('--challenger', values.challenger, options.players);
  if (!challenger.ok) return challenger;
  if (options.start !== undefined) return bad('--start does not go with --draft: the Challenger names who starts.');
  const { start: _, powers: __, fleece: ___, ...rest } = options;
  const begun = { ...rest, challenger: challenger.value, fleece: values.fleece !== undefined };
  if (!values.choice) return good(new Draft(begun));
  const read = readDeal(values, options.players, false);
  if (!read.ok) return read;
  const pool = dealChoice(random, read.value);
  return pool.ok ? good(new Draft({ ...begun, pool: pool.value })) : bad(sayTooFew(pool.error));
}

const told = <T>(result: Result<T>): Read<T> => {
  if (result.ok) return result;
  const way = result.error.code === 'bannedPair' ? ' Add --override to allow it.' : '';
  return bad(`${sayFault(WORDS, result.error)}${way}`);
};
