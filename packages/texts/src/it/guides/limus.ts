import type { GuideWords } from '../../guide-words.ts';

export const limus = {
  demo: "Ti metti accanto alla torre di due blocchi. L'avversario sale lì vicino, ma non può alzarla e deve costruire altrove.",
  limit:
    "Porti la torre al livello 3 per salirci dopo. Ma una cupola su tre blocchi è permessa anche accanto al tuo lavoratore: l'avversario la chiude.",
  task: 'I due lavoratori avversari sono sul bordo della plancia. Non lasciare loro nemmeno uno spazio su cui costruire, e vinci in questo turno.',
  done: 'Ovunque vadano, ogni spazio su cui potrebbero costruire è accanto a un tuo lavoratore. Chi non può completare il turno ha perso.',
  questions: {
    stepBesideWorkers: {
      ask: 'Gli avversari possono venire accanto ai miei lavoratori?',
      answer: 'Sì. Limus vieta di costruire, non di muoversi. Lì possono perfino salire al livello 3 e vincere.',
    },
    atlasLowDome: {
      ask: 'Atlante può mettere una cupola su una torre bassa accanto al mio lavoratore?',
      answer: 'No. Accanto ai tuoi lavoratori è permessa solo una cupola su tre blocchi.',
    },
    ownerBound: {
      ask: 'Il divieto vale anche per me?',
      answer: "No. Tu costruisci dove vuoi, anche accanto all'altro tuo lavoratore.",
    },
    aresTakesBlock: {
      ask: 'Ares può togliere un blocco accanto al mio lavoratore?',
      answer: 'Sì. Togliere un blocco non è costruire.',
    },
    apolloSwapsAndBuilds: {
      ask: 'E se Apollo scambia il posto con il mio lavoratore e poi costruisce?',
      answer:
        'Conta dove sono i tuoi lavoratori nel momento in cui si costruisce. Dopo lo scambio sono chiusi gli spazi intorno al posto nuovo, e gli altri sono di nuovo liberi.',
    },
  },
} satisfies GuideWords;
