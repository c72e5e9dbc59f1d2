import type { GuideWords } from '../../guide-words.ts';

export const medusa = {
  demo: "Sali al livello 1 accanto a un lavoratore a terra. Alla fine del tuo turno diventa pietra: esce dal gioco e al suo posto c'è un blocco.",
  limit:
    'Anche questo lavoratore avversario è al livello 1. Alto quanto il tuo non vuol dire più in basso: non gli succede nulla.',
  task: 'Trasforma in pietra entrambi i lavoratori avversari in questo turno.',
  done: "Ognuno era accanto a un tuo lavoratore e più in basso. Senza lavoratori l'avversario ha perso.",
  misses: { onlyOne: "Uno è andato. Anche l'altro deve trovarsi accanto a un tuo lavoratore e più in basso." },
  questions: {
    spareWorker: {
      ask: 'Posso risparmiare un lavoratore?',
      answer: "No. Succede da sé, anche se il nuovo blocco aiuta l'avversario a salire.",
    },
    workerThatStayed: {
      ask: 'Conta anche il mio lavoratore che non si è mosso?',
      answer: 'Sì. Entrambi i tuoi lavoratori trasformano in pietra i vicini più in basso.',
    },
    domeInstead: {
      ask: 'Può venirne fuori una cupola?',
      answer:
        'No, è sempre un blocco. Una vittima sta al massimo al livello 2, quindi i blocchi non sono mai più di tre.',
    },
    opponentStepsBelow: {
      ask: 'E se un avversario viene accanto a me, più in basso, nel suo turno?',
      answer: 'Per ora niente. Conta solo chi si trova lì quando finisce il tuo turno.',
    },
    replacesBuild: {
      ask: 'Sostituisce la mia costruzione?',
      answer: 'No. Ti muovi e costruisci come sempre; la pietra viene dopo.',
    },
  },
} satisfies GuideWords;
