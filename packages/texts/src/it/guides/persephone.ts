import type { GuideWords } from '../../guide-words.ts';

export const persephone = {
  demo: "Stai per vincere. Un lavoratore avversario potrebbe chiudere la tua torre, ma l'altro può salire, e allora l'avversario deve salire con quello.",
  limit:
    "Qui la torre accanto a quel lavoratore è due livelli più in alto. Nessuno può salire, quindi l'avversario è libero e chiude la tua torre.",
  task: 'Vinci con il tuo secondo turno. Attenzione: un lavoratore avversario è abbastanza vicino da chiudere la torre di livello 3.',
  done: "Hai costruito un gradino che porta lontano dalla torre, e l'avversario ha dovuto salirci.",
  misses: { capped: "L'avversario ha chiuso la torre. Offrigli una salita che lo porti lontano." },
  questions: {
    whoChooses: {
      ask: 'Chi decide quale lavoratore sale, e dove?',
      answer: 'Il giocatore di turno. Va bene qualsiasi passo in salita, con uno qualsiasi dei suoi lavoratori.',
    },
    panLeapsInstead: {
      ask: 'Pan può saltare giù e vincere invece di salire?',
      answer: 'No. Finché uno dei suoi lavoratori può salire, deve farlo, anche se potrebbe vincere in un altro modo.',
    },
    artemisSecondStep: {
      ask: 'Artemide è obbligata a fare il secondo passo?',
      answer: "Sì, se è l'unico che sale. Ciò che un potere permette conta come possibile.",
    },
    zeusRises: {
      ask: 'A Zeus basta alzarsi con un proprio blocco?',
      answer: 'No. Alzarsi così non è salire. Se può fare un passo in salita, deve farlo.',
    },
    heroPower: {
      ask: 'Un eroe deve usare il suo potere per questo?',
      answer: 'No. Qui Bellerofonte potrebbe salire di due livelli, ma nessuno può obbligarlo.',
    },
  },
} satisfies GuideWords;
