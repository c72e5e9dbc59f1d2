import type { GuideWords } from '../../guide-words.ts';

export const hephaestus = {
  demo: 'Due blocchi sulla stessa torre: dal livello 1 al livello 3 in un turno. Il tuo lavoratore le sta accanto, al livello 2, pronto a salire.',
  limit:
    'Il primo blocco arriva al livello 3. Il pezzo seguente sarebbe una cupola, ma quello in più è sempre un blocco: il turno finisce qui.',
  task: "Vinci con il prossimo turno: alza adesso la torre su cui salirai, dove l'avversario arriva troppo tardi.",
  done: "Con due blocchi in un colpo l'avversario non fa in tempo a reagire.",
  misses: {
    capped: "L'avversario era abbastanza vicino da mettere una cupola. Costruisci dall'altra parte.",
  },
  questions: {
    bareGround: {
      ask: 'Posso cominciare direttamente da terra?',
      answer: 'Sì. Uno spazio vuoto arriva al livello 2, un livello 1 al livello 3.',
    },
    otherSpace: {
      ask: 'Il secondo blocco può andare su un altro spazio?',
      answer: 'No. Va sopra il blocco che hai appena costruito.',
    },
    blockAfterDome: {
      ask: 'Posso aggiungere un blocco dopo aver costruito una cupola?',
      answer: 'No. Il secondo pezzo è un blocco sopra un blocco; dopo una cupola il turno è finito.',
    },
    mustBuildTwice: {
      ask: 'Devo per forza usare il secondo blocco?',
      answer: 'No. Puoi finire il turno dopo il primo.',
    },
    besideLimus: {
      ask: 'Funziona accanto ai lavoratori di Limus?',
      answer: 'No. Lì non puoi mettere nemmeno il primo blocco, quindi neanche il secondo.',
    },
  },
} satisfies GuideWords;
