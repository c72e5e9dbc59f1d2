import { blockedSquares } from './effects.ts';
import type { Held } from './hooks.ts';
import type { Match } from './match.ts';
import { ACTIVE, BLOCKED, holdersOf, type Position, setHolders } from './position.ts';
import { OPEN_ACT } from './power.ts';
import { bit } from './squares.ts';
import { kindOf, USE_HERO_STEP, USE_RAM, USE_RAM_STEP } from './steps.ts';

/** The steps that name a card, in the order in which turns are listed. */
export const NAMING_STEPS = [USE_RAM_STEP, USE_HERO_STEP] as const;

/**
 * The choice that opens a turn of a player who has both the Ram's card and an unspent hero (Z38): neither works until one is named, and then the other card has no holder for this turn. undefined: nothing is asked.
 */
export function namingOf(match: Match, p: Position, mine: readonly Held[]): Held | undefined {
  const isLent = ({ me }: Held): boolean => match.cards[me.card]?.owner === undefined;
  const lent = mine.find(isLent);
  const hero = mine.find((held) => !isLent(held) && !held.power.exhausted?.(p, held.me.data));
  if (!lent || !hero) return undefined;
  const { id, number, set, players, fleece } = hero.power;
  return {
    me: hero.me,
    power: {
      id,
      number,
      set,
      players,
      fleece,
      open: () => OPEN_ACT,
      acts(_p, _me, steps) {
        for (const step of NAMING_STEPS) steps.push(step);
      },
      act(position, me, step) {
        if (kindOf(step) === USE_RAM) setHolders(position, me.card, 0);
        else setHolders(position, lent.me.card, holdersOf(position, lent.me.card) & ~bit(position[ACTIVE]));
        beginNamed(match, position);
      },
    },
  };
}

/** Applies the start-of-turn effects of the named card. */
function beginNamed(match: Match, p: Position): void {
  const cast = match.castOf(p);
  p[BLOCKED] = blockedSquares(cast, p);
  for (const turnStart of cast.turnStart) turnStart(p);
}
