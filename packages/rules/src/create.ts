import { isBanned, isRefused } from './bans.ts';
import { fitsCastKey } from './cast-key.ts';
import { fault, ok, type Result } from './fallible.ts';
import { type Card, cardData, Match, type SetupTask } from './match.ts';
import { ACTIVE, newPosition, type Position, SETUP, STAGE, setHolders } from './position.ts';
import type { HouseRule, Power } from './power.ts';
import { POWERS, powerById } from './power-list.ts';

/** Options of a match. Seats are in clockwise order; with four players 0 and 2 play against 1 and 3. */
export interface MatchOptions {
  readonly players: 2 | 3 | 4;
  /** A power id for each seat, 'none' for none. Default: no powers. */
  readonly powers?: readonly string[];
  /** The power of the card beside the Ram; players then have no powers of their own, or with `fleeceHeroes` a hero each. */
  readonly fleece?: string;
  readonly start?: number;
  readonly house?: Readonly<Partial<Record<HouseRule, boolean>>>;
  /** The game is drawn at the third repetition or after 300 turns (Z27). */
  readonly repetition?: boolean;
  /** Allows banned pairs. */
  readonly override?: boolean;
  /**
   * Custom powers; `powers` and `fleece` may contain their ids. Positions and records of such a game can be written, but
   * not read: parsers know only our powers.
   */
  readonly custom?: readonly Power<string>[];
}

export const NO_POWER = 'none';

interface Seating {
  readonly powers: readonly (Power | undefined)[];
  readonly fleece: Power | undefined;
}

function findPowers(options: MatchOptions): Result<Seating> {
  const custom = customOf(options);
  const taken = custom.find((power, i) => isTaken(power, custom.slice(0, i)));
  if (taken) return fault('samePower', taken.id);
  const find = (id: string): Power | undefined => custom.find((power) => power.id === id) ?? powerById(id);
  const powers: (Power | undefined)[] = [];
  for (const id of options.powers ?? []) {
    const power = find(id);
    if (id !== NO_POWER && !power) return fault('unknownPower', id);
    powers.push(power);
  }
  const fleece = options.fleece === undefined ? undefined : find(options.fleece);
  if (options.fleece !== undefined && !fleece) return fault('unknownPower', options.fleece);
  while (powers.length < options.players) powers.push(undefined);
  return ok({ powers, fleece });
}

// The rules only compare and write ids, so the ids of custom powers are safe.
const customOf = ({ custom = [] }: MatchOptions): readonly Power[] => custom as readonly Power[];

/** True if another power has this power's id or number. */
const isTaken = ({ id, number }: Power<string>, others: readonly Power<string>[]): boolean =>
  id === NO_POWER ||
  powerById(id) !== undefined ||
  POWERS[number] !== undefined ||
  others.some((other) => other.id === id || other.number === number);

/** Checks the options, bans included, and creates the match. */
export function createMatch(options: MatchOptions): Result<Match> {
  if (![2, 3, 4].includes(options.players)) return fault('badCount', String(options.players), '2, 3, 4');
  if ((options.powers?.length ?? 0) > options.players)
    return fault('badCount', String(options.powers?.length), String(options.players));
  const seating = findPowers(options);
  if (!seating.ok) return seating;
  const wrong = checkSeating(options, seating.value) ?? checkPairs(options, seating.value);
  return wrong ?? buildMatch(options, seating.value);
}

function checkSeating(options: MatchOptions, { powers, fleece }: Seating): ReturnType<typeof fault> | undefined {
  const { players, start = 0 } = options;
  if (!Number.isInteger(start) || start < 0 || start >= players)
    return fault('badStart', String(start), `0-${players - 1}`);
  const present = powers.filter((power) => power !== undefined);
  if (fleece) return checkFleece(options, fleece, present);
  if (players > 2 && present.length < players) return fault('badCount', String(present.length), String(players));
  const unsuitable = present.find((power) => !power.players.includes(players));
  if (unsuitable) return fault('notForPlayers', unsuitable.id, unsuitable.players.join(', '));
  return checkDifferent(present);
}

