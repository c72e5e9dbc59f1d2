import type { GuideWords } from '../../guide-words.ts';

export const bellerophon = {
  demo: 'From level 1 straight up to level 3: his one big leap wins the game.',
  limit: 'Three levels at once is too much, even for a winged horse.',
  task: 'The leap needs a tower your opponent cannot close in time. Win with your second turn.',
  done: 'They could see the tower, but no one was near enough.',
  misses: {
    domed: 'Your opponent got to the tower and put a dome on it. Your other worker can stand in the way.',
  },
  questions: {
    groundToLevelTwo: {
      ask: 'May he leap from the ground to level 2?',
      answer: 'Yes. Then the leap is used up, and your turn goes on as usual.',
    },
    ordinarySteps: { ask: 'Is the leap lost by ordinary steps?', answer: 'No. Only a step of two levels uses it up.' },
    underAthena: {
      ask: 'May he leap after Athena has climbed?',
      answer: 'No. A worker that may not climb may not leap up either.',
    },
    edgeAgainstHera: {
      ask: 'Does a leap to the edge win against Hera?',
      answer: 'No. Against Hera no one wins on the edge, however they get there.',
    },
    persephone: {
      ask: 'Does Persephone make him leap?',
      answer: 'No. No one has to use a hero power for her. If only the leap could climb, he may stay below.',
    },
  },
} satisfies GuideWords;
