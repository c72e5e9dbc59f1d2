import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['ui']['computers'] = {
  computerAt: ({ letter }) => `Ordinateur ${letter}`,
  levels: { novice: 'débutant', easy: 'facile', medium: 'moyen', hard: 'difficile' },
  levelNames: { novice: 'Débutant', easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  levelNotes: {
    novice: 'Apprend encore\u00a0: bien des choses lui échappent. Un enfant de dix ans peut gagner.',
    easy: 'Voit ce qui saute aux yeux, mais oublie souvent de penser à votre réponse.',
    medium: 'Joue avec soin et punit les erreurs.',
    hard: "Joue du mieux qu'il peut.",
  },
  speed: 'Vitesse',
  speeds: { 0.5: 'Lente', 1: 'Normale', 2: 'Rapide', 4: 'Très rapide' },
};
