import type { GuideWords } from '../../guide-words.ts';

export const dionysus = {
  demo: 'Your dome completes a tower, so you play once more, with an opposing worker: you walk it down from level 2, away from its tower.',
  limit: 'The extra turn is for opposing workers. Yours do not move in it.',
  task: 'The opposing worker can climb on two sides. Play so that it cannot win next turn.',
  done: "Completing a tower is worth a turn, and that turn can undo your opponent's best work.",
  misses: {
    oneDome: 'A completed tower gives you another turn. Use it to lead the dangerous worker away.',
    tooSlow: 'Your opponent climbed to level 3. Complete a tower first, then you may play again.',
  },
  questions: {
    mustTakeExtraTurn: {
      ask: 'Do I have to take the extra turn?',
      answer: 'No. You may decline it.',
    },
    steeredToLevelThree: {
      ask: 'What if the worker I steer steps up to level 3?',
      answer: 'No one wins in that turn. It then stands on level 3 and has to come down before it can climb again.',
    },
    anotherTower: {
      ask: 'What if that worker completes a tower too?',
      answer: 'Then you get yet another turn, and so on without limit.',
    },
    ownersPower: {
      ask: "May I use the power of that worker's owner?",
      answer:
        'No. It moves and builds once, without any power. No second step with the worker of Artemis, for example.',
    },
    opponentsTower: {
      ask: 'Do I get a turn when my opponent completes a tower?',
      answer: 'No. Only towers completed in your turns count.',
    },
  },
} satisfies GuideWords;
