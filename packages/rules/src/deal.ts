import { banBetween } from './bans.ts';
import { fault, ok, type Result } from './fallible.ts';
import type { Power, PowerSet } from './power.ts';
import { POWER_LIST, type PowerId } from './power-list.ts';
import { pickOne, type Random } from './random.ts';

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

/** Draws powers one by one, removing those that clash with it from the pool; starts again if the pool runs out. */
function drawCompatible(random: Random, pool: readonly Power[], wanted: number): Power[] | undefined {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const drawn: Power[] = [];
    let rest = [...pool];
    while (drawn.length < wanted && rest.length > 0) {
      const power = pickOne(random, rest);
      drawn.push(power);
      rest = rest.filter((other) => !clashes(power, other));
    }
    if (drawn.length === wanted) return drawn;
  }
  return undefined;
}

/** A random match-up, determined by the random source. */
export function dealMatchup(random: Random, options: DealOptions): Result<Deal> {
  if (options.fleece && options.players !== 2) return fault('badCount', String(options.players), '2');
  const drawn = drawCompatible(random, dealPool(options), options.fleece ? 1 : options.players);
  if (!drawn) return fault('badCount', String(dealPool(options).length), String(options.players));
  return ok({ powers: drawn.map((power) => power.id), start: Math.floor(random() * options.players) });
}

/** "Limited choice": the powers from which the Challenger may choose the offer, none banned with another. */
export function dealChoice(random: Random, options: DealOptions): Result<readonly PowerId[]> {
  const drawn = drawCompatible(random, dealPool(options), (options.players + 1) * 2);
  return drawn
    ? ok(drawn.map((power) => power.id))
    : fault('badCount', String(dealPool(options).length), String((options.players + 1) * 2));
}
