import type { Catalogue } from '../../catalogue.ts';

/** The question that is asked once. */
export const sounds: Catalogue['ui']['sounds'] = {
  question: 'Включить звуки камня и колокола?',
  yes: 'Да',
  no: 'Нет',
};
