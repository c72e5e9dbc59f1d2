import type { GuideWords } from '../../guide-words.ts';

export const hades = {
  demo: 'You are about to win. An opposing worker could come and close your tower, but it would have to step down, and Hades does not let it.',
  limit: 'Here the worker walks along its own level and closes your tower. Only steps down are forbidden.',
  task: 'Both opposing workers stand on towers. Take away the last step they have, and win this turn.',
  done: 'Only steps down were left to them. A player with no turn left has lost.',
  misses: {
    newWay:
      'You are standing in the right place, but your block gave them a new way out. Build something they cannot step onto.',
  },
  questions: {
    onlyStepsDown: {
      ask: 'What if an opponent can only step down?',
      answer: 'Then they have lost as soon as their turn begins.',
    },
    ownerStepsDown: { ask: 'May I step down myself?', answer: 'Yes. Hades binds your opponents only.' },
    artemisUpAndDown: {
      ask: 'May Artemis climb with one step and come down with the next?',
      answer: 'No. Each step is judged by itself, and none of them may go down.',
    },
    apolloSwapsDown: {
      ask: 'May Apollo swap places with a worker below him?',
      answer: 'No. That would be a step down for him.',
    },
    loweredByOthers: {
      ask: 'Can a worker still be put lower by someone else?',
      answer: 'Yes. Here Apollo swaps upwards, and your worker ends up on the ground. That is no step of its own.',
    },
  },
} satisfies GuideWords;
