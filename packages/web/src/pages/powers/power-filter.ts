import { type Power, type PowerSet, powerById } from '@oia/rules';
import type { Catalogue, PowerId } from '@oia/texts';
import { searchPowers } from '../../parts/power-search.ts';
import { type Effect, effectsOf } from './effects.ts';

/** The state of the filter form. */
export interface PowerFilter {
  readonly text: string;
  readonly set: PowerSet | 'all';
  readonly players: 2 | 3 | 4 | 'all';
  readonly effect: Effect | 'all';
  readonly isFleece: boolean;
}

export const NO_FILTER: PowerFilter = { text: '', set: 'all', players: 'all', effect: 'all', isFleece: false };

export const foundPowers = (words: Catalogue, filter: PowerFilter): readonly PowerId[] =>
  searchPowers(words, filter).filter((id) => {
    const power = powerById(id);
    return power !== undefined && fits(power, filter);
  });

const fits = (power: Power, { players, effect, isFleece }: PowerFilter): boolean =>
  (players === 'all' || power.players.includes(players)) &&
  (effect === 'all' || effectsOf(power).includes(effect)) &&
  (!isFleece || power.fleece);
