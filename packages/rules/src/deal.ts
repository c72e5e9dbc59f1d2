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
}

export interface Deal {
  /** By seat; a single power for the Golden Fleece. */
  readonly powers: readonly PowerId[];
  readonly start: number;
}

const GODS: readonly PowerSet[] = ['simple', 'advanced', 'fleece'];
const hasLuckOrSecret = (power: Power): boolean =>
  power.hidden === true || power.deck !== undefined || (power.fields ?? []).some((field) => field.secret);

/** True if two powers are never dealt together. */
export const clashes = (a: Power, b: Power): boolean => a === b || banBetween(a.id, b.id) !== undefined;

export function dealPool(options: DealOptions): Power[] {
  const sets = options.sets ?? GODS;
  return POWER_LIST.filter(
    (power) =>
      sets.includes(power.set) &&
      power.players.includes(options.players) &&
      (!options.fleece || power.fleece) &&
      (!options.open || !hasLuckOrSecret(power)) &&
      !options.avoid?.includes(power.id),
  );
}

/** Whether a match-up is welcome, by the powers of the seats. */
export type AcceptsPowers = (powers: readonly PowerId[]) => boolean;

const idsOf = (powers: readonly Power[]): PowerId[] => powers.map(({ id }) => id);

const MOST_DRAWS = 1000;

/** Draws powers one by one, removing those that clash with it from the pool; starts again if the pool runs out. */
function drawCompatible(
  random: Random,
  pool: readonly Power[],
  wanted: number,
  accepts: AcceptsPowers,
): Power[] | undefined {
  for (let attempt = 0; attempt < MOST_DRAWS; attempt++) {
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

/** What is rare, draws may miss: this finds it, the first one in the order of the pool. */
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
  const pool = dealPool(options);
  const wanted = options.fleece ? 1 : options.players;
  const drawn = drawAccepted(random, pool, wanted, accepts);
  if (drawn) return ok({ powers: idsOf(drawn), start: Math.floor(random() * options.players) });
  return accepts !== ANY && drawCompatible(random, pool, wanted, ANY)
    ? fault('noneAccepted')
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

/** "Limited choice": the powers from which the Challenger may choose the offer, none banned with another. */
export function dealChoice(random: Random, options: DealOptions): Result<readonly PowerId[]> {
  const drawn = drawCompatible(random, dealPool(options), (options.players + 1) * 2, ANY);
  return drawn
    ? ok(drawn.map((power) => power.id))
    : fault('badCount', String(dealPool(options).length), String((options.players + 1) * 2));
}
