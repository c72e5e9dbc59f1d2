import type { PowerId } from '../../ids.ts';
import { powers } from '../names.ts';

type Count = { readonly count: number };

/** The start page. */
export const home = {
  title: 'Build, climb, and call on the gods.',
  lead: ({ count }: Count): string => `Santorini with all ${count} powers: free, no account, works offline.`,
  art: 'White houses with blue domes above the sea',
  computerTitle: 'Against the computer',
  friendsTitle: 'With a friend on this device',
  watchTitle: 'Computer against computer',
  play: 'Play',
  learn: 'Learn in two minutes',
  watch: 'Watch',
  playFriends: 'Play with a friend on this device',
  watchComputers: 'Watch computer against computer',
  friendsNote: 'You take turns on one screen. Secrets stay secret: the device is handed over.',
  watchNote: 'Sit back and watch, as fast or as slowly as you like.',
  strength: 'Strength of the computer',
  allTitle: 'Custom game',
  allNote: 'Two to four players, chosen, drafted or random powers, the Golden Fleece, heroes, house rules.',
  newGame: 'New game',
  analysisTitle: 'Analysis',
  analysisNote: 'The best turns of any position, and a review of your games.',
  powersTitle: 'Get to know the powers',
  powersNote: ({ count }: Count): string =>
    `All ${count} with their texts, and a randomizer for a table with real pieces.`,
  summary: ({ players, powers }: { readonly players: string; readonly powers: string }): string =>
    `${players} · ${powers}`,
  against: ({ names }: { readonly names: readonly string[] }): string => names.join(' against '),
  without: 'without powers',
  chosen: ({ powers: ids }: { readonly powers: readonly PowerId[] }): string =>
    ids.map((id) => powers[id].name).join(' – '),
  drafted: 'powers by draft',
  dealt: 'random powers',
  fleeceWith: ({ power }: { readonly power: PowerId }): string => `Golden Fleece with ${powers[power].name}`,
  fleeceWithHeroes: ({ power, heroes }: { readonly power: PowerId; readonly heroes: readonly PowerId[] }): string =>
    `Golden Fleece with ${powers[power].name}, heroes ${heroes.map((id) => powers[id].name).join(' and ')}`,
  fleeceDrafted: 'Golden Fleece by draft',
  fleeceDealt: 'Golden Fleece with a random power',
  fleeceHeroesDrafted: 'Golden Fleece with heroes by draft',
  fleeceHeroesDealt: 'Golden Fleece with a random power and random heroes',
  gamesTitle: 'Your games',
  gamesNone: 'Games you start appear here and can be continued at any time.',
};
