import type { Catalogue } from '../../catalogue.ts';

/** The match-up before a game. */
export const reveal: Catalogue['ui']['reveal'] = {
  title: 'Кто против кого',
  begin: 'Играть',
};
