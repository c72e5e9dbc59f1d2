import type { PowerId } from '../../ids.ts';
import { powers } from '../power-names.ts';

type Power = { readonly power: PowerId };

/** Cards of powers, and the window in which one is chosen. */
export const picker = {
  search: 'Search by name or text',
  set: 'Set',
  allSets: 'All',
  sets: { simple: 'Simple', advanced: 'Advanced', fleece: 'Golden Fleece', hero: 'Heroes' },
  /** The set of one power. */
  setOf: { simple: 'Simple god', advanced: 'Advanced god', fleece: 'Golden Fleece god', hero: 'Hero' },
  none: 'No power',
  noneNote: 'Plays by the basic rules.',
  found: ({ count }: { readonly count: number }): string => (count === 1 ? '1 power' : `${count} powers`),
  nothing: 'No power fits this search.',
  forPlayers: ({ counts }: { readonly counts: string }): string => `Only for ${counts} players.`,
  or: ({ counts }: { readonly counts: readonly number[] }): string => counts.join(' or '),
  notForFleece: 'Does not go with the Golden Fleece.',
  taken: ({ player }: { readonly player: string }): string => `${player} has this power.`,
  banned: ({ power }: Power): string => `Should not meet ${powers[power].name}. You can allow such pairs under Powers.`,
  bannedAllowed: ({ power }: Power): string => `Should not meet ${powers[power].name}: you have allowed it.`,
  refused: ({ power }: Power): string => `Cannot be played together with ${powers[power].name}.`,
};
