import type { GuideWords } from '../../guide-words.ts';

export const clio = {
  demo: "Il tuo blocco riceve una moneta. L'avversario non può né salirci né costruirci sopra e deve cercare altrove.",
  limit: "Le tre monete sono già state usate. Questo è un blocco come gli altri, e l'avversario ci sale.",
  task: "Ti resta una moneta. L'avversario è in alto quanto te: vinci lo stesso con il tuo secondo turno.",
  done: "Per l'avversario quella moneta era una cupola, per te uno spazio come gli altri.",
  questions: {
    ownCoins: {
      ask: 'Posso andare sulle mie monete?',
      answer: 'Sì, e lì puoi anche vincere. Per te sono spazi come gli altri.',
    },
    domeUsesCoin: {
      ask: 'Una cupola consuma una moneta?',
      answer: 'No. Le ricevono solo i blocchi. Dopo una cupola la moneta aspetta il tuo prossimo blocco.',
    },
    buildOnOwnCoin: {
      ask: 'E se costruisco sopra una mia moneta?',
      answer: "Quella moneta è persa. Il nuovo blocco ne riceve un'altra solo se ne hai ancora.",
    },
    apolloSwap: {
      ask: 'Apollo può scambiarsi con un mio lavoratore che sta su una moneta?',
      answer: 'No. Nel suo turno quello spazio è soltanto una cupola, e chi ci sta sopra è intoccabile.',
    },
    hypnus: {
      ask: 'Una moneta mi protegge da Ipno?',
      answer: 'No. Nel tuo turno le monete non cambiano nulla: il tuo lavoratore più in alto dorme come sempre.',
    },
  },
} satisfies GuideWords;
