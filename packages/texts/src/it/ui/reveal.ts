import type { Catalogue } from '../../catalogue.ts';

/** The match-up before a game. */
export const reveal: Catalogue['ui']['reveal'] = {
  title: 'La sfida',
  begin: 'Giochiamo',
};
