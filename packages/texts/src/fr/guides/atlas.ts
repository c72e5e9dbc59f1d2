import type { GuideWords } from '../../guide-words.ts';

export const atlas = {
  demo: "Un dôme sur une tour de deux blocs seulement. L'adversaire voulait l'élever pour y monter\u00a0; plus personne n'y montera.",
  limit: 'On ne peut pas recouvrir un bâtisseur\u00a0: un dôme, comme un bloc, demande une case libre.',
  task: 'Les deux bâtisseurs adverses sont dans le coin. Enfermez-les et gagnez.',
  done: 'Sur un bloc, ils seraient montés. Un dôme ferme même le sol nu, et qui ne peut plus bouger a perdu.',
  misses: {
    block: 'Ils montent simplement sur ce bloc. Posez-y quelque chose où personne ne peut aller.',
  },
  questions: {
    bareGround: {
      ask: 'Le dôme peut-il être posé à même le sol\u00a0?',
      answer: 'Oui. Toute case libre à côté du bâtisseur déplacé convient, quelle que soit sa hauteur.',
    },
    completeTower: {
      ask: 'Un dôme sur une tour basse fait-il une tour complète\u00a0?',
      answer: "Non. Une tour complète, c'est trois blocs et un dôme. Chronos, par exemple, n'y gagne rien.",
    },
    blockAndDome: {
      ask: "Puis-je construire un bloc et le coiffer d'un dôme au même tour\u00a0?",
      answer: "Non. Vous ne construisez qu'une fois\u00a0: soit l'élément habituel, soit un dôme.",
    },
    besideLimus: {
      ask: 'Puis-je poser de tels dômes à côté de Limos\u00a0?',
      answer: 'Non. À côté de ses bâtisseurs, seul le dôme sur trois blocs est permis.',
    },
    aresBelowDome: {
      ask: 'Arès peut-il retirer les blocs sous mon dôme\u00a0?',
      answer: "Non. Sous un dôme, plus rien ne s'enlève.",
    },
  },
} satisfies GuideWords;