function checkDifferent(powers: readonly Power[]): ReturnType<typeof fault> | undefined {
  const duplicate = powers.find((power, i) => powers.indexOf(power) !== i);
  return duplicate ? fault('samePower', duplicate.id) : undefined;
}

/** One card beside the Ram for two players, who have no other; by the house rule each has a hero besides (Z38). */
function checkFleece(
  { players, house }: MatchOptions,
  fleece: Power,
  present: readonly Power[],
): ReturnType<typeof fault> | undefined {
  if (players !== 2 || !fleece.fleece) return fault('notForFleece', fleece.id);
  if (!house?.fleeceHeroes) return present.length > 0 ? fault('notForFleece', fleece.id) : undefined;
  const god = present.find(({ set }) => set !== 'hero');
  if (god) return fault('notForFleece', god.id, 'hero');
  if (present.length !== players) return fault('heroMissing', String(present.length), String(players));
  return checkDifferent(present);
}

function checkPairs(options: MatchOptions, { powers, fleece }: Seating): ReturnType<typeof fault> | undefined {
  const all = [fleece, ...powers];
  for (const a of all) {
    for (const b of all) {
      if (!a || !b) continue;
      if (isRefused(a.id, b.id)) return fault('refusedPair', `${a.id} ${b.id}`);
      if (!options.override && isBanned(a.id, b.id)) return fault('bannedPair', `${a.id} ${b.id}`);
    }
  }
  return undefined;
}

/** Creates the match of a parsed position, without checking bans. */
export function matchFor(options: MatchOptions): Result<Match> {
  const seating = findPowers(options);
  if (!seating.ok) return seating;
  const { powers, fleece } = seating.value;
  const present = powers.filter((power) => power !== undefined);
  return (fleece && checkFleece(options, fleece, present)) ?? buildMatch(options, seating.value);
}

/** The Ram's card is the first. */
function cardsOf({ powers, fleece }: Seating): Card[] {
  const lent = fleece ? [{ power: fleece, owner: undefined }] : [];
  const own = powers.flatMap((power, owner) => (power ? [{ power, owner }] : []));
  return [...lent, ...own].map(({ power, owner }, card) => ({ power, owner, data: cardData(card) }));
}

function buildMatch(options: MatchOptions, seating: Seating): Result<Match> {
  const { powers, fleece } = seating;
  const cards = cardsOf(seating);
  const start = startPlayer(options.start ?? 0, powers);
  const facts = { players: options.players, cards, fleece: fleece !== undefined, powers: byNumber(customOf(options)) };
  if (!fitsCastKey(facts)) return fault('badState', cards.find(({ power }) => power.becomes)?.power.id ?? '');
  const match = new Match({
    ...facts,
    house: options.house ?? {},
    tasks: fleece ? fleeceTasks(start, cards) : setupTasks(options.players, start, powers, cards),
    // In teams the second player of the starting team has the first turn; with the Ram the other player.
    first: options.players === 4 ? (start + 2) % 4 : fleece ? 1 - start : start,
    start,
    repetition: options.repetition ?? false,
  });
  return ok(match);
}

/** All powers, indexed by number. */
function byNumber(custom: readonly Power[]): readonly (Power | undefined)[] {
  if (custom.length === 0) return POWERS;
  const all = [...POWERS];
  for (const power of custom) all[power.number] = power;
  return all;
}

/** A player whose power places first is the Start Player; one whose power places last cannot be (3.2, Z34). */
function startPlayer(named: number, powers: readonly (Power | undefined)[]): number {
  if (powers[named]?.places === 'first') return named;
  const first = powers.findIndex((power) => power?.places === 'first');
  if (first >= 0) return first;
  return powers[named]?.places === 'last' ? (named + 1) % powers.length : named;
}

