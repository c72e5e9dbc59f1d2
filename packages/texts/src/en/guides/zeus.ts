import type { GuideWords } from '../../guide-words.ts';

export const zeus = {
  demo: 'You step up to level 1 and build beneath your own feet. By the end of the turn you are on level 2.',
  limit: 'You rise from level 2 to level 3 on a block of your own. But rising is not a move, so the game goes on.',
  task: 'The two towers are still too high for you. Win with your second turn.',
  done: 'A block beneath your own feet brought you to level 2, and your opponent could close only one of the towers.',
  questions: {
    winAfterRising: {
      ask: 'I have risen to level 3. How do I win now?',
      answer: 'Step down, and later climb up to level 3 again.',
    },
    domeOnLevelThree: {
      ask: 'May I put a dome beneath myself on level 3?',
      answer: 'No. Up there you can only build beside yourself.',
    },
    noSpaceAround: {
      ask: 'What if there is no space around me to build on?',
      answer:
        'Then the block beneath your feet saves the turn. Here Limus has closed everything around you, and you build all the same.',
    },
    workerThatStayed: {
      ask: 'May the worker that did not move rise?',
      answer: 'No. Only the worker that moved builds, and so only it can rise.',
    },
    underAthena: {
      ask: 'May I rise while Athena forbids climbing?',
      answer: 'Yes. Rising on your own block is not climbing.',
    },
  },
} satisfies GuideWords;
