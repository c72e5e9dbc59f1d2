import type { GuideWords } from '../../guide-words.ts';

export const poseidon = {
  demo: "Il lavoratore che si è mosso costruisce come sempre. Poi quello rimasto a terra costruisce tre volte: ora le torri di livello 3 sono due, e l'avversario può chiuderne solo una.",
  limit:
    'Qui il lavoratore rimasto fermo è al livello 1. Ha costruzioni in più solo a terra, quindi il turno è finito.',
  task: "L'avversario può vincere su tre torri. Chiudile tutte in questo turno.",
  done: 'Una cupola dal lavoratore che si è mosso, due da quello rimasto a terra.',
  misses: { moved: 'Le costruzioni in più spettano al lavoratore che resta fermo. Quale dei due deve restare?' },
  questions: {
    sameSpace: {
      ask: 'Le tre costruzioni possono andare sullo stesso spazio?',
      answer: 'Sì, e tra loro può esserci una cupola.',
    },
    extraBuildsFirst: {
      ask: 'Posso fare le costruzioni in più prima di quella normale?',
      answer: 'No. Prima deve costruire il lavoratore che si è mosso; quelle in più vengono alla fine.',
    },
    mustBuildAll: { ask: 'Devo costruire tutte e tre le volte?', answer: 'No. Fermati quando vuoi.' },
    moverBuilds: {
      ask: 'Le costruzioni in più può farle il lavoratore che si è mosso?',
      answer: 'No. Spettano a un lavoratore che in questo turno non si è mosso.',
    },
    oneWorkerLeft: {
      ask: 'E se mi resta un solo lavoratore?',
      answer: 'Deve muoversi lui, quindi nessuno resta fermo: niente costruzioni in più.',
    },
  },
} satisfies GuideWords;
