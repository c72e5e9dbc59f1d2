import type { GuideWords } from '../../guide-words.ts';

export const harpies = {
  demo: "L'adversaire monte sur une tour, mais ne peut pas y rester\u00a0: les Harpies emportent son bâtisseur de l'autre côté, jusqu'au bord du plateau.",
  limit: 'Le pas compte avant la glissade. Qui monte au niveau 3 a gagné, et plus personne ne glisse.',
  task: "À côté de votre bâtisseur du niveau 2, il manque un bloc à une tour. Construisez de sorte que les glissades empêchent l'adversaire d'y poser un dôme, et gagnez à votre second tour.",
  done: "Même un bâtisseur tout proche de la tour a dû se déplacer, et la glissade l'a emporté plus loin.",
  misses: {
    domed: "L'adversaire a pu s'arrêter à côté de la tour et y poser un dôme. Barrez la route à cette glissade.",
  },
  questions: {
    ownWorkers: {
      ask: 'Mes propres bâtisseurs glissent-ils aussi\u00a0?',
      answer: 'Non. Seuls les bâtisseurs adverses glissent, quand leur joueur les déplace.',
    },
    slideStops: {
      ask: "Où s'arrête une glissade\u00a0?",
      answer:
        "Devant une case plus haute, un bâtisseur, un dôme ou le bord du plateau. Elle continue sur les cases de même hauteur ou plus basses\u00a0: ici, elle descend du niveau 1, puis le bloc suivant l'arrête.",
    },
    winBySlide: {
      ask: 'Une glissade peut-elle faire gagner\u00a0?',
      answer:
        "Non. Ici, Pan glisse du niveau 2 jusqu'au sol, et la partie continue. Seul le pas lui-même peut faire gagner.",
    },
    artemisTwoSteps: {
      ask: 'Et si un adversaire fait deux pas, comme Artémis\u00a0?',
      answer: "Chaque pas a sa propre glissade. Le second part de la case où la première s'est arrêtée.",
    },
    buildAfterSlide: {
      ask: "Où l'adversaire construit-il après une glissade\u00a0?",
      answer:
        "À côté de la case où elle s'est arrêtée. Ce qui était voisin après le pas est peut-être trop loin maintenant.",
    },
  },
} satisfies GuideWords;
