import type { GuideWords } from '../../guide-words.ts';

export const jason = {
  demo: 'Il tuo terzo lavoratore entra dal bordo, proprio accanto a un lavoratore avversario, e costruisce subito.',
  limit: 'Il nuovo arrivato occupa tutto il turno: lui costruisce, e gli altri tuoi lavoratori restano dove sono.',
  task: "L'avversario sta per salire al livello 3. Nessuno dei tuoi lavoratori può muoversi e poi mettere lassù una cupola. Fermalo lo stesso.",
  done: 'Il nuovo arrivato non deve muoversi: mettilo accanto alla torre e costruisce subito.',
  misses: {
    walked: 'Chi si muove poi non arriva più alla torre. Ma qualcuno aspetta ancora sulla tua carta.',
    elsewhere: 'La torre è ancora aperta. Il nuovo arrivato deve entrare lì accanto e metterci la cupola.',
  },
  questions: {
    thirdWorkerEnters: {
      ask: 'Dove può entrare il terzo lavoratore?',
      answer: 'A terra, su uno spazio libero del bordo: non su un blocco e non in mezzo alla plancia.',
    },
    moveAllThree: {
      ask: 'Poi li muovo tutti e tre?',
      answer: 'No, uno per turno come prima. Ma scegli fra tre, e il nuovo si muove come gli altri.',
    },
    othersCannotMove: {
      ask: 'Può entrare quando gli altri miei lavoratori non possono muoversi?',
      answer: 'Sì. È un turno completo, e può salvarti.',
    },
    thirdWorkerWins: { ask: 'Il terzo lavoratore può vincere?', answer: 'Sì, come tutti gli altri.' },
    lastWorkerRemoved: {
      ask: 'Ho perso se viene eliminato il mio ultimo lavoratore sulla plancia?',
      answer: 'Non finché il terzo aspetta sulla tua carta. Entra nel tuo turno.',
    },
  },
} satisfies GuideWords;
