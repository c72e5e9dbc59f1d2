import type { GuideWords } from '../../guide-words.ts';

export const hera = {
  demo: 'You close the inner tower. Your opponent climbs to level 3 on the edge instead, and the game simply goes on.',
  limit:
    "This time you close the tower on the edge. The inner one is beyond Hera's reach: your opponent climbs it and wins.",
  task: 'Your opponent can climb to level 3 on either side, and you can build only once. Make sure that they cannot win.',
  done: 'With Hera the tower on the edge is no danger. One dome in the right place was enough.',
  misses: { edge: 'Hera was already watching that tower. Which one can still win for your opponent?' },
  questions: {
    comeDownAndWinLater: {
      ask: 'Can they come down from a tower on the edge and win later?',
      answer: 'Yes, on an inner tower. Down to level 2 and up again to level 3 inside wins as usual.',
    },
    artemisSecondStep: {
      ask: 'Can Artemis use her second step to win from level 3 on the edge?',
      answer:
        'No. She may go on, but from level 3 to another level 3 she does not climb, so that step wins nothing either.',
    },
    ownWinOnEdge: { ask: 'Do I win on the edge myself?', answer: 'Yes. Hera holds back your opponents only.' },
    panLeapsToEdge: {
      ask: 'Does she also stop Pan when he leaps down to the edge?',
      answer: 'Yes. A step that ends on the edge never wins for an opponent, whatever the condition is.',
    },
    chronusTowerOnEdge: {
      ask: 'Does she stop Chronus if the fifth tower stands on the edge?',
      answer: 'No. Chronus wins by a build. Hera only watches steps.',
    },
  },
} satisfies GuideWords;
