import type { GuideWords } from '../../guide-words.ts';

export const hades = {
  demo: 'Stai per vincere. Un lavoratore avversario potrebbe venire a chiudere la tua torre, ma dovrebbe scendere, e Ade non glielo permette.',
  limit:
    'Qui il lavoratore cammina senza cambiare livello e chiude la tua torre. Sono vietati solo i passi in discesa.',
  task: "I due lavoratori avversari stanno su delle torri. Togli loro l'ultimo passo che hanno, e vinci in questo turno.",
  done: 'Restavano loro solo passi in discesa. Chi non può giocare ha perso.',
  misses: {
    newWay: 'Sei nel posto giusto, ma il tuo blocco ha aperto loro una nuova via. Costruisci dove non possono andare.',
  },
  questions: {
    onlyStepsDown: {
      ask: 'E se un avversario può soltanto scendere?',
      answer: 'Allora ha perso appena comincia il suo turno.',
    },
    ownerStepsDown: { ask: 'E io, posso scendere?', answer: 'Sì. Ade vincola solo i tuoi avversari.' },
    artemisUpAndDown: {
      ask: "Artemide può salire con un passo e scendere con l'altro?",
      answer: 'No. Ogni passo si giudica da sé, e nessuno può scendere.',
    },
    apolloSwapsDown: {
      ask: 'Apollo può scambiarsi con un lavoratore più in basso?',
      answer: 'No. Per lui sarebbe un passo in discesa.',
    },
    loweredByOthers: {
      ask: 'Un lavoratore può ancora finire più in basso per mano di un altro?',
      answer:
        "Sì. Qui Apollo fa uno scambio verso l'alto, e il tuo lavoratore finisce a terra. Il passo non l'ha fatto lui.",
    },
  },
} satisfies GuideWords;
