import type { GuideWords } from '../../guide-words.ts';

export const aeolus = {
  demo: "L'avversario è proprio accanto a un livello 3, e da dove sei non puoi chiuderlo. Allora orienti il vento contro quel passo: nessuno può andargli dritto contro.",
  limit:
    "Il vento ferma solo il passo dritto contro di lui. Qui l'avversario va in diagonale, sale al livello 3 e vince.",
  task: "L'avversario può vincere su due torri, e tu puoi chiuderne solo una. Fermalo su entrambe.",
  done: "Una cupola per una torre, il vento per l'altra.",
  misses: {
    wind: "Una torre è chiusa, l'altra ancora aperta. Fai soffiare il vento da lì verso il lavoratore avversario.",
  },
  questions: {
    ownerBound: {
      ask: 'Il vento vale anche per me?',
      answer: 'Sì. Nessuno può andargli dritto contro: quando lo orienti, pensa al tuo prossimo passo.',
    },
    keepOrStopWind: {
      ask: "Posso lasciare il vento com'è, o farlo cessare?",
      answer: "Puoi lasciarlo com'è. Ma non cessa mai: soffia sempre in una delle otto direzioni.",
    },
    artemisBothSteps: { ask: 'Vale per tutti e due i passi di Artemide?', answer: 'Sì. Ogni passo conta per sé.' },
    charonAgainstWind: {
      ask: 'Caronte può portare qualcuno contro vento?',
      answer: 'Sì. Il vento ferma solo i passi, ed essere portati non è un passo.',
    },
    noStepLeft: {
      ask: 'E se il vento non lascia a un giocatore nemmeno un passo?',
      answer: 'Allora quel giocatore ha perso. Un vento ben orientato può farti vincere.',
    },
  },
} satisfies GuideWords;
