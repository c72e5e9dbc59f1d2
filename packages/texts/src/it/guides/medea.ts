import type { GuideWords } from '../../guide-words.ts';

export const medea = {
  demo: 'Il lavoratore rimasto fermo sfila un blocco da sotto ciascun lavoratore avversario accanto a sé. Entrambi si abbassano dal livello 2 al livello 1.',
  limit:
    'Il lavoratore che si è mosso sta accanto a uno avversario, ma un blocco può sfilarlo solo quello rimasto fermo, ed è troppo lontano.',
  task: 'Entrambi i lavoratori avversari sono pronti a salire al livello 3. Fai in modo che non possano vincere.',
  done: "Una torre ha la cupola, e dal livello 1 l'altra è troppo alta.",
  misses: {
    lowered: "L'altro può ancora salire. Metti una cupola sulla sua torre prima di sfilare il blocco.",
    domed: "Una torre è chiusa, l'altra no. Un lavoratore rimasto fermo può sfilare un blocco da sotto il vicino.",
  },
  questions: {
    wholeTower: {
      ask: 'Posso togliere tutta la torre sotto un lavoratore?',
      answer: 'No, un blocco solo da sotto ciascun lavoratore.',
    },
    ownWorker: { ask: 'Posso abbassare un mio lavoratore?', answer: 'Sì, se è accanto a quello che non si è mosso.' },
    emptyTower: {
      ask: 'Posso togliere un blocco da una torre dove non sta nessuno?',
      answer: 'No. Sfila blocchi solo da sotto i lavoratori.',
    },
    panLowered: { ask: 'Pan vince quando lei lo abbassa?', answer: 'No. Si abbassa, ma non è un suo movimento.' },
    oneWorkerLeft: {
      ask: 'E se mi resta un solo lavoratore?',
      answer: 'Allora nessuno è rimasto fermo, e il potere non si può usare.',
    },
  },
} satisfies GuideWords;
