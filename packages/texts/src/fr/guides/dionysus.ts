import type { GuideWords } from '../../guide-words.ts';

export const dionysus = {
  demo: 'Votre dôme achève une tour\u00a0: vous rejouez donc, avec un bâtisseur adverse. Vous le faites descendre du niveau 2, loin de sa tour.',
  limit: "Le tour supplémentaire est pour les bâtisseurs adverses. Les vôtres n'y bougent pas.",
  task: "Le bâtisseur adverse peut monter de deux côtés. Jouez de façon qu'il ne puisse pas gagner au prochain tour.",
  done: "Une tour achevée vaut un tour de plus, de quoi défaire le meilleur travail de l'adversaire.",
  misses: {
    oneDome: 'Une tour achevée vous donne un tour de plus. Servez-vous-en pour éloigner le bâtisseur dangereux.',
    tooSlow: "L'adversaire est monté au niveau 3. Achevez d'abord une tour, et vous pourrez rejouer.",
  },
  questions: {
    mustTakeExtraTurn: {
      ask: 'Dois-je jouer le tour supplémentaire\u00a0?',
      answer: 'Non. Vous pouvez y renoncer.',
    },
    steeredToLevelThree: {
      ask: 'Et si le bâtisseur que je mène monte au niveau 3\u00a0?',
      answer:
        'Personne ne gagne pendant ce tour. Il se retrouve au niveau 3 et devra redescendre avant de pouvoir y remonter.',
    },
    anotherTower: {
      ask: 'Et si ce bâtisseur achève une tour, lui aussi\u00a0?',
      answer: 'Alors vous rejouez encore, et ainsi de suite sans limite.',
    },
    ownersPower: {
      ask: "Puis-je employer le pouvoir de l'adversaire\u00a0?",
      answer:
        "Non. Son bâtisseur se déplace et construit une fois, sans aucun pouvoir. Pas de second pas avec un bâtisseur d'Artémis, par exemple.",
    },
    opponentsTower: {
      ask: "Est-ce que je rejoue quand l'adversaire achève une tour\u00a0?",
      answer: 'Non. Seules comptent les tours achevées pendant vos tours.',
    },
  },
} satisfies GuideWords;
