import type { GuideWords } from '../../guide-words.ts';

export const charybdis = {
  demo: "Un mulinello si trova sulla torre di livello 3. Metti l'altro a portata di mano, ci vai sopra nel turno dopo e ti trascina lassù: hai vinto.",
  limit:
    "Un lavoratore avversario sta sull'altro mulinello. Devono essere liberi entrambi, quindi resti semplicemente su questo spazio.",
  task: "L'avversario sta per salire al livello 3, e sembra troppo lontano per te. Non lasciarlo vincere.",
  done: "Il mulinello ti ha portato dall'altra parte della plancia, e hai costruito dal punto di arrivo.",
  misses: { swept: 'Sei nel posto giusto. Da qui puoi mettere la cupola che serve.' },
  questions: {
    opponentsSwept: {
      ask: 'Vengono trascinati anche gli avversari?',
      answer: 'Sì. Un mulinello trascina chiunque ci faccia un passo sopra, anche te.',
    },
    levelThreeOnWhirlpool: {
      ask: 'E se qualcuno sale al livello 3 su un mulinello?',
      answer: 'Allora la partita è vinta prima che il mulinello faccia qualcosa.',
    },
    pushedOntoWhirlpool: {
      ask: 'Un lavoratore spinto su un mulinello viene trascinato?',
      answer: 'No. Deve essere un suo passo.',
    },
    moveWhirlpool: {
      ask: 'Posso spostare un mulinello che è già sulla plancia?',
      answer: 'No. Finché sono in gioco entrambi, non hai nulla da mettere.',
    },
    getWhirlpoolBack: {
      ask: 'Come faccio a riavere un mulinello?',
      answer:
        'Torna sulla tua carta quando ci si costruisce sopra. Se lo fai tu, puoi metterlo altrove nello stesso turno.',
    },
  },
} satisfies GuideWords;
