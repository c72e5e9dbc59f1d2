import type { GuideWords } from '../../guide-words.ts';

export const bia = {
  demo: 'Il tuo lavoratore si ferma proprio davanti a un lavoratore avversario, in linea retta. Quello esce dal gioco, e puoi perfino costruire dove stava.',
  limit: "Essere accanto non basta. L'altro non è sulla linea del tuo passo e non gli succede niente.",
  task: "All'avversario resta un solo lavoratore. Vinci in questo turno.",
  done: 'Chi non ha più lavoratori ha perso. Guarda sempre lungo la linea del tuo passo.',
  misses: {
    notInLine: 'Sei accanto, ma il tuo passo non puntava verso di lui.',
  },
  questions: {
    spareWorker: {
      ask: 'Posso risparmiare un lavoratore?',
      answer: 'No. Succede da sé. Per risparmiarlo, fai un altro passo.',
    },
    height: {
      ask: "L'altezza conta?",
      answer: 'No. Perfino un lavoratore al livello 3 è eliminato da uno a terra.',
    },
    ownWorker: {
      ask: 'Così posso eliminare un mio lavoratore?',
      answer: 'No. Sono in pericolo solo i lavoratori avversari.',
    },
    buildOnFreedSpace: {
      ask: 'Posso costruire sullo spazio che si è liberato?',
      answer: 'Sì, nello stesso turno.',
    },
    pushedByOpponent: {
      ask: 'E se un avversario spinge il mio lavoratore davanti a uno dei suoi?',
      answer: 'Non succede niente. Solo un passo fatto da te elimina qualcuno.',
    },
  },
} satisfies GuideWords;
