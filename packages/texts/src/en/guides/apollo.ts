import type { GuideWords } from '../../guide-words.ts';

export const apollo = {
  demo: "Your worker steps up onto the other worker's tower, and that worker lands where yours came from. Now you are the one beside level 3, and with two towers to choose from.",
  limit: 'The other worker is two levels above yours. That is too high for a step, and a swap is a step.',
  task: 'The opposing worker stands between two towers of level 3. Play so that your opponent cannot win next turn.',
  done: "Two domes would have been too slow. Taking the worker's place stops every threat it had.",
  misses: {
    wrongWorker: 'That swap changes nothing: the dangerous worker is the one on level 2.',
    oneDome: 'One dome is not enough, the other tower is still open. Take the high place away instead.',
  },
  questions: {
    otherWorkersLevel: {
      ask: 'Does the other worker have to keep to one level as well?',
      answer:
        'No. Only your own step has that limit. Swap down from level 2 with a worker on the ground, and you have lifted it to level 2.',
    },
    winBySwap: {
      ask: 'Can I win by swapping?',
      answer: 'Yes. If you step up onto level 3 this way, you win as with any other step.',
    },
    ownWorker: {
      ask: 'Can I trade places with my own worker?',
      answer: 'No. Only opposing workers give way; your own is simply in the way.',
    },
    buildWhereItCameFrom: {
      ask: 'May I build on the space I came from?',
      answer: 'No. The other worker stands there now.',
    },
    swapUpUnderAthena: {
      ask: 'Can I swap upwards while Athena forbids climbing?',
      answer: 'No. A swap to a higher space is a climb. Level and downward swaps are still fine.',
    },
  },
} satisfies GuideWords;
