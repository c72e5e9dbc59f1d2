import type { LessonWords } from '../../lesson-words.ts';

export const plans = {
  trap: {
    title: 'Chiudere in trappola',
    text: 'Un lavoratore che non può muoversi non sale e non costruisce: giochi due contro uno.',
    task: 'Chiudi in trappola il lavoratore in a5.',
    done: 'Resta fermo finché qualcuno non gli apre una strada.',
    misses: { open: 'Il lavoratore in a5 può ancora uscire passando per b4.' },
  },
  placement: {
    title: 'Partire bene',
    text: 'Prima del primo turno ciascuno piazza i suoi lavoratori. Al centro un lavoratore ha otto spazi intorno, sul bordo cinque, in un angolo tre.',
    task: 'Il tuo avversario ha piazzato i suoi due lavoratori. Piazza i tuoi, nessuno sul bordo.',
    done: 'Da qui tutti e due arrivano dove serve. Un buon inizio.',
    misses: { edge: 'Sul bordo un lavoratore ha poche strade. Tienili tutti e due lontani da lì.' },
  },
  twoAtOnce: {
    title: 'Due cose insieme',
    text: "Un turno ha due parti. I turni migliori le usano entrambe: il movimento aiuta te, la costruzione ostacola l'avversario.",
    task: 'Sali al livello 2 e impedisci al tuo avversario di arrivarci.',
    done: 'Tu sei in alto, lui resta in basso, e minacci perfino di vincere in d4.',
    misses: {
      low: 'Non sei al livello 2. Sali con il movimento e ostacola con la costruzione.',
      letUp: 'Sei in alto, ma il tuo avversario ti segue subito. Costruisci contro di lui.',
    },
  },
  tempo: {
    title: 'Il tempo',
    text: 'Chi deve rispondere non può seguire un piano. Se devi difenderti, prova a minacciare nello stesso turno.',
    task: 'Impedisci al tuo avversario di vincere e crea tu una minaccia.',
    done: "Hai bloccato minacciando: adesso è l'avversario a dover rispondere.",
    misses: {
      onlySafe:
        'Il pericolo è passato, ma il tuo avversario è libero di fare ciò che vuole. Blocca da uno spazio da cui minacci qualcosa.',
    },
  },
  plan: {
    title: 'Vincere in due turni',
    text: 'Tutto insieme: vedere il pericolo, salire e non lasciare modo di fermarti.',
    task: "Vinci con il tuo secondo turno. In mezzo gioca l'avversario.",
    done: 'Ben giocato. Sai tutto quello che serve, il resto viene giocando.',
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
