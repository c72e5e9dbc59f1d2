import type { GuideWords } from '../../guide-words.ts';

export const artemis = {
  demo: 'Dal livello 1 al livello 2 e poi al livello 3, tutto in un turno. Ognuno dei due passi sale di un livello, e il secondo fa vincere.',
  limit: "I due passi sono dello stesso lavoratore. Se uno si è già mosso, l'altro non può fare il secondo passo.",
  task: "L'avversario sta per salire al livello 3 e i tuoi lavoratori sembrano lontani. Fermalo in questo turno.",
  done: "Con due passi arrivi a torri che l'avversario credeva al sicuro.",
  misses: {
    noDome: 'La torre di livello 3 è ancora aperta. Trova la strada che in due passi ti porta lì accanto.',
  },
  questions: {
    firstStepWins: {
      ask: 'Vinco se già il primo passo arriva al livello 3?',
      answer: 'Sì. La partita finisce subito: niente secondo passo e niente costruzione.',
    },
    bothStepsUp: {
      ask: 'Possono salire tutti e due i passi?',
      answer: 'Sì, di un livello ciascuno: per esempio da terra al livello 2 passando per il livello 1.',
    },
    returnToStart: {
      ask: 'Con il secondo passo posso tornare dove ho iniziato?',
      answer: 'No. Ogni altro spazio a portata va bene, anche uno accanto alla partenza.',
    },
    mustStepTwice: {
      ask: 'Devo per forza fare il secondo passo?',
      answer: 'No. Puoi costruire subito dopo il primo.',
    },
    underAthena: {
      ask: 'E quando Atena è salita?',
      answer: 'Nessuno dei tuoi due passi può salire. Due passi alla stessa altezza o verso il basso sono permessi.',
    },
  },
} satisfies GuideWords;
