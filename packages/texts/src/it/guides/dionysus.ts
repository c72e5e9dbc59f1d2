import type { GuideWords } from '../../guide-words.ts';

export const dionysus = {
  demo: 'La tua cupola completa una torre, quindi giochi ancora, con un lavoratore avversario: lo fai scendere dal livello 2, lontano dalla sua torre.',
  limit: 'Il turno in più è per i lavoratori avversari. I tuoi restano fermi.',
  task: 'Il lavoratore avversario può salire da due parti. Gioca in modo che non possa vincere al prossimo turno.',
  done: "Una torre completata vale un turno, e quel turno può disfare il lavoro migliore dell'avversario.",
  misses: {
    oneDome: 'Una torre completata ti dà un altro turno. Usalo per portare via il lavoratore pericoloso.',
    tooSlow: "L'avversario è salito al livello 3. Completa prima una torre, poi puoi giocare ancora.",
  },
  questions: {
    mustTakeExtraTurn: {
      ask: 'Devo per forza giocare il turno in più?',
      answer: 'No. Puoi rinunciarci.',
    },
    steeredToLevelThree: {
      ask: 'E se il lavoratore che guido sale al livello 3?',
      answer: 'In quel turno non vince nessuno. Resta al livello 3 e deve scendere prima di poterci risalire.',
    },
    anotherTower: {
      ask: 'E se anche quel lavoratore completa una torre?',
      answer: 'Allora hai un altro turno ancora, e così via senza limite.',
    },
    ownersPower: {
      ask: "Posso usare il potere dell'avversario?",
      answer:
        'No. Il suo lavoratore si muove e costruisce una volta, senza nessun potere. Niente secondo passo con un lavoratore di Artemide, per esempio.',
    },
    opponentsTower: {
      ask: "Gioco ancora quando è l'avversario a completare una torre?",
      answer: 'No. Contano solo le torri completate nei tuoi turni.',
    },
  },
} satisfies GuideWords;
