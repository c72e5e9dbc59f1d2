import type { GuideWords } from '../../guide-words.ts';

export const minotaur = {
  demo: 'Your worker charges onto level 2 and pushes the other worker down on the far side. Now you stand beside level 3 and your opponent does not.',
  limit: 'Straight behind that worker the board ends. There is no space to push it to, so you cannot charge.',
  task: 'The opposing worker can climb on two sides. Play so that your opponent cannot win next turn.',
  done: 'The direction matters: the worker has to land where it can do no harm.',
  misses: {
    stillHigh: 'You pushed the worker onto another space of level 2, right beside a tower. Push it somewhere lower.',
    oneDome: 'One dome is not enough, the other tower is still open. Push the worker away instead.',
  },
  questions: {
    pushedToLevelThree: {
      ask: 'Does a worker win if I push it onto level 3?',
      answer: 'No. Being pushed is not a move, so no one wins by it.',
    },
    chargeTwoLevelsUp: {
      ask: 'Can I charge a worker two levels above mine?',
      answer:
        'No. Your own step climbs one level at most. It is only for the pushed worker that height does not matter.',
    },
    ownWorker: {
      ask: 'Can I push my own worker?',
      answer: 'No. Only opposing workers can be pushed.',
    },
    twoInRow: {
      ask: 'Can I push two workers in a row?',
      answer: 'No. The space behind the first one has to be free.',
    },
    buildWhereItCameFrom: {
      ask: 'May I build on the space I came from?',
      answer: 'Yes. It is free after the charge.',
    },
  },
} satisfies GuideWords;
