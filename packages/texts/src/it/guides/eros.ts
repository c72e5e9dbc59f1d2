import type { GuideWords } from '../../guide-words.ts';

export const eros = {
  demo: "Il tuo lavoratore raggiunge l'altro, e tutti e due sono al livello 1. Hai vinto, ben lontano dal livello 3.",
  limit: 'Fianco a fianco, ma a terra. In due giocatori conta solo il livello 1, e la partita continua.',
  task: 'Riunisci i tuoi lavoratori e vinci in questo turno.',
  done: 'Dopo il passo devono essere entrambi al livello 1. Toccava quindi a quello più in alto scendere.',
  misses: {
    partnerMoved: "Fianco a fianco, ma l'altro è ancora al livello 2. Devono essere entrambi al livello 1.",
    notLevelOne: 'Quello spazio è al livello 2. Devono essere entrambi al livello 1.',
  },
  questions: {
    anyLevel: {
      ask: 'Il lavoratore può venire da qualsiasi livello?',
      answer: 'Sì. Conta solo dove arriva. Può anche salire da terra.',
    },
    alreadyTogether: {
      ask: 'Sono già fianco a fianco. Posso ancora vincere così?',
      answer: "Sì. Muovine uno su un altro spazio di livello 1 che sia anch'esso accanto all'altro.",
    },
    pushedTogether: {
      ask: "E se un avversario ne spinge uno accanto all'altro?",
      answer: 'Non succede niente. Il movimento devi farlo tu, nel tuo turno.',
    },
    hera: {
      ask: 'Era può fermarmi?',
      answer: "Sì, se il tuo passo finisce sul bordo della plancia. Dove sta l'altro lavoratore non conta.",
    },
    threePlayers: {
      ask: 'In tre giocatori è diverso?',
      answer: 'Sì. Allora va bene qualsiasi altezza, anche a terra, purché sia la stessa per entrambi.',
    },
  },
} satisfies GuideWords;
