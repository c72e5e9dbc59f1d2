import type { GuideWords } from '../../guide-words.ts';

export const charon = {
  demo: "Il tuo lavoratore porta l'altro dal livello 2 a terra, dietro di sé, e prende il suo posto. Adesso sei tu a minacciare.",
  limit:
    'Il tuo lavoratore è sul bordo. Lo spazio opposto sarebbe fuori dalla plancia, quindi non può portarci nessuno.',
  task: "Il lavoratore avversario ha il posto migliore. Sali al livello 2 in questo turno e non lasciare all'avversario modo di vincere.",
  done: "Dall'altra parte è innocuo, e il suo posto è tuo.",
  misses: {
    notUp: 'Il pericolo è passato, ma non sei al livello 2. Prendi il posto che si è liberato.',
    stillHigh: "L'hai portato su un altro livello 2, accanto a una torre. Traghettalo con l'altro tuo lavoratore.",
    oneDome: 'Una cupola non basta. Porta via il lavoratore prima di muoverti.',
  },
  questions: {
    carriedToLevelThree: {
      ask: 'Un lavoratore che porto al livello 3 vince?',
      answer: 'No. Essere traghettati non è un movimento: così non vince nessuno.',
    },
    otherWorkerMoves: {
      ask: "Dopo può muoversi l'altro mio lavoratore?",
      answer: 'No. Deve muoversi proprio quello che ha traghettato.',
    },
    ownWorker: {
      ask: 'Posso portare un mio lavoratore?',
      answer: 'No. Solo lavoratori avversari.',
    },
    twoWorkers: {
      ask: 'Posso portarne due nello stesso turno?',
      answer: 'No. Un solo passaggio per turno, e prima di muovere.',
    },
    stepOntoFreedSpace: {
      ask: 'Posso andare sullo spazio che si è liberato?',
      answer: 'Sì. E se quel passo ti fa salire al livello 3, hai vinto.',
    },
  },
} satisfies GuideWords;
