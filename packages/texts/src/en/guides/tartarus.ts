import type { GuideWords } from '../../guide-words.ts';

export const tartarus = {
  demo: 'Your opponent steps onto the space you have secretly chosen, the Abyss, and loses at once.',
  limit: 'The Abyss spares no one. If your own worker steps into it, you lose.',
  task: 'Two steps would take your opponent up to level 3, and one of them leads into your Abyss on d2. Make sure they cannot win.',
  done: 'The only tower left stands over the Abyss. Let them climb it.',
  misses: {
    trap: 'That tower stands over the Abyss: it is the one to leave open.',
  },
  questions: {
    levelThreeOnAbyss: {
      ask: 'What if an opponent climbs to level 3 there?',
      answer: 'Then they lose instead of winning.',
    },
    pushedIn: {
      ask: 'A worker is pushed into the Abyss. Who loses?',
      answer: 'The owner of that worker, no matter who pushed it. Here the Minotaur pushes yours, and you lose.',
    },
    blockOnAbyss: { ask: 'Does a block on the Abyss close it?', answer: 'No. It is still the Abyss, at any height.' },
    passThrough: {
      ask: 'Is it enough to pass through?',
      answer: 'Yes. Artemis wants to take two steps, but the first one ends the game.',
    },
    onlyStepLeft: {
      ask: 'What if the only step left leads into it?',
      answer: 'Then it has to be taken, even if you know what is there.',
    },
  },
} satisfies GuideWords;
