import { banBetween } from './bans.ts';
import { fault, ok, type Result } from './fallible.ts';
import type { Power, PowerSet } from './power.ts';
import { POWER_LIST, type PowerId } from './power-list.ts';
import { pickOne, type Random, shuffled } from './random.ts';

/** Options of a random match-up (modes, section 10). */
export interface DealOptions {
  readonly players: 2 | 3 | 4;
  /** Sets to draw from; by default the gods of all sets. Heroes are for two players. */
  readonly sets?: readonly PowerSet[];
  /** Only powers without hidden information and luck. */
  readonly open?: boolean;
  /** Powers not to deal. */
  readonly avoid?: readonly string[];
  /** One card beside the Ram instead of one for each player. */
  readonly fleece?: boolean;
  /** With `fleece`: a hero for each player besides (Z38). */
  readonly fleeceHeroes?: boolean;
}

export interface Deal {
  /** By seat; a single power for the Golden Fleece. */
  readonly powers: readonly PowerId[];
  readonly start: number;
  /** By seat, in the Golden Fleece with heroes. */
  readonly heroes?: readonly PowerId[];
}

const GODS: readonly PowerSet[] = ['simple', 'advanced', 'fleece'];
const hasLuckOrSecret = (power: Power): boolean =>
  power.hidden === true || power.deck !== undefined || (power.fields ?? []).some((field) => field.secret);

/** True if two powers are never dealt together. */
export const clashes = (a: Power, b: Power): boolean => a === b || banBetween(a.id, b.id) !== undefined;

/** The powers that may be dealt; in the Golden Fleece with heroes both cards for the Ram and heroes. */
export const dealPool = (options: DealOptions): Power[] => [...cardPool(options), ...heroPool(options)];

/** The powers for the seats, or for the card beside the Ram. */
function cardPool(options: DealOptions): Power[] {
  const sets = options.sets ?? GODS;
  return POWER_LIST.filter(
    (power) => sets.includes(power.set) && (!options.fleece || power.fleece) && isAllowed(options, power),
  );
}

/** The heroes to go with the card beside the Ram, whatever the sets. */
const heroPool = (options: DealOptions): Power[] =>
  options.fleece && options.fleeceHeroes
    ? POWER_LIST.filter((power) => power.set === 'hero' && isAllowed(options, power))
    : [];

const isAllowed = ({ players, open, avoid }: DealOptions, power: Power): boolean =>
  power.players.includes(players) && (!open || !hasLuckOrSecret(power)) && !avoid?.includes(power.id);

/** Whether a match-up is welcome, by the powers of the seats. */
export type AcceptsPowers = (powers: readonly PowerId[]) => boolean;

const idsOf = (powers: readonly Power[]): PowerId[] => powers.map(({ id }) => id);

const MAX_DRAWS = 1000;

/** Draws powers one by one, removing those that clash with it from the pool; starts again if the pool runs out. */
function drawCompatible(
  random: Random,
  pool: readonly Power[],
  wanted: number,
  accepts: AcceptsPowers,
): Power[] | undefined {
  for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
    const drawn: Power[] = [];
    let rest = [...pool];
    while (drawn.length < wanted && rest.length > 0) {
      const power = pickOne(random, rest);
      drawn.push(power);
      rest = rest.filter((other) => !clashes(power, other));
    }
    if (drawn.length === wanted && accepts(idsOf(drawn))) return drawn;
  }
  return undefined;
}

/** Random draws may miss a rare solution: this finds the first one in the order of the pool. */
function firstAccepted(
  pool: readonly Power[],
  drawn: readonly Power[],
  wanted: number,
  accepts: AcceptsPowers,
): Power[] | undefined {
  if (drawn.length === wanted) return accepts(idsOf(drawn)) ? [...drawn] : undefined;
  for (const power of pool) {
    const rest = pool.filter((other) => !clashes(power, other));
    const found = firstAccepted(rest, [...drawn, power], wanted, accepts);
    if (found) return found;
  }
  return undefined;
}

const ANY: AcceptsPowers = () => true;

/** A random match-up, determined by the random source. If one can be dealt, but none that is accepted, the fault is `noneAccepted`. */
export function dealMatchup(random: Random, options: DealOptions, accepts: AcceptsPowers = ANY): Result<Deal> {
  if (options.fleece && options.players !== 2) return fault('badCount', String(options.players), '2');
  const pool = cardPool(options);
  const wanted = options.fleece ? 1 : options.players;
  const drawn = drawAccepted(random, pool, wanted, accepts);
  if (drawn)
    return withHeroes(random, options, { powers: idsOf(drawn), start: Math.floor(random() * options.players) });
  return accepts !== ANY && drawCompatible(random, pool, wanted, ANY)
    ? fault('noneAccepted')
    : fault('badCount', String(pool.length), String(options.players));
}

/** A deal of the Golden Fleece with two heroes that may meet its card and each other, where they are wanted. */
function withHeroes(random: Random, options: DealOptions, deal: Deal): Result<Deal> {
  if (!options.fleece || !options.fleeceHeroes) return ok(deal);
  const pool = heroPool(options).filter(({ id }) => deal.powers.every((card) => !banBetween(card, id)));
  const drawn = drawCompatible(random, pool, options.players, ANY);
  return drawn
    ? ok({ ...deal, heroes: idsOf(drawn) })
    : fault('badCount', String(pool.length), String(options.players));
}

function drawAccepted(
  random: Random,
  pool: readonly Power[],
  wanted: number,
  accepts: AcceptsPowers,
): Power[] | undefined {
  const drawn = drawCompatible(random, pool, wanted, accepts);
  return drawn || accepts === ANY ? drawn : firstAccepted(shuffled(random, pool), [], wanted, accepts);
}

/** How many powers a "limited choice" has, for each kind of them: cards, and heroes beside the Ram. */
export const choiceSize = (players: number): number => (players + 1) * 2;

/** "Limited choice": the powers from which the Challenger may choose the offer, none banned with another of its kind. */
export function dealChoice(random: Random, options: DealOptions): Result<readonly PowerId[]> {
  const size = choiceSize(options.players);
  const choice: PowerId[] = [];
  for (const pool of [cardPool(options), ...(options.fleeceHeroes ? [heroPool(options)] : [])]) {
    const drawn = drawCompatible(random, pool, size, ANY);
    if (!drawn) return fault('badCount', String(pool.length), String(size));
    choice.push(...idsOf(drawn));
  }
  return ok(choice);
}
