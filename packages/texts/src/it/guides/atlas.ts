import type { GuideWords } from '../../guide-words.ts';

export const atlas = {
  demo: "Una cupola su una torre di due soli blocchi. L'avversario voleva alzarla e salirci; ora non ci salirà più nessuno.",
  limit: 'Un lavoratore non si può coprire: la cupola, come un blocco, vuole uno spazio libero.',
  task: "I due lavoratori avversari sono nell'angolo. Chiudili dentro e vinci.",
  done: 'Su un blocco sarebbero saliti. Una cupola chiude anche uno spazio a terra, e chi non può muoversi perde.',
  misses: {
    block: 'Su un blocco salgono senza problemi. Metti lì qualcosa su cui nessuno può andare.',
  },
  questions: {
    bareGround: {
      ask: 'La cupola può stare direttamente a terra?',
      answer: 'Sì. Va bene qualsiasi spazio libero accanto al lavoratore che si è mosso, a qualsiasi altezza.',
    },
    completeTower: {
      ask: 'Una cupola su una torre bassa vale come torre completa?',
      answer: 'No. Una torre completa ha tre blocchi e una cupola. Crono, per esempio, non ci guadagna niente.',
    },
    blockAndDome: {
      ask: 'Posso costruire un blocco e metterci sopra una cupola nello stesso turno?',
      answer: 'No. Costruisci un solo pezzo: quello normale oppure una cupola.',
    },
    besideLimus: {
      ask: 'Posso mettere queste cupole accanto a Limus?',
      answer: 'No. Accanto ai suoi lavoratori è permessa solo la cupola su tre blocchi.',
    },
    aresBelowDome: {
      ask: 'Ares può togliere i blocchi sotto la mia cupola?',
      answer: 'No. Sotto una cupola non si toglie più niente.',
    },
  },
} satisfies GuideWords;
