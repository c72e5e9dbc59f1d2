import type { GuideWords } from '../../guide-words.ts';

export const jason = {
  demo: "Votre troisième bâtisseur entre par le bord, juste à côté d'un bâtisseur adverse, et construit aussitôt.",
  limit: 'Le nouveau venu prend tout le tour\u00a0: il construit, et vos autres bâtisseurs restent sur place.',
  task: "L'adversaire est sur le point de monter au niveau 3. Aucun de vos bâtisseurs ne peut à la fois se déplacer et poser un dôme là-haut. Arrêtez-le quand même.",
  done: "Le nouveau venu n'a pas à se déplacer\u00a0: placez-le à côté de la tour, et il construit aussitôt.",
  misses: {
    walked: "Un bâtisseur qui se déplace ne peut plus atteindre la tour. Mais quelqu'un attend encore sur votre carte.",
    elsewhere: "La tour est encore ouverte. Le nouveau venu doit entrer à côté d'elle et y poser le dôme.",
  },
  questions: {
    thirdWorkerEnters: {
      ask: 'Où le troisième bâtisseur peut-il entrer\u00a0?',
      answer: 'Au sol, sur une case libre du bord\u00a0: pas sur un bloc, et pas au milieu du plateau.',
    },
    moveAllThree: {
      ask: 'Est-ce que je déplace ensuite les trois\u00a0?',
      answer:
        'Non, un par tour, comme avant. Mais vous choisissez parmi trois, et le nouveau se déplace comme les autres.',
    },
    othersCannotMove: {
      ask: 'Peut-il entrer quand mes autres bâtisseurs ne peuvent pas se déplacer\u00a0?',
      answer: "Oui. C'est un tour complet, et il peut vous sauver.",
    },
    thirdWorkerWins: { ask: 'Le troisième bâtisseur peut-il gagner\u00a0?', answer: 'Oui, comme tous les autres.' },
    lastWorkerRemoved: {
      ask: 'Ai-je perdu si mon dernier bâtisseur sur le plateau est éliminé\u00a0?',
      answer: 'Pas tant que le troisième attend sur votre carte. Il entrera pendant votre tour.',
    },
  },
} satisfies GuideWords;
