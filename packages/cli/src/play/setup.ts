import { DEFAULT_BUDGET, type Level, LOWEST_LEVEL, type ThinkLimits } from '@oia/engine';
import { describeFault } from '@oia/narration';
import {
  dealChoice,
  dealMatchup,
  HOUSE_RULES,
  type HouseRule,
  type MatchOptions,
  type Random,
  seatLetter,
  seededRandom,
} from '@oia/rules';
import { faultOf, isComputersOnly, type Player, type Seat, type TableSetup, USUAL_LOOKS, type Way } from '@oia/table';
import { acceptsOf, DEAL_OPTIONS, dealFaultMessage, readDeal } from '../dealing.ts';
import {
  invalid,
  listOf,
  ok,
  type Read,
  readLevelOption,
  readNames,
  readPlayers,
  readSeat,
  readSeed,
} from '../options.ts';
import { readMatchPosition, WORDS } from '../words.ts';

export const SETUP_OPTIONS = {
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
  lang: { type: 'string', default: 'en' },
} as const;

/** The parsed options. */
export interface SetupValues {
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
  readonly balanced: boolean;
}

/** The set-up of the game, the random source, and the limits of computers. */
export interface Plan {
  readonly setup: TableSetup;
  readonly random: Random;
  readonly limits: ThinkLimits;
}

/** Roughly as strong as the default time limit. */
const SEEDED_NODES = 100_000;

export function readPlan(values: SetupValues): Read<Plan> {
  const seed = readSeed(values.seed);
  if (!seed.ok) return seed;
  const random = seededRandom(seed.value);
  const setup = readSetup(values, random);
  if (!setup.ok) return setup;
  // With a time limit the same seed could give another game.
  const seeded = { budget: Number.POSITIVE_INFINITY, nodes: SEEDED_NODES };
  const limits = values.seed === undefined ? { budget: DEFAULT_BUDGET } : seeded;
  return ok({ setup: setup.value, random, limits });
}

function readSetup(values: SetupValues, random: Random): Read<TableSetup> {
  const wrong = checkOptions(values);
  if (wrong) return wrong;
  if (values.position !== undefined) return readPositionSetup(values, values.position);
  const players = readCount(values);
  if (!players.ok) return players;
  const seats = readSeats(values, players.value);
  if (!seats.ok) return seats;
  const way = readWay(values, seats.value, random);
  return way.ok ? checked({ seats: seats.value, looks: USUAL_LOOKS, way: way.value }) : way;
}

function readPositionSetup(values: SetupValues, position: string): Read<TableSetup> {
  const placed = readMatchPosition(position);
  if (!placed.ok) return placed;
  const { players } = placed.value.match;
  const seats = readSeats(values, players);
  const way = { kind: 'match', options: { players }, position } as const;
  return seats.ok ? ok({ seats: seats.value, looks: USUAL_LOOKS, way }) : seats;
}

/** Checks that the powers can be played. */
function checked(setup: TableSetup): Read<TableSetup> {
  const fault = faultOf(setup);
  if (!fault) return ok(setup);
  return invalid(`${describeFault(WORDS, fault)}${fault.code === 'bannedPair' ? ' Add --override to allow it.' : ''}`);
}

/** The house rule by which --powers names the heroes that go with --fleece. */
const FLEECE_HEROES: HouseRule = 'fleeceHeroes';

/** Checks that the options do not contradict each other. */
function checkOptions(values: SetupValues): Read<never> | undefined {
  const hasHeroes = listOf(values.house).includes(FLEECE_HEROES);
  const ways = (['powers', 'fleece', 'draft', 'random', 'position'] as const).filter(
    (way) => values[way] !== undefined && values[way] !== false && !(way === 'powers' && values.fleece && hasHeroes),
  );
  if (ways.length > 1) return invalid(`--${ways[0]} and --${ways[1]} cannot be combined.`);
  if (values.position !== undefined) {
    const extra = (['players', 'start', 'house'] as const).find((name) => values[name] !== undefined);
    if (extra) return invalid(`--${extra} cannot be combined with --position, which already includes it.`);
  }
  if (values.balanced && !values.random) return invalid('--balanced requires --random.');
  return values.choice && !values.draft ? invalid('--choice requires --draft.') : undefined;
}

