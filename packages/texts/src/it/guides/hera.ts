import type { GuideWords } from '../../guide-words.ts';

export const hera = {
  demo: "Chiudi la torre interna. L'avversario sale allora al livello 3 sul bordo, e la partita continua come se niente fosse.",
  limit: "Questa volta chiudi la torre sul bordo. Su quella interna Era non può nulla: l'avversario ci sale e vince.",
  task: "L'avversario può salire al livello 3 da entrambe le parti, e tu costruisci una volta sola. Fai in modo che non possa vincere.",
  done: 'Con Era la torre sul bordo non è un pericolo. È bastata una cupola al posto giusto.',
  misses: { edge: "Quella torre la sorvegliava già Era. Quale può ancora far vincere l'avversario?" },
  questions: {
    comeDownAndWinLater: {
      ask: 'Un avversario può scendere da una torre sul bordo e vincere più tardi?',
      answer:
        "Sì, su una torre interna. Scendere al livello 2 e risalire al livello 3 all'interno fa vincere come sempre.",
    },
    artemisSecondStep: {
      ask: 'Artemide può vincere con il secondo passo partendo dal livello 3 sul bordo?',
      answer: 'No. Può proseguire, ma da un livello 3 a un altro non si sale, quindi nemmeno quel passo fa vincere.',
    },
    ownWinOnEdge: { ask: 'E io, vinco sul bordo?', answer: 'Sì. Era trattiene solo i tuoi avversari.' },
    panLeapsToEdge: {
      ask: 'Ferma anche Pan quando salta giù sul bordo?',
      answer: 'Sì. Un passo che finisce sul bordo non fa mai vincere un avversario, qualunque sia la condizione.',
    },
    chronusTowerOnEdge: {
      ask: 'Ferma Crono se la quinta torre è sul bordo?',
      answer: 'No. Crono vince con una costruzione, ed Era sorveglia solo i passi.',
    },
  },
} satisfies GuideWords;
