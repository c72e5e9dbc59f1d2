import type { GuideWords } from '../../guide-words.ts';

export const triton = {
  demo: 'Ogni passo finisce sul bordo, quindi puoi continuare: livello 1, livello 2 e livello 3 in un solo turno.',
  limit:
    "Il secondo passo va verso l'interno, e questo chiude il movimento. La torre di livello 3 lì accanto deve aspettare.",
  task: "La torre di livello 3 è lontana, ma c'è una strada lungo il bordo. Vinci in questo turno.",
  done: "Finché i tuoi passi finiscono sul bordo, ce n'è sempre un altro.",
  misses: { stopped: 'La strada è quella giusta. Non costruire ancora: dal bordo puoi proseguire.' },
  questions: {
    startOnEdge: {
      ask: 'Ho un passo in più se parto dal bordo?',
      answer: "No. Conta dove il passo finisce. Se il primo va verso l'interno, resta l'unico.",
    },
    returnToStart: {
      ask: 'Posso tornare dove ho cominciato?',
      answer: 'Sì. Vale lo stesso come movimento, e poi costruisci.',
    },
    winningStepInside: {
      ask: "Il passo vincente può andare verso l'interno?",
      answer: "Sì. L'ultimo passo può finire ovunque, e ognuno dei tuoi passi può far vincere.",
    },
    otherWorkerSteps: {
      ask: "Una parte dei passi può farla l'altro lavoratore?",
      answer: 'No. Li fa tutti lo stesso lavoratore.',
    },
    hera: {
      ask: 'Che cosa succede contro Era?',
      answer: 'Contro di lei il livello 3 sul bordo non fa vincere. Ma è il bordo: puoi proseguire, oppure costruire.',
    },
  },
} satisfies GuideWords;
