import type { GuideWords } from '../../guide-words.ts';

export const hermes = {
  demo: "Sans changer de hauteur, votre bâtisseur traverse tout le plateau et coiffe la tour à temps. L'autre fait aussi un pas, dans le même tour.",
  limit:
    'Après un pas à la même hauteur, plus personne ne monte ni ne descend ce tour-ci. Soit vous marchez sans changer de hauteur, soit vous faites un déplacement ordinaire.',
  task: "Préparez votre montée au niveau 3 pour gagner à votre prochain tour. L'adversaire ne doit pas pouvoir l'empêcher.",
  done: 'Hermès peut rester sur place et se contenter de construire. Votre bâtisseur a ainsi gardé sa place au niveau 2.',
  misses: {
    leftTower: 'Vous avez quitté le niveau 2. Rien ne vous oblige à bouger.',
    capped: "L'adversaire était assez près pour poser un dôme. Construisez là où personne n'arrive à temps.",
  },
  questions: {
    stayAndBuild: {
      ask: 'Puis-je rester sur place et me contenter de construire\u00a0?',
      answer: "Oui. Aucun pas n'est exigé, du moment que l'un de vos bâtisseurs construit.",
    },
    otherWorkerBuilds: {
      ask: "Un bâtisseur peut-il marcher et l'autre construire\u00a0?",
      answer: "Oui. Après la marche, n'importe lequel des deux construit, qu'il ait bougé ou non.",
    },
    throughWorkers: {
      ask: "Puis-je passer à travers d'autres bâtisseurs\u00a0?",
      answer: 'Non. Chaque pas demande une case libre\u00a0; il faut les contourner.',
    },
    onTowers: {
      ask: 'Cela marche-t-il aussi sur les tours\u00a0?',
      answer: "Oui. Chacun reste à sa hauteur\u00a0: l'un peut marcher au niveau 2 pendant que l'autre est au sol.",
    },
    climbAndWin: {
      ask: 'Puis-je encore monter et gagner\u00a0?',
      answer: 'Oui, par un déplacement ordinaire\u00a0: un pas vers le haut, le seul de ce tour.',
    },
  },
} satisfies GuideWords;