/** The number of players: --players, or the number of powers. */
function readCount(values: SetupValues): Read<2 | 3 | 4> {
  const named = listOf(values.powers === undefined ? [] : [values.powers]).length;
  const players = readPlayers(values.players ?? String(Math.max(2, named)));
  if (!players.ok) return players;
  if (values.fleece !== undefined && players.value !== 2) return invalid('The Golden Fleece is for 2 players.');
  const hasPowers = named > 0 || values.draft || values.random;
  if (players.value > 2 && !hasPowers) {
    return invalid(`With ${players.value} players every seat needs a power: add --powers, --draft or --random.`);
  }
  return players;
}

/** All seats are persons, except those of --computer. */
function readSeats(values: SetupValues, players: 2 | 3 | 4): Read<Seat[]> {
  const names = (values.names ?? '').split(',').map((name) => name.trim());
  if (names.length > players) return invalid(`--names has ${names.length} names for ${players} players.`);
  const sitting: Player[] = Array.from({ length: players }, () => 'person');
  for (const text of listOf(values.computer)) {
    const read = readComputer(text, players);
    if (!read.ok) return read;
    sitting[read.value.seat] = read.value.level;
  }
  return ok(sitting.map((player, seat) => ({ name: names[seat] ?? '', player })));
}

/** `B`, `B=5`. */
function readComputer(text: string, players: number): Read<{ readonly seat: number; readonly level: Level }> {
  const [letter = '', ...rest] = text.split('=');
  const seat = readSeat('--computer', letter.trim(), players);
  if (!seat.ok) return seat;
  const level = rest.length === 0 ? ok(LOWEST_LEVEL) : readLevelOption('--computer', rest.join('='));
  return level.ok ? ok({ seat: seat.value, level: level.value }) : level;
}

/** The display name of a seat. */
export const seatName = ({ seats }: TableSetup, seat: number): string => seats[seat]?.name || seatLetter(seat);

function readWay(values: SetupValues, seats: readonly Seat[], random: Random): Read<Way> {
  const players = seats.length as 2 | 3 | 4;
  const house = readNames('--house', listOf(values.house), HOUSE_RULES);
  if (!house.ok) return house;
  const start = values.start === undefined ? ok(undefined) : readSeat('--start', values.start, players);
  if (!start.ok) return start;
  const options = {
    players,
    override: values.override,
    // Persons can agree on a draw; computers cannot, and some powers allow endless games (Z27).
    repetition: values.repetition || isComputersOnly(seats),
    house: Object.fromEntries(house.value.map((rule) => [rule, true])),
    ...(start.value === undefined ? {} : { start: start.value }),
  };
  if (values.draft || values.fleece === 'draft') return draftWay(values, options, random);
  if (values.random || values.fleece === 'random') return randomWay(values, options, random);
  const powers = values.powers === undefined ? [] : listOf([values.powers.toLowerCase()]);
  const fleece = values.fleece === undefined ? {} : { fleece: values.fleece.toLowerCase() };
  return ok({ kind: 'match', options: { ...options, ...fleece, powers } });
}

function randomWay(values: SetupValues, options: MatchOptions, random: Random): Read<Way> {
  const isFleece = values.fleece !== undefined;
  const read = readDeal(values, options.players, isFleece);
  if (!read.ok) return read;
  const fleeceHeroes = options.house?.fleeceHeroes ?? false;
  const dealt = dealMatchup(random, { ...read.value, fleeceHeroes }, acceptsOf(values));
  if (!dealt.ok) return invalid(dealFaultMessage(dealt.error));
  const { powers, heroes, start } = dealt.value;
  const cards = isFleece ? { fleece: powers[0] ?? '', ...(heroes ? { powers: heroes } : {}) } : { powers };
  return ok({ kind: 'match', options: { start, ...options, ...cards } });
}

function draftWay(values: SetupValues, options: MatchOptions, random: Random): Read<Way> {
  const challenger = readSeat('--challenger', values.challenger, options.players);
  if (!challenger.ok) return challenger;
  if (options.start !== undefined)
    return invalid('--start cannot be combined with --draft: the Challenger names the Start Player.');
  const { start: _, powers: __, fleece: ___, ...rest } = options;
  const begun = { ...rest, challenger: challenger.value, fleece: values.fleece !== undefined };
  if (!values.choice) return ok({ kind: 'draft', options: begun });
  const read = readDeal(values, options.players, false);
  if (!read.ok) return read;
  const pool = dealChoice(random, read.value);
  return pool.ok
    ? ok({ kind: 'draft', options: { ...begun, pool: pool.value } })
    : invalid(dealFaultMessage(pool.error));
}
