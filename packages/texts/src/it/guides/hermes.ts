import type { GuideWords } from '../../guide-words.ts';

export const hermes = {
  demo: "Senza cambiare altezza il tuo lavoratore attraversa tutta la plancia e chiude la torre in tempo. Anche l'altro fa un passo, nello stesso turno.",
  limit:
    'Dopo un passo alla stessa altezza in questo turno nessuno sale o scende più. O cammini senza cambiare altezza, o fai un movimento normale.',
  task: "Prepara la salita al livello 3 e vinci con il prossimo turno. L'avversario non deve poterti fermare.",
  done: 'Ermes può stare fermo e limitarsi a costruire. Così il tuo lavoratore ha tenuto il posto al livello 2.',
  misses: {
    leftTower: "Hai lasciato il livello 2. Non c'è bisogno di muoversi.",
    capped: "L'avversario era abbastanza vicino da mettere una cupola. Costruisci dove nessuno arriva in tempo.",
  },
  questions: {
    stayAndBuild: {
      ask: 'Posso restare dove sono e limitarmi a costruire?',
      answer: 'Sì. Non serve nessun passo, purché uno dei tuoi lavoratori costruisca.',
    },
    otherWorkerBuilds: {
      ask: "Un lavoratore può camminare e l'altro costruire?",
      answer: 'Sì. Dopo la camminata costruisce uno qualsiasi dei due, che si sia mosso o no.',
    },
    throughWorkers: {
      ask: 'Posso passare attraverso altri lavoratori?',
      answer: 'No. Ogni passo vuole uno spazio libero: bisogna girarci intorno.',
    },
    onTowers: {
      ask: 'Funziona anche sulle torri?',
      answer: "Sì. Ognuno resta alla propria altezza: uno può camminare al livello 2 mentre l'altro è a terra.",
    },
    climbAndWin: {
      ask: 'Posso ancora salire e vincere?',
      answer: "Sì, con un movimento normale: un passo verso l'alto, l'unico del turno.",
    },
  },
} satisfies GuideWords;
