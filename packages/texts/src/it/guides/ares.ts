import type { GuideWords } from '../../guide-words.ts';

export const ares = {
  demo: "Un lavoratore si muove e costruisce. L'altro, rimasto fermo, toglie il blocco in cima alla torre su cui voleva salire l'avversario.",
  limit: 'Non si sfila un blocco da sotto un lavoratore. Lo spazio deve essere libero.',
  task: "L'avversario può salire da due parti. Ferma le due minacce in questo turno.",
  done: "Una cupola messa da uno, un blocco tolto dall'altro: due minacce sparite in un turno.",
  misses: {
    oneDome: "Una torre di livello 3 è ancora aperta. L'altro tuo lavoratore può abbassarla.",
    oneLowered: "Una torre è più bassa, ma l'altra è ancora aperta. Chiudila con il lavoratore che muovi.",
  },
  questions: {
    blockJustBuilt: {
      ask: 'Posso togliere il blocco appena costruito?',
      answer: 'Sì, se è accanto al lavoratore rimasto fermo. È quasi come non costruire.',
    },
    workerThatMoved: {
      ask: 'Può togliere un blocco anche il lavoratore che si è mosso?',
      answer: 'No. Contano solo gli spazi accanto a un lavoratore rimasto fermo.',
    },
    domedTower: {
      ask: 'Posso demolire una torre con la cupola?',
      answer: 'No. Ciò che ha una cupola non cambia più.',
    },
    oneWorkerLeft: {
      ask: 'E se mi resta un solo lavoratore?',
      answer: 'Allora si muove sempre lui, e il potere non serve più.',
    },
    mustTakeBlock: {
      ask: 'Devo per forza togliere un blocco?',
      answer: 'No. Puoi semplicemente finire il turno.',
    },
  },
} satisfies GuideWords;
