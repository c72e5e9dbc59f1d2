import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['ui']['computers'] = {
  computerAt: ({ letter }) => `Computer ${letter}`,
  levels: { novice: 'principiante', easy: 'facile', medium: 'medio', hard: 'difficile' },
  levelNames: { novice: 'Principiante', easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
  levelNotes: {
    novice: 'Sta ancora imparando e gli sfuggono molte cose. Si può battere anche a dieci anni.',
    easy: 'Vede ciò che è evidente, ma spesso non si chiede come risponderai.',
    medium: 'Gioca con attenzione e punisce gli errori.',
    hard: 'Gioca al meglio delle sue possibilità.',
  },
  speed: 'Velocità',
  speeds: { 0.5: 'Lenta', 1: 'Normale', 2: 'Veloce', 4: 'Molto veloce' },
};
