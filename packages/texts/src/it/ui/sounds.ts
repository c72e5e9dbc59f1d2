import type { Catalogue } from '../../catalogue.ts';

/** The question that is asked once. */
export const sounds: Catalogue['ui']['sounds'] = {
  question: 'Suoni di pietra e di campane durante la partita?',
  yes: 'Sì',
  no: 'No',
};
