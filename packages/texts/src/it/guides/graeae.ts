import type { GuideWords } from '../../guide-words.ts';

export const graeae = {
  demo: "Uno dei tuoi tre lavoratori sale, e a costruire è un altro: chiude la torre su cui stava per salire l'avversario.",
  limit:
    "Due torri sono aperte, e due tuoi lavoratori potrebbero chiuderne una ciascuno. Ma costruisce uno solo dei tre, una volta sola: l'avversario vince sull'altra torre.",
  task: "Solo un tuo lavoratore è vicino alla torre di livello 3, e non può muoversi. Impedisci all'avversario di vincere.",
  done: 'Chiunque si muova, può costruire uno qualsiasi dei tuoi lavoratori.',
  questions: {
    moverBuilds: { ask: 'Può costruire anche il lavoratore che si è mosso?', answer: 'Sì. Scegli tra tutti e tre.' },
    thirdWorkerEnters: {
      ask: 'Quando entra in gioco il terzo lavoratore?',
      answer: "Fin dall'inizio: tu ne piazzi tre, l'avversario due.",
    },
    moverCannotBuild: {
      ask: 'E se il lavoratore che si è mosso non ha dove costruire?',
      answer: 'Allora costruisce uno degli altri. Qui Limus ha chiuso tutto intorno al primo.',
    },
    hypnus: {
      ask: 'Ipno ne addormenta uno?',
      answer: 'Solo se è più in alto di tutti e due gli altri. Non si muove, ma può ancora costruire.',
    },
    workerLost: {
      ask: 'E se perdo un lavoratore?',
      answer: 'Per chi resta non cambia nulla: uno si muove, e costruisce uno qualsiasi.',
    },
  },
} satisfies GuideWords;
