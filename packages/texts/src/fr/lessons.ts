import type { LessonWords } from '../chunks.ts';
import type { Translations } from '../translation.ts';

const firstSteps = {
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
} satisfies Readonly<Record<string, LessonWords>>;

const threats = {
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
} satisfies Readonly<Record<string, LessonWords>>;

const plans = {
  trap: {
    title: 'Enfermer',
    text: 'Un bâtisseur qui ne peut plus bouger ne monte pas et ne construit pas\u00a0: vous jouez deux contre un.',
    task: 'Enfermez le bâtisseur en a5.',
    done: 'Il ne joue plus tant que personne ne lui ouvre un passage.',
    misses: { open: 'Le bâtisseur en a5 peut encore sortir par b4.' },
  },
  placement: {
    title: 'Bien commencer',
    text: 'Avant le premier tour, chacun place ses bâtisseurs. Au milieu, un bâtisseur a huit cases autour de lui, au bord cinq, dans un coin trois.',
    task: 'Votre adversaire a placé ses deux bâtisseurs. Placez les vôtres, aucun au bord.',
    done: "De là, tous deux atteignent tout ce qui compte. C'est un bon départ.",
    misses: { edge: 'Au bord, un bâtisseur a peu de chemins. Gardez les deux vôtres à distance.' },
  },
  twoAtOnce: {
    title: 'Deux effets à la fois',
    text: "Un tour a deux parties. Les meilleurs tours se servent des deux\u00a0: le déplacement vous aide, la construction gêne l'adversaire.",
    task: "Montez au niveau 2 et empêchez votre adversaire d'y arriver.",
    done: 'Vous êtes en haut, il reste en bas, et vous menacez même de gagner en d4.',
    misses: {
      low: "Vous n'êtes pas au niveau 2. Montez avec le déplacement, gênez avec la construction.",
      letUp: 'Vous êtes en haut, mais votre adversaire vous suit aussitôt. Construisez contre lui.',
    },
  },
  tempo: {
    title: 'Le tempo',
    text: 'Qui doit répondre ne peut pas suivre son plan. Si vous devez vous défendre, essayez de menacer dans le même tour.',
    task: 'Empêchez votre adversaire de gagner et créez vous-même une menace.',
    done: "Vous avez paré en menaçant\u00a0: c'est maintenant à l'adversaire de répondre.",
    misses: {
      onlySafe:
        "Le danger est passé, mais votre adversaire est libre de faire ce qu'il veut. Parez depuis une case d'où vous menacez quelque chose.",
    },
  },
  plan: {
    title: 'Gagner en deux tours',
    text: 'Réunissez le tout\u00a0: voir le danger, monter, et ne laisser aucun moyen de vous arrêter.',
    task: 'Gagnez à votre second tour. Votre adversaire joue entre-temps.',
    done: "Bien joué. Vous savez tout ce qu'il faut, le reste vient en jouant.",
  },
} satisfies Readonly<Record<string, LessonWords>>;

export const lessons: Translations['lessons'] = { ...firstSteps, ...threats, ...plans };
