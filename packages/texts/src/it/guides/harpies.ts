import type { GuideWords } from '../../guide-words.ts';

export const harpies = {
  demo: "L'avversario sale su una torre ma non può restarci: le Arpie trascinano giù il suo lavoratore dall'altra parte, fino al bordo della plancia.",
  limit: 'Il passo viene prima della scivolata. Chi sale al livello 3 ha vinto, e nessuno scivola più.',
  task: "Accanto al tuo lavoratore al livello 2 c'è una torre a cui manca un blocco. Costruisci in modo che le scivolate impediscano all'avversario di metterci una cupola, e vinci con il tuo secondo turno.",
  done: 'Anche chi stava proprio accanto alla torre ha dovuto muoversi, ed è scivolato via.',
  misses: {
    domed:
      "L'avversario si è potuto fermare accanto alla torre e metterci una cupola. Sbarra la strada a quella scivolata.",
  },
  questions: {
    ownWorkers: {
      ask: 'Scivolano anche i miei lavoratori?',
      answer: 'No. Scivolano solo i lavoratori avversari, quando li muove il loro giocatore.',
    },
    slideStops: {
      ask: 'Dove si ferma una scivolata?',
      answer:
        'Davanti a uno spazio più alto, a un lavoratore, a una cupola o al bordo della plancia. Su spazi della stessa altezza o più bassi prosegue: qui scende dal livello 1, finché non trova il blocco seguente.',
    },
    winBySlide: {
      ask: 'Una scivolata può far vincere?',
      answer: 'No. Qui Pan scivola dal livello 2 fino a terra e la partita continua. Solo il passo può far vincere.',
    },
    artemisTwoSteps: {
      ask: 'E se un avversario fa due passi, come Artemide?',
      answer: 'Ogni passo ha la sua scivolata. Il secondo parte da dove si è fermata la prima.',
    },
    buildAfterSlide: {
      ask: "Dove costruisce l'avversario dopo una scivolata?",
      answer:
        'Accanto allo spazio in cui si è fermata. Ciò che era accanto dopo il passo può essere ormai troppo lontano.',
    },
  },
} satisfies GuideWords;