function placingOrder(players: number, start: number, powers: readonly (Power | undefined)[]): number[] {
  const clockwise = powers.map((_, i) => (start + i) % players).slice(0, players === 4 ? 2 : players);
  const rank = (seat: number): number => {
    const places = powers[seat]?.places;
    return players === 4 || !places ? 1 : places === 'first' ? (seat === start ? -1 : 0) : 2;
  };
  return clockwise.sort((a, b) => rank(a) - rank(b));
}

function setupTasks(
  players: number,
  start: number,
  powers: readonly (Power | undefined)[],
  cards: readonly Card[],
): SetupTask[] {
  const sideOf = (seat: number): number => (players === 4 ? seat & 1 : seat);
  const ofCards = (kind: SetupTask['kind'], seats: (seat: number) => boolean): SetupTask[] =>
    cards.flatMap(({ power, owner }, card) =>
      owner !== undefined && seats(owner) && power.setup?.some((task) => task === kind)
        ? [{ kind, seat: kind === 'draw' ? undefined : owner, card }]
        : [],
    );
  const placing = placingOrder(players, start, powers).flatMap((seat) => [
    ...Array.from({ length: workersOf(seat, powers, sideOf) }, () => ({ kind: 'place', seat, card: 0 }) as const),
    ...ofCards('orient', (owner) => sideOf(owner) === sideOf(seat)),
    ...ofCards('fate', (owner) => owner === seat),
  ]);
  return [...ofCards('draw', () => true), ...placing, ...ofCards('abyss', () => true)];
}

const workersOf = (seat: number, powers: readonly (Power | undefined)[], sideOf: (seat: number) => number): number =>
  Math.max(2, ...powers.filter((_, other) => sideOf(other) === sideOf(seat)).map((power) => power?.workers ?? 2));

/** Golden Fleece: both players place, then the Start Player places the Ram and orients the card (Z11). */
function fleeceTasks(start: number, cards: readonly Card[]): SetupTask[] {
  const setup = cards[0]?.power.setup ?? [];
  const place = (seat: number): SetupTask => ({ kind: 'place', seat, card: 0 });
  return [
    ...setup.filter((kind) => kind === 'draw').map((kind) => ({ kind, seat: undefined, card: 0 })),
    place(start),
    place(start),
    place(1 - start),
    place(1 - start),
    { kind: 'ram', seat: start, card: 0 },
    ...setup.filter((kind) => kind === 'orient').map((kind) => ({ kind, seat: start, card: 0 })),
  ];
}

/** The position before the first set-up step. */
export function startPosition(match: Match): Position {
  const p = newPosition();
  p[STAGE] = SETUP;
  p[ACTIVE] = match.first;
  dealCards(match, p);
  return p;
}

/** Gives every card to its owner and sets its fields to their initial values. */
export function dealCards(match: Match, p: Position): void {
  for (const [card, { power, owner, data }] of match.cards.entries()) {
    if (owner !== undefined) setHolders(p, card, 1 << owner);
    for (const [i, field] of (power.fields ?? []).entries()) p[data + i] = field.initial ?? 0;
    power.shuffle?.(p, match.holder(owner ?? 0, card), usableFor(match, owner));
  }
}

/** An int has a bit for this many numbers: enough for the simple powers of the box, but not for every power that may be added. */
const MAX_NUMBERS = 32;

/** Simple powers that no player has and that no opponent's power bans, as bits by number (Z12). */
function usableFor(match: Match, owner: number | undefined): number {
  const inPlay = match.cards.map(({ power }) => power.id);
  const opposing = match.cards.filter(
    (card) => owner !== undefined && card.owner !== undefined && match.sideOf(card.owner) !== match.sideOf(owner),
  );
  let bits = 0;
  for (const power of POWERS.slice(0, MAX_NUMBERS)) {
    if (power?.set !== 'simple' || inPlay.includes(power.id)) continue;
    if (!opposing.some((card) => isBanned(card.power.id, power.id))) bits |= 1 << power.number;
  }
  return bits;
}
