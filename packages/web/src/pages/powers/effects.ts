import { dealPool, type Power, SETS } from '@oia/rules';

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
