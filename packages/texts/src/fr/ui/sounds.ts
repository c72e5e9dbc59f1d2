import type { Catalogue } from '../../catalogue.ts';

/** The question that is asked once. */
export const sounds: Catalogue['ui']['sounds'] = {
  question: 'Des sons de pierre et de cloches pendant la partie\u00a0?',
  yes: 'Oui',
  no: 'Non',
};
