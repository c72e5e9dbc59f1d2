import type { LessonWords } from '../../lesson-words.ts';

export const plans = {
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
} as const satisfies Readonly<Record<string, LessonWords>>;
