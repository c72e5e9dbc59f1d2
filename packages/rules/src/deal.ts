import { banBetween } from './bans.ts';
import { fault, ok, type Result } from './fallible.ts';
import type { Power, PowerSet } from './power.ts';
import { POWER_LIST, type PowerId } from './power-list.ts';
import { pickOne, type Random } from './random.ts';

/** What a random match-up is drawn from (modes, section 10). */
export interface DealOptions {
  readonly players: 2 | 3 | 4;
  /** Sets to draw from; gods of all sets when left out. Heroes are for two. */
  readonly sets?: readonly PowerSet[];
  /** Without hidden information and luck. */
  readonly open?: boolean;
  /** Not these again. */
  readonly avoid?: readonly string[];
  /** One card beside the Ram instead of one a player. */
  readonly fleece?: boolean;
}

export interface Deal {
  /** By seat; a single card when the Fleece was asked for. */
  readonly powers: readonly PowerId[];
  readonly start: number;
}

const GODS: readonly PowerSet[] = ['simple', 'advanced', 'fleece'];
const hasLuckOrSecret = (power: Power): boolean =>
  power.hidden === true || power.deck !== undefined || (power.fields ?? []).some((field) => field.secret);

/** Two powers that are never dealt together. */
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

/** Draws one, throws out what is banned with it, and so on; begins again when the pool runs dry. */
function draw(random: Random, pool: readonly Power[], wanted: number): Power[] | undefined {
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

/** A random match-up; the same random source gives the same one. */
export function dealMatchup(random: Random, options: DealOptions): Result<Deal> {
  if (options.fleece && options.players !== 2) return fault('badCount', String(options.players), '2');
  const drawn = draw(random, dealPool(options), options.fleece ? 1 : options.players);
  if (!drawn) return fault('badCount', String(dealPool(options).length), String(options.players));
  return ok({ powers: drawn.map((power) => power.id), start: Math.floor(random() * options.players) });
}

/** "Limited choice": powers the Challenger chooses an offer from, none banned with another. */
export function dealChoice(random: Random, options: DealOptions): Result<readonly PowerId[]> {
  const drawn = draw(random, dealPool(options), (options.players + 1) * 2);
  return drawn
    ? ok(drawn.map((power) => power.id))
    : fault('badCount', String(dealPool(options).length), String((options.players + 1) * 2));
}
