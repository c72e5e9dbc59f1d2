import type { LessonWords } from '../../lesson-words.ts';

export const threats = {
  stuck: {
    title: "Senza via d'uscita",
    text: 'Chi nel suo turno non può muovere e costruire perde. Capita di rado, ma così si vincono partite.',
    task: "I due lavoratori avversari sono in un angolo. Togli loro l'ultimo spazio raggiungibile.",
    done: 'Nessun movimento possibile: partita persa per loro. Non importa se a sbarrare la strada è una torre o un tuo lavoratore.',
    misses: { escape: 'Possono ancora uscire passando per c1. Rendilo troppo alto, oppure occupalo tu.' },
  },
  threat: {
    title: 'Minacciare',
    text: "Un lavoratore al livello 2 accanto a una torre aperta di livello 3 minaccia di vincere. L'avversario deve rispondere.",
    task: 'Crea una minaccia: dopo questo turno devi poter vincere con il prossimo.',
    done: 'Ora il tuo avversario deve chiudere c4 invece di seguire un suo piano.',
    misses: {
      closed: 'Hai chiuso proprio la torre su cui volevi salire. Costruisci altrove.',
      low: 'Da lì il livello 3 è fuori portata. Prima devi stare al livello 2, accanto a c4.',
    },
  },
  block: {
    title: 'Bloccare',
    text: "Prima di ogni turno chiediti che cosa può fare l'avversario. Se può arrivare al livello 3, fermalo subito.",
    task: 'Il tuo avversario minaccia di vincere. Trova la minaccia e fermala.',
    done: 'Vista in tempo. Di solito si risponde con una cupola sulla torre che gli serve.',
  },
  outOfReach: {
    title: 'Fuori portata',
    text: 'Non serve aspettare la cupola. Una torre più alta di due livelli è già un muro.',
    task: 'Il tuo avversario è al livello 1 e vuole salire al livello 2. Non lasciarlo fare.',
    done: 'Dal livello 1 nessuno sale al livello 3. Un blocco al momento giusto risparmia una cupola più tardi.',
    misses: { reachable: 'Il tuo avversario può ancora salire in d4. Alza quella torre di un livello.' },
  },
  sharedTower: {
    title: 'Di chi è la scala?',
    text: "Ogni torre serve a entrambe le parti, e dopo di te tocca all'avversario. Prima di alzarla guarda chi ci sale per primo.",
    task: "Crea una minaccia senza regalare la vittoria all'avversario.",
    done: 'La tua torre, la tua scala: in b4 arrivi solo tu.',
    misses: {
      shared:
        'Il tuo avversario è al livello 2 accanto a d4 e ci arriva prima di te. Usa una torre che puoi raggiungere solo tu.',
      quiet:
        'Così non minacci ancora niente. Ti servono un lavoratore al livello 2 e, accanto, una torre di livello 3.',
    },
  },
  doubleThreat: {
    title: 'Doppia minaccia',
    text: "Una minaccia si ferma. Due insieme no: l'avversario costruisce una volta sola per turno.",
    task: "Gioca in modo da vincere al prossimo turno, qualunque cosa faccia l'avversario.",
    done: 'Due torri sono aperte, e il tuo avversario può chiuderne solo una: una strada resta.',
    misses: {
      single: 'Una strada sola non basta: il tuo avversario la chiude. Preparane una seconda nello stesso turno.',
      none: 'Così non minacci niente. Prima sali, e prepara una torre su cui andare.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
