import type { GuideWords } from '../../guide-words.ts';

export const hestia = {
  demo: "Prima chiudi la torre sul bordo, così l'avversario non ci sale. La seconda costruzione è per te: un gradino in più al centro.",
  limit:
    'Qui hai cominciato dal centro. La seconda costruzione non può andare sul bordo, e la torre pericolosa resta aperta.',
  task: "L'avversario può salire al livello 3 su due torri. Chiudile tutte e due in questo turno.",
  done: 'Due cupole in un turno: prima il bordo, poi il centro.',
  misses: {
    edgeLeft: 'La torre sul bordo è ancora aperta. Sul bordo può andare solo la prima costruzione.',
    innerLeft: 'Un buon inizio, ma la torre interna è ancora aperta. Hai una seconda costruzione.',
  },
  questions: {
    sameSpace: {
      ask: 'Posso costruire due volte sullo stesso spazio?',
      answer: 'Sì, se è uno dei nove spazi interni.',
    },
    secondIsDome: {
      ask: 'Il secondo pezzo può essere una cupola?',
      answer: 'Sì. Puoi metterla perfino sul blocco appena costruito, se era il terzo.',
    },
    mustBuildTwice: {
      ask: 'Devo per forza costruire due volte?',
      answer: 'No. Se una costruzione ti basta, chiudi il turno dopo la prima.',
    },
    otherWorkerBuilds: {
      ask: "La seconda costruzione può farla l'altro lavoratore?",
      answer: 'No. Tutte e due spettano al lavoratore che si è mosso.',
    },
    fromCorner: {
      ask: 'Che cosa posso fare da un angolo?',
      answer: 'Poco: un angolo tocca un solo spazio interno, e la seconda costruzione può andare solo lì.',
    },
  },
} satisfies GuideWords;
