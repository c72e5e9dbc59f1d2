import type { GuideWords } from '../../guide-words.ts';

export const nemesis = {
  demo: "Nessun lavoratore avversario è accanto ai tuoi. Alla fine del turno scambi i posti: ora sulle torri dell'avversario ci sei tu, e lui è in basso.",
  limit: "Un lavoratore avversario è accanto a uno dei tuoi. Basta questo a impedire lo scambio, anche con l'altro.",
  task: "All'avversario manca un passo per vincere. Volgi la cosa a tuo vantaggio e vinci con il tuo secondo turno.",
  done: 'Hai costruito per il posto che stavi per prendere. Contro due torri una cupola sola non basta.',
  misses: {
    stayed: "Il posto migliore della plancia è ancora dell'avversario. Scambia i posti alla fine del turno.",
    oneThreat:
      "Lo scambio va bene, ma una torre sola si chiude in fretta. Prima costruiscine un'altra accanto al posto che prenderai.",
  },
  questions: {
    tradeOnlyOne: {
      ask: 'Posso scambiare un solo lavoratore?',
      answer: 'No. Si scambiano quante più coppie possibile: due contro due, o entrambi o nessuno.',
    },
    tradedToLevelThree: {
      ask: 'Vinco se lo scambio mi porta al livello 3?',
      answer: 'No. Uno scambio non è un movimento e non fa vincere nessuno, a qualsiasi altezza.',
    },
    whoDecides: { ask: 'Chi decide chi va dove?', answer: "Tu, per i tuoi lavoratori e per quelli dell'avversario." },
    tradeAgain: {
      ask: 'Posso rifarlo nel turno seguente?',
      answer: 'Sì, ogni volta che alla fine del tuo turno nessun lavoratore avversario è accanto ai tuoi.',
    },
    oneOpposingWorker: {
      ask: "E se all'avversario resta un solo lavoratore?",
      answer: 'Allora si scambia una coppia sola, e scegli tu quale dei tuoi vi partecipa.',
    },
  },
} satisfies GuideWords;
