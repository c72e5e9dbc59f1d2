import type { GuideWords } from '../../guide-words.ts';

export const polyphemus = {
  demo: "Dall'altra parte della plancia Polifemo mette due cupole proprio davanti ai lavoratori avversari.",
  limit: "Va bene qualsiasi spazio libero, ma questo non lo è: sulla torre c'è un lavoratore avversario.",
  task: "L'avversario può salire su due torri di livello 3, e i tuoi lavoratori sono lontani. Fai in modo che non possa vincere.",
  done: 'Due cupole, proprio dove servivano, a qualsiasi distanza.',
  misses: {
    oneDome: 'Una delle torri è ancora aperta. Hai due cupole.',
  },
  questions: {
    blockJustBuilt: { ask: 'Posso mettere una cupola sul blocco appena costruito?', answer: 'Sì.' },
    unusedPower: {
      ask: 'Il potere si consuma se non metto nessuna cupola?',
      answer: 'No. Ti verrà proposto di nuovo al turno seguente.',
    },
    shutOpponentIn: {
      ask: 'Posso chiudere in trappola un avversario?',
      answer: 'Sì. Chi non può completare un turno perde.',
    },
    completeTowers: {
      ask: 'Le sue cupole contano per Crono?',
      answer:
        'Solo quelle su tre blocchi. La prima qui è innocua, ma una seconda su tre blocchi sarebbe la quinta torre.',
    },
    mustSetBoth: {
      ask: 'Devo mettere entrambe le cupole?',
      answer: "No, ne basta una. Ma così il potere è consumato, e la seconda non l'avrai più.",
    },
  },
} satisfies GuideWords;
