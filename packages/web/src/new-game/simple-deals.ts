import type { PowerSet } from '@oia/rules';
import { type GameForm, GOD_SETS } from './game-form.ts';

export const SIMPLE: readonly PowerSet[] = ['simple'];

export const isSimple = ({ sets }: Pick<GameForm, 'sets'>): boolean => sets.every((set) => SIMPLE.includes(set));

/** The form of somebody who has played little: what is dealt is simple, unless they have chosen otherwise. */
export const withSimpleDeals = (form: GameForm): GameForm =>
  form.way === 'random' || form.sets.length !== GOD_SETS.length ? form : { ...form, sets: SIMPLE };
