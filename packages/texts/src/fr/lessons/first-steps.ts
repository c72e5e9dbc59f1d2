import type { LessonWords } from '../../lesson-words.ts';

export const firstSteps = {
  move: {
    title: 'Se déplacer',
    text: "Les deux bâtisseurs rouges au socle rond sont les vôtres. Chaque tour commence par un déplacement\u00a0: l'un d'eux va sur une case libre à côté de lui, tout droit ou en diagonale.",
    task: "Déplacez l'un de vos bâtisseurs en c3, au milieu du plateau.",
    done: "Voilà un déplacement\u00a0: un pas vers l'une des huit cases voisines.",
    misses: { elsewhere: "Personne n'est arrivé en c3. Choisissez un bâtisseur, puis la case du milieu." },
  },
  build: {
    title: 'Construire',
    text: 'Après son déplacement, le même bâtisseur construit\u00a0: il pose un bloc sur une case libre à côté de lui. Le tour est alors terminé.',
    task: 'Faites passer la tour en c3 au niveau 2.',
    done: "Se déplacer, puis construire à côté du bâtisseur qui s'est déplacé\u00a0: c'est un tour complet.",
    misses: { elsewhere: "La tour en c3 n'a pas grandi. Amenez d'abord un bâtisseur à côté, puis construisez là." },
  },
  climb: {
    title: 'Monter',
    text: "Les tours servent d'escalier. Un bâtisseur monte d'un niveau par déplacement, jamais de deux.",
    task: 'Montez au niveau 1. Essayez aussi le niveau 2, pour voir.',
    done: 'Un niveau à la fois. Pour aller plus haut, il faut un escalier\u00a0: 1, puis 2, puis 3.',
    misses: { ground: "Personne n'est monté. Le bloc en c3 est au niveau 1\u00a0: allez dessus." },
  },
  descend: {
    title: 'Descendre',
    text: "Vers le bas, aucune limite\u00a0: un bâtisseur peut descendre d'autant de niveaux qu'il veut en un seul déplacement.",
    task: "L'un de vos bâtisseurs est au niveau 2. Ramenez-le au sol en un déplacement.",
    done: "On peut descendre de n'importe quelle hauteur. Il ne faut des marches que pour monter.",
    misses: { oneLevel: "Ce n'était qu'un niveau. Descendez jusqu'au sol." },
  },
  dome: {
    title: 'Fermer une tour',
    text: "Le quatrième élément d'une tour est un dôme. Plus personne ne peut s'y tenir ni y construire.",
    task: "Votre adversaire est au niveau 2, juste à côté de la tour en c3. Posez-y un dôme avant que quelqu'un n'y monte.",
    done: "Une tour coiffée d'un dôme est fermée pour tout le monde. C'est ainsi qu'on arrête une ascension.",
  },
  win: {
    title: 'Gagner',
    text: "Vous gagnez dès que l'un de vos bâtisseurs monte au niveau 3. Il n'y a plus rien à construire.",
    task: 'Votre bâtisseur est au niveau 2. Gagnez la partie.',
    done: 'Du niveau 2 au niveau 3\u00a0: gagné\u00a0! Vous en savez assez pour une première partie.',
    misses: {
      below:
        "Personne n'est encore au niveau 3. Regardez autour de votre bâtisseur au niveau 2\u00a0: une tour n'a qu'un niveau de plus.",
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
