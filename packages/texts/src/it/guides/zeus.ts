import type { GuideWords } from '../../guide-words.ts';

export const zeus = {
  demo: 'Sali al livello 1 e costruisci sotto i tuoi piedi. Alla fine del turno sei al livello 2.',
  limit: 'Ti alzi dal livello 2 al livello 3 con un tuo blocco. Ma alzarsi non è muoversi, e la partita continua.',
  task: 'Le due torri sono ancora troppo alte per te. Vinci con il tuo secondo turno.',
  done: "Un blocco sotto i tuoi piedi ti ha portato al livello 2, e l'avversario poteva chiudere una sola delle due torri.",
  questions: {
    winAfterRising: {
      ask: 'Sono al livello 3 su un mio blocco. Come vinco adesso?',
      answer: 'Scendi, e più tardi risali al livello 3.',
    },
    domeOnLevelThree: {
      ask: 'Al livello 3 posso mettere una cupola sotto di me?',
      answer: 'No. Lassù puoi costruire solo accanto a te.',
    },
    noSpaceAround: {
      ask: "E se intorno a me non c'è spazio per costruire?",
      answer:
        'Allora il blocco sotto i piedi ti salva il turno. Qui Limus ha chiuso tutto intorno a te, e tu costruisci lo stesso.',
    },
    workerThatStayed: {
      ask: 'Può alzarsi il lavoratore che non si è mosso?',
      answer: 'No. Costruisce solo chi si è mosso, quindi solo lui può alzarsi.',
    },
    underAthena: {
      ask: 'Posso alzarmi quando Atena vieta di salire?',
      answer: 'Sì. Alzarsi con un proprio blocco non è salire.',
    },
  },
} satisfies GuideWords;
