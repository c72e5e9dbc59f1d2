import type { GuideWords } from '../../guide-words.ts';

export const siren = {
  demo: 'Il tuo canto va verso est. Trascini prima il lavoratore davanti, poi quello dietro, e la torre accanto a te è libera.',
  limit:
    'Il canto prende il posto di tutto il turno. Una volta cominciato, puoi trascinarne altri o fermarti, ma né muovere né costruire.',
  task: "L'avversario sta per salire al livello 3 e i tuoi lavoratori sono lontani. Fermalo.",
  done: 'Dal livello 1 la torre è fuori portata. Il canto arriva a qualsiasi distanza.',
  misses: {
    walked: 'Chiunque tu muova, nessuno arriva in tempo alla torre. Meglio cantare.',
    wrongOne: 'Il pericolo non era quel lavoratore. Quale sta al livello 2?',
  },
  questions: {
    draggedToLevelThree: {
      ask: 'Un lavoratore trascinato al livello 3 vince?',
      answer: 'No. Essere trascinati non è un movimento e non fa vincere nessuno.',
    },
    mustDragAll: {
      ask: 'Devo trascinare tutti i lavoratori avversari?',
      answer: 'No. Ne basta uno, e ciascuno viene trascinato al massimo di uno spazio.',
    },
    turnSong: {
      ask: 'Posso cambiare direzione al canto durante la partita?',
      answer: 'No. La direzione scelta quando hai piazzato i lavoratori resta quella.',
    },
    noWorkerCanMove: {
      ask: 'Nessuno dei miei lavoratori può muoversi. Ho perso?',
      answer: 'Non finché puoi trascinare qualcuno: un canto è un turno completo.',
    },
    underAthena: {
      ask: 'Atena ferma il canto, se è salita?',
      answer:
        "No. Impedisce ai tuoi lavoratori di salire, ma un canto non è un movimento. Puoi perfino trascinare qualcuno verso l'alto.",
    },
  },
} satisfies GuideWords;
