import type { GuideWords } from '../../guide-words.ts';

export const europa = {
  demo: "Costruisci dove ti serve, e Talo si prende la torre su cui voleva salire l'avversario. Finché sta lì, vale come una cupola.",
  limit: "È una cupola anche per te. Sei al livello 2, proprio accanto, ma non puoi salirci finché c'è Talo.",
  task: "L'avversario può vincere su due torri. Fermalo su entrambe in questo turno.",
  done: "Una cupola su una torre, Talo sull'altra.",
  misses: { oneOpen: "Una torre è chiusa. L'altra può prendersela Talo, se il lavoratore che muovi finisce accanto." },
  questions: {
    sendAnywhere: {
      ask: 'Posso mandare Talo ovunque?',
      answer: 'No. Va su uno spazio libero accanto al lavoratore che si è mosso in questo turno.',
    },
    mustSend: {
      ask: 'Devo mandare Talo altrove a ogni turno?',
      answer: "No. Resta dov'è finché non ti serve altrove.",
    },
    buildWhereTalusStood: {
      ask: 'Posso prima mandare via Talo e poi costruire dove stava?',
      answer: 'No. Prima costruisci, e intanto lui è ancora al suo posto.',
    },
    spaceTalusLeaves: {
      ask: 'Che cosa diventa uno spazio quando se ne va?',
      answer: "Torna quello che era. Qui è una torre di livello 3, e l'avversario ci sale e vince.",
    },
    shutInByTalus: {
      ask: 'Talo può chiudere in trappola anche me?',
      answer: 'Sì, quindi attenzione. Se nel turno dopo non puoi muoverti, hai perso.',
    },
  },
} satisfies GuideWords;
