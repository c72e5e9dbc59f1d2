import type { GuideWords } from '../../guide-words.ts';

export const morpheus = {
  demo: "Hai messo da parte due pezzi, e ora ne arriva un terzo. Sali al livello 2 e porti due torri al livello 3 in un colpo: l'avversario può chiuderne solo una.",
  limit:
    "Qui non c'era nulla da parte: hai solo il pezzo di questo turno. In più non c'è nessuna costruzione normale: dopo una costruzione il turno è finito.",
  task: "I due lavoratori avversari sono nell'angolo, con una sola via d'uscita. Chiudila e vinci in questo turno: hai un pezzo da parte, e ne arriva un altro.",
  done: "Due pezzi in un colpo, e la via d'uscita è alta due livelli. L'avversario non può muoversi e ha perso.",
  misses: { oneBlock: "Un blocco solo per loro è un gradino. Spendi anche l'altro pezzo." },
  questions: {
    mustBuild: { ask: 'Devo per forza costruire?', answer: 'No. Puoi anche solo muoverti e tenere tutto per dopo.' },
    firstTurn: {
      ask: 'Posso costruire già nel primo turno?',
      answer: 'Sì. Ogni turno comincia mettendo da parte un pezzo, anche il primo, e puoi spenderlo subito.',
    },
    sameSpace: {
      ask: 'Posso mettere più pezzi sullo stesso spazio?',
      answer: 'Sì, fino alla cupola. Con quattro pezzi costruisci dal nulla una torre completa.',
    },
    otherWorkerBuilds: {
      ask: "Può costruire l'altro mio lavoratore?",
      answer: 'No. Costruisce solo quello che si è mosso, da dove si trova adesso.',
    },
    savingLimit: {
      ask: "C'è un limite ai pezzi messi da parte?",
      answer: 'No. Risparmia quanto vuoi e, se ti serve, spendi tutto in un solo turno.',
    },
  },
} satisfies GuideWords;
