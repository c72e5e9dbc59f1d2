import type { GuideWords } from '../../guide-words.ts';

export const achilles = {
  demo: 'Si costruisce un gradino, ci sale e costruisce ancora, tutto in un turno. Dal livello 1 è subito al livello 2.',
  limit: "Il lavoratore che ha costruito in anticipo deve continuare. L'altro non può muoversi al suo posto.",
  task: "Sulla plancia non c'è ancora nessun livello 3. Vinci lo stesso in questo turno.",
  done: "L'ultimo gradino te lo sei costruito tu. L'avversario non ha avuto il tempo di rispondere.",
  misses: {
    late: 'Ora la torre è alta abbastanza, ma il tuo turno è finito. Costruisci prima con il lavoratore al livello 2, poi sali.',
  },
  questions: {
    buildAfterWin: {
      ask: 'Dopo un passo vincente deve costruire ancora?',
      answer: 'No. La partita finisce appena arriva lassù.',
    },
    sameSpace: {
      ask: 'Le due costruzioni possono andare sullo stesso spazio?',
      answer: 'Sì, purché lo raggiunga da tutte e due le posizioni.',
    },
    domeFirst: {
      ask: 'La prima costruzione può essere una cupola?',
      answer: 'Sì, su tre blocchi, come ogni altra cupola.',
    },
    unusedPower: {
      ask: 'Il potere va perso se gioco un turno normale?',
      answer: 'No. Resta disponibile finché non costruisci prima di muovere.',
    },
    climbUnderAthena: {
      ask: 'Può salire sul suo blocco dopo che Atena è salita?',
      answer: 'No. Il suo movimento rispetta ogni divieto, e Atena vieta di salire.',
    },
  },
} satisfies GuideWords;
