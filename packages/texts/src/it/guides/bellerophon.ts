import type { GuideWords } from '../../guide-words.ts';

export const bellerophon = {
  demo: 'Dal livello 1 dritto al livello 3: il suo unico grande balzo fa vincere la partita.',
  limit: 'Tre livelli in una volta sono troppi, anche per un cavallo alato.',
  task: "Per il balzo serve una torre che l'avversario non possa chiudere in tempo. Vinci con il tuo secondo turno.",
  done: 'La torre la vedevano tutti, ma nessuno era abbastanza vicino.',
  misses: {
    domed:
      "L'avversario è arrivato alla torre e ci ha messo una cupola. L'altro tuo lavoratore può sbarrargli la strada.",
  },
  questions: {
    groundToLevelTwo: {
      ask: 'Può balzare da terra al livello 2?',
      answer: 'Sì. Il balzo allora è consumato, e il turno prosegue come sempre.',
    },
    ordinarySteps: {
      ask: 'I passi normali consumano il balzo?',
      answer: 'No. Lo consuma solo un passo di due livelli.',
    },
    underAthena: {
      ask: 'Può balzare dopo che Atena è salita?',
      answer: 'No. Chi non può salire non può nemmeno balzare in alto.',
    },
    edgeAgainstHera: {
      ask: 'Un balzo sul bordo fa vincere contro Era?',
      answer: 'No. Contro Era nessuno vince sul bordo, comunque ci arrivi.',
    },
    persephone: {
      ask: 'Persefone lo obbliga a balzare?',
      answer:
        'No. Nessuno è obbligato a usare per lei il potere di un eroe. Se solo il balzo permette di salire, può restare in basso.',
    },
  },
} satisfies GuideWords;
