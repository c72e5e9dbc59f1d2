import type { LessonWords } from '../chunks.ts';
import type { Translations } from '../translation.ts';

const firstSteps = {
  move: {
    title: 'Muovere',
    text: 'I due lavoratori rossi con la base rotonda sono tuoi. Ogni turno comincia con un movimento: uno dei due passa su uno spazio libero accanto a sé, dritto o in diagonale.',
    task: 'Muovi uno dei tuoi lavoratori in c3, al centro della plancia.',
    done: 'Questo è un movimento: un passo verso uno degli otto spazi intorno.',
    misses: { elsewhere: 'Nessuno è arrivato in c3. Scegli prima un lavoratore, poi lo spazio centrale.' },
  },
  build: {
    title: 'Costruire',
    text: 'Dopo il movimento lo stesso lavoratore costruisce: mette un blocco su uno spazio libero accanto a sé. Così il turno è completo.',
    task: 'Porta la torre in c3 al livello 2.',
    done: 'Prima muovi, poi costruisci accanto al lavoratore che si è mosso: ecco un turno intero.',
    misses: { elsewhere: 'La torre in c3 non è cresciuta. Porta prima un lavoratore lì accanto, poi costruisci.' },
  },
  climb: {
    title: 'Salire',
    text: 'Le torri sono scale. Con un movimento si sale di un livello, mai di due.',
    task: 'Sali al livello 1. Prova anche il livello 2 e guarda che cosa succede.',
    done: 'Un livello alla volta. Per andare più in alto serve una scala: 1, poi 2, poi 3.',
    misses: { ground: 'Nessuno è salito. Il blocco in c3 è il livello 1: vacci sopra.' },
  },
  descend: {
    title: 'Scendere',
    text: 'In discesa non ci sono limiti: con un movimento si scende di quanti livelli si vuole.',
    task: 'Uno dei tuoi lavoratori è al livello 2. Riportalo a terra con un solo movimento.',
    done: 'Si può scendere da qualsiasi altezza. Solo per salire servono i gradini.',
    misses: { oneLevel: 'Era un solo livello. Scendi fino a terra.' },
  },
  dome: {
    title: 'Chiudere una torre',
    text: 'Il quarto pezzo di una torre è una cupola. Da quel momento nessuno può più starci o costruirci.',
    task: 'Il tuo avversario è al livello 2, proprio accanto alla torre in c3. Mettici una cupola prima che qualcuno ci salga.',
    done: 'Una torre con la cupola è chiusa per tutti. Così si ferma una salita.',
  },
  win: {
    title: 'Vincere',
    text: 'Vinci appena un tuo lavoratore sale al livello 3. Dopo non deve nemmeno costruire.',
    task: 'Un tuo lavoratore è al livello 2. Vinci la partita.',
    done: 'Dal livello 2 al livello 3: vittoria! Ora ne sai abbastanza per la tua prima partita.',
    misses: {
      below:
        'Nessuno è ancora al livello 3. Guarda accanto al tuo lavoratore al livello 2: una torre è più alta di un solo livello.',
    },
  },
} satisfies Readonly<Record<string, LessonWords>>;

const threats = {
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
} satisfies Readonly<Record<string, LessonWords>>;

const plans = {
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
} satisfies Readonly<Record<string, LessonWords>>;

export const lessons: Translations['lessons'] = { ...firstSteps, ...threats, ...plans };
