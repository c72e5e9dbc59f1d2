import type { GuideWords } from '../../guide-words.ts';

export const hecate = {
  demo: "L'avversario vuole avvicinarsi alla tua torre e si scontra con un lavoratore che non vedeva. Il suo turno finisce lì, e tu sali al livello 3.",
  limit: "Invisibile non vuol dire inarrestabile: dove c'è qualcuno, il tuo lavoratore non può andare.",
  task: "L'avversario in d2 vuole salire in c3 o in d3 e non vede nessuno dei tuoi lavoratori. Mettiti in modo che entrambi i passi si scontrino con uno di loro.",
  done: 'Qualunque torre provi, il passo non riesce e il turno è finito.',
  misses: {
    raised: "Ora tutti vedono che d3 è troppo alto, e l'avversario farà altro. Lascia piuttosto che ti venga addosso.",
    left: "In c3 non c'è più nessuno a sbarrare la strada. Quel lavoratore deve restare dov'è.",
    open: 'Il passo in d3 è ancora libero. Chi potrebbe mettersi lì?',
  },
  questions: {
    whatOpponentLearns: {
      ask: 'Che cosa scopre un avversario che si scontra con me?',
      answer:
        "Solo che su quello spazio c'è un lavoratore nascosto, non quale dei tuoi. Il passo non riesce e il turno finisce senza costruire.",
    },
    buildOntoHidden: {
      ask: 'E se un avversario costruisce dove sto io?',
      answer: 'Il suo movimento resta valido, ma la costruzione non riesce e il turno è finito.',
    },
    apolloRunsIn: {
      ask: 'Anche Apollo si scontra con me?',
      answer: 'No. Scambia il posto con il tuo lavoratore senza accorgersene, e il suo turno continua.',
    },
    onPurpose: {
      ask: 'Un avversario può scontrarsi con me apposta?',
      answer: 'Sì, tutte le volte che vuole. Gli costa solo il turno.',
    },
    powersAgainstUnseen: {
      ask: 'Un potere come quello di Atena vale anche per i miei lavoratori nascosti?',
      answer: 'Sì. Valgono tutte le regole e tutti i divieti: dopo che Atena è salita, nemmeno i tuoi possono salire.',
    },
  },
} satisfies GuideWords;
