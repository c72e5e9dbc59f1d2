import type { GuideWords } from '../../guide-words.ts';

export const aeolus = {
  demo: 'Your opponent stands right beside level 3, and you are too far away to put a dome on it. So you turn the wind against that step: no one can walk straight into it.',
  limit:
    'The wind only stops the step straight against it. Here your opponent goes diagonally, climbs to level 3 and wins.',
  task: 'Your opponent can win on two towers, and you can close only one of them. Stop both.',
  done: 'A dome for one tower, the wind for the other.',
  misses: {
    wind: "One tower is closed, the other still open. Let the wind blow from there towards your opponent's worker.",
  },
  questions: {
    ownerBound: {
      ask: 'Am I bound by the wind as well?',
      answer: 'Yes. No one can step straight against it, so think of your own next step when you turn it.',
    },
    keepOrStopWind: {
      ask: 'May I leave the wind as it is, or stop it?',
      answer: 'You may leave it as it is. But it never stops: it always blows in one of the eight directions.',
    },
    artemisBothSteps: {
      ask: 'Does it count for both steps of Artemis?',
      answer: 'Yes. Each step is looked at by itself.',
    },
    charonAgainstWind: {
      ask: 'Can Charon carry someone against the wind?',
      answer: 'Yes. The wind stops steps only, and being carried is not a step.',
    },
    noStepLeft: {
      ask: 'What if the wind leaves a player no step at all?',
      answer: 'Then that player has lost. A well turned wind can win you the game.',
    },
  },
} satisfies GuideWords;
