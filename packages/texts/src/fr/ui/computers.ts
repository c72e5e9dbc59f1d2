import type { Catalogue } from '../../catalogue.ts';

export const computers: Catalogue['ui']['computers'] = {
  computerAt: ({ letter }) => `Ordinateur ${letter}`,
  level: ({ level }) => `niveau ${level}`,
  levelNames: {
    1: 'Nouveau venu',
    2: 'Aide',
    3: 'Apprenti',
    4: 'Maçon',
    5: 'Chef de chantier',
    6: 'Maître',
    7: 'Architecte',
    8: 'Olympien',
  },
  levelNotes: {
    1: 'Apprend encore\u00a0: bien des choses lui échappent. Un enfant de dix ans peut gagner.',
    2: 'Aime grimper, mais oublie souvent de regarder ce que vous préparez.',
    3: 'Voit ce qui saute aux yeux et pare la plupart des menaces.',
    4: 'Ne laisse passer aucune menace, mais ne prévoit pas loin.',
    5: 'Joue avec soin et pense à votre réponse.',
    6: 'Punit les petites erreurs.',
    7: "Voit les pièges plusieurs tours à l'avance.",
    8: "Joue du mieux qu'il peut. Son temps de réflexion se règle dans les réglages.",
  },
  speed: 'Vitesse',
  speeds: { 0.5: 'Lente', 1: 'Normale', 2: 'Rapide', 4: 'Très rapide' },
};
