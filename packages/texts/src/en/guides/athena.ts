import type { GuideWords } from '../../guide-words.ts';

export const athena = {
  demo: 'Your worker climbs just one level. That is enough: the worker on level 2 cannot step up to level 3 this turn.',
  limit: 'A step on the same level forbids nothing. Your opponent climbs to level 3 and wins.',
  task: 'Your opponent can climb to level 3 on two sides. Play so that no one wins next turn.',
  done: 'One small climb of yours keeps every opposing worker from climbing, however many towers are open.',
  misses: {
    oneDome: 'One dome leaves the other tower open. There is a move that closes both ways.',
  },
  questions: {
    pushedUp: {
      ask: 'Does it count when an opponent pushes me up?',
      answer:
        'No. Only a step of your own in your own turn counts. After being pushed up you have to climb yourself to hold the others down.',
    },
    apolloSwap: {
      ask: "Does it stop powers too, such as Apollo's swap?",
      answer: 'Yes. Every step up is forbidden, whatever power it uses. A swap on the same level is still allowed.',
    },
    zeusRises: {
      ask: 'Can Zeus still build under himself?',
      answer: 'Yes. He rises with his block, but he does not take a step.',
    },
    onlyClimbsLeft: {
      ask: 'What if an opponent can do nothing but climb?',
      answer: 'Then that player has no legal turn and loses. Workers boxed in by low towers can be caught this way.',
    },
    climberCarriedDown: {
      ask: 'Does the ban end if my climber is carried down again?',
      answer: 'No. What counts is that you climbed in your last turn, not where the worker stands now.',
    },
  },
} satisfies GuideWords;
