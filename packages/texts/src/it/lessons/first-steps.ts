import type { LessonWords } from '../../lesson-words.ts';

export const firstSteps = {
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
} as const satisfies Readonly<Record<string, LessonWords>>;
