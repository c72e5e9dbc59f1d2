import type { GuideWords } from '../../guide-words.ts';

export const athena = {
  demo: "Votre bâtisseur monte d'un seul niveau. Cela suffit\u00a0: à son tour, le bâtisseur adverse du niveau 2 ne peut pas monter au niveau 3.",
  limit: "Un pas à la même hauteur n'interdit rien. L'adversaire monte au niveau 3 et gagne.",
  task: "L'adversaire peut monter au niveau 3 de deux côtés. Jouez de façon que personne ne gagne au prochain tour.",
  done: 'Une petite montée de votre part cloue tous les bâtisseurs adverses à leur niveau, quel que soit le nombre de tours ouvertes.',
  misses: {
    oneDome: "Un dôme laisse l'autre tour ouverte. Il existe un déplacement qui ferme les deux chemins.",
  },
  questions: {
    pushedUp: {
      ask: 'Est-ce que cela compte si un adversaire me pousse vers le haut\u00a0?',
      answer:
        "Non. Seul compte un pas que vous faites vous-même, pendant votre tour. Si l'on vous pousse vers le haut, il vous faut quand même monter pour retenir les autres.",
    },
    apolloSwap: {
      ask: "Cela arrête-t-il aussi les pouvoirs, comme l'échange d'Apollon\u00a0?",
      answer:
        'Oui. Tout pas vers le haut est interdit, quel que soit le pouvoir. Un échange à la même hauteur reste permis.',
    },
    zeusRises: {
      ask: 'Zeus peut-il encore construire sous lui-même\u00a0?',
      answer: "Oui. Il s'élève avec son bloc, mais il ne fait pas de pas.",
    },
    onlyClimbsLeft: {
      ask: "Et si un adversaire ne peut rien faire d'autre que monter\u00a0?",
      answer:
        "Alors il n'a aucun tour possible et il perd. On peut piéger ainsi des bâtisseurs entourés de petites tours.",
    },
    climberCarriedDown: {
      ask: "L'interdiction cesse-t-elle si on fait redescendre mon bâtisseur\u00a0?",
      answer: "Non. Ce qui compte, c'est la montée à votre dernier tour, pas l'endroit où il se trouve maintenant.",
    },
  },
} satisfies GuideWords;
