import { dealPool, type Field, type Power, type PowerSet, powerById, SETS } from '@oia/rules';
import type { Catalogue, PowerId } from '@oia/texts';
import { searchPowers } from '../../parts/power-search.ts';

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

/** Kinds of effect, as players look for them. */
export const EFFECTS = [
  'move',
  'build',
  'act',
  'attack',
  'hinder',
  'win',
  'board',
  'workers',
  'setup',
  'secret',
  'once',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** The facts and hooks that indicate each kind. No power is named here, so new powers are classified too. */
const SIGNS: Readonly<Partial<Record<Effect, readonly (keyof Power)[]>>> = {
  move: ['movers', 'moves', 'evicts', 'wraps'],
  build: ['builders', 'builds', 'domes', 'built'],
  act: ['acts', 'turnEnd', 'answers', 'earns', 'seizes', 'becomes'],
  attack: ['evicts', 'strikes', 'turnEnd', 'abyss'],
  hinder: [
    'bansUp',
    'bansDown',
    'barBuilds',
    'barDomes',
    'watches',
    'judges',
    'barsEnd',
    'must',
    'slides',
    'deniesWin',
    'takesWin',
    'closes',
    'seizes',
  ],
  win: ['wins', 'claims', 'takesWin'],
  board: ['barSteps', 'sweeps', 'closesAll', 'tokens', 'abyss'],
  workers: ['workers', 'reserve'],
  setup: ['setup', 'places', 'placing', 'workers'],
};

const hasAny = (power: Power, signs: readonly (keyof Power)[]): boolean =>
  signs.some((sign) => power[sign] !== undefined);

/** Powers without hidden information and luck, according to `rules`. */
const OPEN_POWERS = dealPool({ players: 2, sets: SETS, open: true });

/** A power that extends turns, but neither by builds nor by its own steps, extends them by moves. */
const movesOn = (power: Power): boolean =>
  power.open !== undefined && !hasAny(power, ['builders', 'builds', 'domes', 'built', 'acts']);

function shows(power: Power, effect: Effect): boolean {
  if (hasAny(power, SIGNS[effect] ?? [])) return true;
  if (effect === 'move') return movesOn(power);
  if (effect === 'secret') return !OPEN_POWERS.includes(power);
  return effect === 'once' && power.set === 'hero';
}

/** The kinds of effect a power has, in the order of the list; every power has at least one. */
export const effectsOf = (power: Power): Effect[] => EFFECTS.filter((effect) => shows(power, effect));

/** The description of a field of a card; undefined if it is not visible. */
export function fieldWords(
  { onCardFields }: Catalogue['ui']['powersPage'],
  { name, initial = 0 }: Field,
): string | undefined {
  const words: Readonly<Record<string, string | ((params: { readonly count: number }) => string)>> = onCardFields;
  const phrase = words[name];
  return typeof phrase === 'function' ? phrase({ count: initial }) : phrase;
}
