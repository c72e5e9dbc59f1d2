import type { GuideWords } from '../../guide-words.ts';

export const adonis = {
  demo: 'Il lavoratore marcato vorrebbe salire al livello 2, lontano da te. Ma deve finire il turno accanto a uno dei tuoi, e così non può.',
  limit:
    'Questo lavoratore è troppo lontano per arrivare accanto ai tuoi in un turno. Quindi è libero, e il potere è consumato lo stesso.',
  task: "L'avversario può raggiungere due torri di livello 3. Fai in modo che non possa vincere.",
  done: "Una torre ha la cupola. L'altra porterebbe il lavoratore marcato lontano dai tuoi, ed è vietato.",
  misses: {
    open: 'In c4 possono salire due lavoratori avversari, e un marchio ne trattiene uno solo. Quella torre vuole una cupola.',
    loose: 'La torre in d3 è ancora a portata. Marca il lavoratore lì accanto, e tieni i tuoi lontani da quella torre.',
  },
  questions: {
    winInstead: {
      ask: "L'avversario può vincere con un altro lavoratore?",
      answer: 'No, se quello marcato può arrivare accanto ai tuoi. Questo viene prima della vittoria.',
    },
    markedHasToMove: {
      ask: 'Il lavoratore marcato deve muoversi?',
      answer: 'No. Se è già accanto a uno dei tuoi, può restarci mentre gioca un altro.',
    },
    markedWins: {
      ask: 'Il lavoratore marcato può vincere?',
      answer: 'Sì, se il suo passo vincente finisce accanto a un tuo lavoratore.',
    },
    artemisSecondStep: {
      ask: 'Per questo Artemide deve fare il secondo passo?',
      answer: 'Sì, se solo così il suo lavoratore arriva accanto ai tuoi.',
    },
    markDuration: { ask: 'Quanto dura il marchio?', answer: "Un turno dell'avversario. Poi è di nuovo libero." },
  },
} satisfies GuideWords;
