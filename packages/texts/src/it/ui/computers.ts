import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['ui']['computers'] = {
  computerAt: ({ letter }) => `Computer ${letter}`,
  level: ({ level }) => `livello ${level}`,
  levelNames: {
    1: 'Nuovo arrivato',
    2: 'Aiutante',
    3: 'Apprendista',
    4: 'Muratore',
    5: 'Capocantiere',
    6: 'Maestro',
    7: 'Architetto',
    8: 'Olimpio',
  },
  levelNotes: {
    1: 'Sta ancora imparando e gli sfuggono molte cose. Si può battere anche a dieci anni.',
    2: 'Ama salire, ma spesso non guarda che cosa stai preparando.',
    3: 'Vede ciò che è evidente e para quasi tutte le minacce.',
    4: 'Non gli sfugge nessuna minaccia, ma non fa piani lunghi.',
    5: 'Gioca con attenzione e pensa alla tua risposta.',
    6: 'Punisce i piccoli errori.',
    7: 'Vede le trappole con molti turni di anticipo.',
    8: 'Gioca al meglio delle sue possibilità. Il tempo per pensare si sceglie nelle impostazioni.',
  },
  speed: 'Velocità',
  speeds: { 0.5: 'Lenta', 1: 'Normale', 2: 'Veloce', 4: 'Molto veloce' },
};
