import type { Translations } from '../translation.ts';

export const rulebook: Translations['rulebook'] = {
  title: 'Les règles',
  intro:
    'Deux minutes pour le jeu lui-même, le reste quand vous en aurez besoin. Vous pouvez jouer sur chacun des plateaux.',
  chapterList: 'Chapitres',
  print: 'Imprimer les règles',
  tryBoard: 'Jouer sur ce plateau',
  closeBoard: "Revenir à l'image",
  learn: 'Apprendre en jouant',
  unknownChapter: "Ce chapitre n'existe pas dans les règles.",
  toRules: 'Voir les règles',

  chapters: {
    game: {
      title: 'Le jeu',
      sections: {
        goal: {
          heading: 'Le but',
          text: [
            "Vous construisez une ville de tours, et il s'agit d'arriver au sommet de l'une d'elles avant les autres. Dès qu'un de vos bâtisseurs monte au niveau 3, vous avez gagné.",
          ],
        },
        setup: {
          heading: 'Mise en place',
          text: [
            "Chacun a deux bâtisseurs, une femme et un homme. Le plateau est vide\u00a0: le premier joueur place les siens sur deux cases de son choix, puis le second choisit deux cases libres. C'est le premier qui commence.",
          ],
        },
        turn: {
          heading: 'Un tour',
          text: [
            "À votre tour, choisissez l'un de vos deux bâtisseurs. Il se déplace d'une case, puis construit à côté de la case où il arrive. Il faut faire les deux\u00a0: on ne passe pas son tour.",
          ],
        },
        move: {
          heading: 'Se déplacer',
          text: [
            "Un bâtisseur va sur l'une des cases autour de lui (huit au plus), tout droit ou en diagonale. Il ne doit s'y trouver ni bâtisseur ni dôme.",
            "Il peut monter, mais d'un seul niveau à la fois\u00a0: du sol au niveau 1, de 1 à 2, de 2 à 3. Il peut descendre d'autant de niveaux qu'il veut.",
          ],
        },
        build: {
          heading: 'Construire',
          text: [
            "Le bâtisseur qui s'est déplacé ajoute un élément sur une case voisine sans bâtisseur ni dôme\u00a0: un bloc pour le niveau 1, 2 ou 3, ou un dôme sur le niveau 3. Sur un dôme on ne construit plus, et personne n'y monte.",
            "Il construit sur n'importe quelle tour, peu importe qui l'a commencée\u00a0: rien n'appartient à personne. La case qu'il vient de quitter convient aussi.",
          ],
        },
        stuck: {
          heading: "Plus d'issue",
          text: [
            'Qui ne peut pas se déplacer et construire pendant son tour a perdu. On peut donc gagner en enfermant les autres.',
          ],
        },
      },
    },
    powers: {
      title: 'Les pouvoirs',
      sections: {
        cards: {
          heading: 'Les dieux et leurs cartes',
          text: [
            "Avec les pouvoirs, chacun a une carte qui change les règles pour lui\u00a0: l'un échange sa place, un autre construit deux fois, un troisième gagne en sautant vers le bas. La carte est visible de tous et vaut pour toute la partie.",
            "Une carte l'emporte sur les règles, mais seulement pour ce qu'elle dit. Le reste ne change pas.",
          ],
        },
        draft: {
          heading: 'À chacun le sien',
          text: [
            "Un joueur, le Challenger, choisit autant de pouvoirs qu'il y a de joueurs et les montre. Les autres en prennent un chacun, le dernier est pour lui\u00a0; puis il dit qui commence. Certaines paires ne vont pas ensemble\u00a0: l'application les connaît.",
            "Ou laissez l'application distribuer\u00a0: un pouvoir à chacun, au hasard, dans les séries que vous aimez.",
          ],
        },
        wording: {
          heading: 'Lire une carte',
          text: [
            "Ce qu'une carte permet, vous pouvez ne pas le faire. Ce qu'elle exige, il faut le faire, et ce qu'elle interdit est interdit. «\u00a0Si possible\u00a0» veut dire\u00a0: si un tour complet y parvient, il faut jouer l'un de ceux-là.",
            "Un bâtisseur qu'un pouvoir pousse, échange ou transporte ne s'est pas déplacé\u00a0: cela ne fait pas gagner, même au niveau 3. Et un dôme n'est pas un bloc.",
          ],
        },
        secrets: {
          heading: 'Secrets',
          text: [
            "Quelques pouvoirs cachent quelque chose\u00a0: où sont les bâtisseurs, ou quelle case est fatale. Seul leur joueur le voit. Si votre coup rencontre ce qui est caché, l'application vous le dit après\u00a0; rien à l'écran ne le trahit avant.",
          ],
        },
      },
    },
    three: {
      title: 'À trois',
      sections: {
        rivals: {
          heading: 'Chacun pour soi',
          text: [
            'Trois joueurs, deux bâtisseurs chacun, et toujours des pouvoirs faits pour trois. Celui qui gagne a gagné contre les deux autres.',
          ],
        },
        out: {
          heading: 'Éliminé',
          text: [
            "Qui n'a plus aucun tour possible, ou plus de bâtisseur, est éliminé. Ses bâtisseurs, ses jetons et sa carte quittent le jeu, les constructions restent, et les deux autres continuent. Le dernier en jeu gagne.",
          ],
        },
        opponents: {
          heading: 'Deux adversaires',
          text: [
            "Quand une carte parle d'adversaires, ce sont les deux autres, et ce qu'elle leur interdit vaut pendant les tours de l'un et de l'autre.",
          ],
        },
      },
    },
    teams: {
      title: 'En équipes',
      sections: {
        partners: {
          heading: 'Deux contre deux',
          text: [
            'Quatre joueurs, deux équipes. Les coéquipiers sont face à face et se partagent les deux mêmes bâtisseurs.',
          ],
        },
        order: {
          heading: 'Qui commence',
          text: [
            'Le premier joueur de chaque équipe place ses bâtisseurs. Puis le coéquipier de celui qui a commencé la mise en place joue le premier tour, et on continue autour de la table.',
          ],
        },
        ownPower: {
          heading: 'Votre pouvoir, nos bâtisseurs',
          text: [
            "Chacun a son pouvoir et ne peut pas se servir de celui du coéquipier. Sur une carte, «\u00a0votre tour\u00a0» est le tour de son joueur, pas celui du coéquipier. Un coéquipier n'est pas un adversaire\u00a0: ce qu'une carte fait aux adversaires ne le touche pas.",
          ],
        },
        together: {
          heading: 'Ensemble',
          text: [
            "Si l'un de vous gagne, vous gagnez tous les deux\u00a0; si l'un de vous n'a plus aucun tour possible, vous perdez tous les deux.",
          ],
        },
      },
    },
    fleece: {
      title: "La Toison d'or",
      sections: {
        ram: {
          heading: 'Le Bélier',
          text: [
            "Pour deux joueurs. Personne n'a de carte\u00a0: un seul pouvoir est posé à côté du plateau pour les deux. Celui qui a commencé la mise en place pose aussi le Bélier sur une case libre, et l'autre commence. Le Bélier ne bouge jamais\u00a0; on ne peut ni entrer ni construire sur sa case.",
          ],
        },
        holders: {
          heading: 'Qui a le pouvoir',
          text: [
            "Au début de chaque tour, regardez le Bélier\u00a0: qui a un bâtisseur à côté a le pouvoir pendant ce tour. Ce peut être l'un de vous, les deux ou personne, et cela change de tour en tour.",
          ],
        },
        limits: {
          heading: 'Pour ce tour seulement',
          text: [
            "Ce que fait ensuite le bâtisseur n'y change rien\u00a0: qui avait le pouvoir au début le garde jusqu'à la fin du tour. Ce qu'une carte exige, il faut le faire ici aussi.",
          ],
        },
      },
    },
    heroes: {
      title: 'Les héros',
      sections: {
        once: {
          heading: 'Une fois par partie',
          text: [
            "Les héros sont pour deux joueurs. Leur pouvoir ne sert qu'une fois\u00a0; puis on retourne la carte et la partie continue sans elle. Personne n'est obligé de s'en servir, et personne d'autre ne le peut.",
          ],
        },
        handicap: {
          heading: 'Des chances égales',
          text: ["Jouez héros contre héros, ou donnez un héros au plus fort et un dieu à l'autre."],
        },
      },
    },
  },

  figures: {
    win: 'Du niveau 2 au niveau 3\u00a0: gagné.',
    placing: 'Chacun place ses deux bâtisseurs.',
    turn: "Elle monte d'un niveau, puis elle construit.",
    climb: "Un niveau de plus, c'est permis.",
    tooHigh: "Deux niveaux d'un coup, c'est trop haut.",
    fall: "On peut descendre de n'importe quelle hauteur.",
    dome: 'Un dôme ferme une tour de trois niveaux.',
    stuck: "L'autre joueur ne peut plus bouger\u00a0: il a perdu.",
    forced: 'Poussé au niveau 3\u00a0: cela ne fait pas gagner.',
    holding: 'À côté du Bélier, elle a le pouvoir de Pan\u00a0: le saut vers le bas fait gagner.',
    notHolding: "Loin du Bélier, le même saut n'est qu'un déplacement.",
    hero: "Bellérophon, un héros, monte de deux niveaux d'un coup\u00a0: une fois par partie.",
  },
};
