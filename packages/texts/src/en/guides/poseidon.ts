import type { GuideWords } from '../../guide-words.ts';

export const poseidon = {
  demo: 'The worker that moved builds as usual. Then the one that stayed on the ground builds three times: now there are two towers of level 3, and your opponent can close only one.',
  limit: 'Here the worker that stayed stands on level 1. It has extra builds only on the ground, so your turn is over.',
  task: 'Your opponent can win on three towers. Close all of them this turn.',
  done: 'One dome by the worker that moved, two by the one that stayed on the ground.',
  misses: { moved: 'The extra builds belong to the worker that stays where it is. Which of the two should stay?' },
  questions: {
    sameSpace: { ask: 'May all three builds go on the same space?', answer: 'Yes, and a dome may be among them.' },
    extraBuildsFirst: {
      ask: 'May I use the extra builds before my ordinary one?',
      answer: 'No. First the worker that moved has to build; the extra builds come last.',
    },
    mustBuildAll: { ask: 'Do I have to build all three times?', answer: 'No. Stop whenever you like.' },
    moverBuilds: {
      ask: 'May the worker that moved make the extra builds?',
      answer: 'No. They belong to a worker that did not move this turn.',
    },
    oneWorkerLeft: {
      ask: 'What if I have only one worker left?',
      answer: 'It has to move, so no one stays behind: there are no extra builds.',
    },
  },
} satisfies GuideWords;
