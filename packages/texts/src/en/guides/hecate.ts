import type { GuideWords } from '../../guide-words.ts';

export const hecate = {
  demo: 'Your opponent wants to get to your tower and runs into a worker no one can see. Their turn is over at once, and you climb to level 3.',
  limit: 'Unseen does not mean unstoppable: where someone stands, your worker cannot go either.',
  task: 'Your opponent on d2 wants to climb to c3 or d3 and sees none of your workers. Stand so that both steps run into one.',
  done: 'Whichever tower they try, the step is cancelled and the turn is over.',
  misses: {
    raised:
      'Now everyone sees that d3 is too high, and your opponent will do something else. Let them run into you instead.',
    left: 'On c3 no one is in the way any more. That worker has to stay where it is.',
    open: 'The step to d3 is still free. Who could stand there?',
  },
  questions: {
    whatOpponentLearns: {
      ask: 'What does an opponent learn when they run into me?',
      answer:
        'Only that a hidden worker is on that space, not which one. The step is cancelled, and the turn ends without a build.',
    },
    buildOntoHidden: {
      ask: 'What if they build where I stand?',
      answer: 'Their move stands, but the build is cancelled and the turn is over.',
    },
    apolloRunsIn: {
      ask: 'Does Apollo run into me as well?',
      answer: 'No. He swaps places with your worker without noticing it, and his turn goes on.',
    },
    onPurpose: {
      ask: 'May an opponent run into me on purpose?',
      answer: 'Yes, as often as they like. It costs them the turn, nothing more.',
    },
    powersAgainstUnseen: {
      ask: "Do powers like Athena's bind workers no one sees?",
      answer: 'Yes. All rules and bans hold for them: after Athena has climbed, yours cannot climb either.',
    },
  },
} satisfies GuideWords;
