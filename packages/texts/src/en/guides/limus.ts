import type { GuideWords } from '../../guide-words.ts';

export const limus = {
  demo: 'You step beside the tower of two blocks. Your opponent climbs up next to it, but may not raise it and has to build somewhere else.',
  limit:
    'You raise the tower to level 3 and want to climb it next. But a dome on three blocks is allowed even beside your worker: your opponent closes the tower.',
  task: 'Both opposing workers stand at the edge of the board. Leave them no space to build on, and win this turn.',
  done: "Wherever they go, every space they could build on is beside one of your workers. A player who can't complete a turn loses.",
  questions: {
    stepBesideWorkers: {
      ask: 'May opponents step beside my workers?',
      answer: 'Yes. Limus forbids building, not moving. They may even climb to level 3 there and win.',
    },
    atlasLowDome: {
      ask: 'May Atlas set a dome on a low tower beside my worker?',
      answer: 'No. Beside your workers only a dome on three blocks is allowed.',
    },
    ownerBound: {
      ask: 'Am I bound by this myself?',
      answer: 'No. You build wherever you like, beside your other worker too.',
    },
    aresTakesBlock: {
      ask: 'Can Ares take a block away beside my worker?',
      answer: 'Yes. Taking a block away is not building.',
    },
    apolloSwapsAndBuilds: {
      ask: 'What if Apollo swaps places with my worker and then builds?',
      answer:
        "What counts is where your workers are at the moment of building. After the swap the spaces around your worker's new place are closed, and the others are open again.",
    },
  },
} satisfies GuideWords;
