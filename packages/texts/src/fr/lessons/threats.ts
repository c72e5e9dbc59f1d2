import type { LessonWords } from '../../lesson-words.ts';

export const threats = {
  stuck: {
    title: 'Sans issue',
    text: "Qui ne peut plus se déplacer et construire à son tour a perdu. C'est rare, mais cela fait gagner des parties.",
    task: 'Les deux bâtisseurs adverses sont dans un coin. Fermez-leur la dernière case où aller.',
    done: 'Plus aucun déplacement\u00a0: la partie est perdue pour eux. Peu importe que ce soit une tour ou votre bâtisseur qui barre le passage.',
    misses: { escape: 'Ils peuvent encore sortir par c1. Rendez cette case trop haute, ou occupez-la vous-même.' },
  },
  threat: {
    title: 'Menacer',
    text: "Un bâtisseur au niveau 2 à côté d'une tour ouverte de niveau 3 menace de gagner. L'adversaire doit réagir.",
    task: 'Créez une menace\u00a0: après ce tour, vous devez pouvoir gagner au suivant.',
    done: 'Votre adversaire doit maintenant fermer c4 au lieu de suivre son propre plan.',
    misses: {
      closed: 'Vous avez fermé la tour sur laquelle vous vouliez monter. Construisez ailleurs.',
      low: "De là, le niveau 3 est hors de portée. Il faut d'abord être au niveau 2, à côté de c4.",
    },
  },
  block: {
    title: 'Parer',
    text: "Avant chaque tour, demandez-vous ce que l'adversaire peut faire ensuite. S'il peut atteindre le niveau 3, empêchez-le tout de suite.",
    task: 'Votre adversaire menace de gagner. Trouvez la menace et parez-la.',
    done: 'Vu à temps. La réponse habituelle est un dôme sur la tour convoitée.',
  },
  outOfReach: {
    title: 'Hors de portée',
    text: "Inutile d'attendre le dôme. Une tour plus haute de deux niveaux est déjà un mur.",
    task: 'Votre adversaire est au niveau 1 et veut monter au niveau 2. Ne le laissez pas faire.',
    done: 'Du niveau 1, personne ne monte au niveau 3. Un bloc posé à temps évite un dôme plus tard.',
    misses: { reachable: 'Votre adversaire peut encore monter en d4. Ajoutez un niveau à cette tour.' },
  },
  sharedTower: {
    title: "À qui l'escalier\u00a0?",
    text: "Chaque tour sert aux deux camps, et après vous, c'est à l'adversaire de jouer. Avant de l'élever, regardez qui y montera en premier.",
    task: 'Créez une menace sans offrir la victoire à votre adversaire.',
    done: "Votre tour, votre escalier\u00a0: personne d'autre que vous n'atteint b4.",
    misses: {
      shared:
        "Votre adversaire est au niveau 2 à côté de d4 et y sera avant vous. Servez-vous d'une tour que personne d'autre n'atteint.",
      quiet: 'Cela ne menace encore rien. Il vous faut un bâtisseur au niveau 2 et, à côté, une tour de niveau 3.',
    },
  },
  doubleThreat: {
    title: 'Double menace',
    text: "Une menace se pare. Deux à la fois, non\u00a0: l'adversaire ne construit qu'une fois par tour.",
    task: 'Jouez de façon à gagner au prochain tour, quoi que fasse votre adversaire.',
    done: "Deux tours sont ouvertes, et votre adversaire ne peut en fermer qu'une\u00a0: il reste un passage.",
    misses: {
      single:
        'Un seul passage ne suffit pas\u00a0: votre adversaire le ferme. Préparez-en un second dans le même tour.',
      none: "Cela ne menace rien. Montez d'abord, et préparez une tour où aller ensuite.",
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
