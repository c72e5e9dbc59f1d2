import type { GuideWords } from '../../guide-words.ts';

export const circe = {
  demo: "All'inizio del tuo turno i lavoratori avversari sono separati: Artemide è tua, e fai due passi. Nel suo turno l'avversario deve farne a meno.",
  limit: "Qui i due lavoratori sono adiacenti. Artemide resta all'avversario, e tu hai un passo solo.",
  task: 'I lavoratori avversari sono separati, e Demetra ora è tua. Ferma le due minacce in questo turno.',
  done: "Un potere rubato è tuo in tutto e per tutto. Guarda la carta dell'avversario prima di muovere.",
  misses: {
    oneDome: 'Una torre è ancora aperta. Con Demetra costruisci due volte: trova lo spazio che tocca entrambe.',
  },
  questions: {
    diagonal: {
      ask: 'Vale anche stare vicini in diagonale?',
      answer: 'Sì. Lavoratori che si toccano, in qualsiasi direzione e a qualsiasi altezza, tengono il potere.',
    },
    duration: {
      ask: 'Per quanto tempo ho il potere?',
      answer:
        "Fino all'inizio del tuo prossimo turno. Allora si controlla di nuovo: se i lavoratori si sono riuniti, il potere torna al suo giocatore.",
    },
    oneOpposingWorker: {
      ask: "E se l'avversario ha un solo lavoratore?",
      answer: 'Allora non è accanto a nessuno, e il potere è tuo.',
    },
    winWithStolenPower: {
      ask: 'Posso vincere con un potere rubato?',
      answer: 'Sì. Con quello di Pan, per esempio, vinci con un salto di due livelli.',
    },
    heroPower: {
      ask: 'Posso prendere il potere di un eroe?',
      answer: 'No. Gli eroi tengono il loro. Contro Bellerofonte sali di un livello come tutti.',
    },
  },
} satisfies GuideWords;
