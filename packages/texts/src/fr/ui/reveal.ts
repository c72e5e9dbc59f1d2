import type { Catalogue } from '../../catalogue.ts';

/** The match-up before a game. */
export const reveal: Catalogue['ui']['reveal'] = {
  title: "L'affiche",
  begin: 'Jouer',
};
