import type { GuideWords } from '../../guide-words.ts';

export const heracles = {
  demo: 'Dopo la costruzione normale entrambi i lavoratori mettono cupole, tre in tutto, a qualsiasi altezza. Quegli spazi sono chiusi per sempre.',
  limit:
    'Ogni lavoratore raggiunge solo gli spazi accanto a sé. Questo non può mettere una cupola a due spazi di distanza.',
  task: "L'avversario sta fra due torri di livello 3. Fai in modo che non possa vincere.",
  done: 'Insieme i tuoi lavoratori hanno chiuso entrambe le torri in un turno.',
  misses: {
    oneTower: 'Una delle torri è ancora aperta. Possono mettere cupole tutti e due i tuoi lavoratori.',
  },
  questions: {
    ordinaryBuild: {
      ask: 'Le cupole sostituiscono la mia costruzione normale?',
      answer: 'No. Vengono dopo: qui prima un blocco, poi una cupola.',
    },
    blockJustBuilt: { ask: 'Posso mettere una cupola sul blocco appena costruito?', answer: 'Sì.' },
    completeTowers: {
      ask: 'Le cupole basse valgono come torri complete per Crono?',
      answer: 'No. Una torre completa è una cupola su tre blocchi. Questa ne ha due, e la partita continua.',
    },
    besideLimus: {
      ask: 'Può mettere cupole accanto ai lavoratori di Limus?',
      answer: 'Solo su tre blocchi. Ogni altra cupola lì è vietata, come per chiunque costruisca.',
    },
    shutHimselfIn: {
      ask: 'Può chiudersi dentro da solo?',
      answer: 'Sì, quindi attenzione. Non perdi subito, ma quando torna il tuo turno.',
    },
  },
} satisfies GuideWords;
