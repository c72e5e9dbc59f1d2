import type { GuideWords } from '../../guide-words.ts';

export const theseus = {
  demo: 'Un lavoratore avversario è al livello 2, a un passo dalla vittoria. Teseo gli si mette accanto, a terra, esattamente due livelli più in basso, e lo elimina.',
  limit:
    "Dal livello 1 al livello 2 c'è un livello solo. Devono essere esattamente due, quindi il lavoratore resta in gioco.",
  task: 'Entrambi i lavoratori avversari sono pronti a salire al livello 3. Fai in modo che non possano vincere.',
  done: "Una torre ha la cupola, e l'altro lavoratore è fuori dal gioco.",
  misses: {
    removed: "Uno non c'è più, ma l'altro può ancora salire. La sua torre vuole una cupola.",
    domed: "Una torre è chiusa, l'altra no. Quale dei due sta esattamente due livelli sopra un tuo lavoratore?",
  },
  questions: {
    levelOneAgainstThree: {
      ask: 'Funziona anche dal livello 1 contro il livello 3?',
      answer: 'Sì. Conta che il lavoratore avversario sia esattamente due livelli più in alto.',
    },
    workerThatStayed: { ask: 'Può farlo il lavoratore che non si è mosso?', answer: 'Sì, uno qualsiasi dei tuoi.' },
    lastWorker: { ask: "Vinco se era l'ultimo lavoratore?", answer: 'Sì. Un avversario senza lavoratori ha perso.' },
    twoWorkers: {
      ask: 'Posso eliminare due lavoratori in una volta?',
      answer: 'No, uno solo, e poi il potere è consumato.',
    },
    mustUseAtOnce: {
      ask: 'Devo usare il potere appena posso?',
      answer: 'No. Puoi rinunciare, e il potere resta per un altro turno.',
    },
  },
} satisfies GuideWords;
