import type { GuideWords } from '../../guide-words.ts';

export const achilles = {
  demo: 'Achilles builds himself a step, climbs it and builds again, all in one turn. From level 1 he gets to level 2 at once.',
  limit: 'The worker that has built first has to go on. The other one cannot take over the move.',
  task: 'There is no level 3 on the board yet. Win this turn all the same.',
  done: 'You built the last step yourself. Your opponent had no time to answer.',
  misses: {
    late: 'Now the tower is high enough, but your turn is over. Build first with the worker on level 2, then climb.',
  },
  questions: {
    buildAfterWin: {
      ask: 'Does he have to build again after a winning step?',
      answer: 'No. The game is over as soon as he is up there.',
    },
    sameSpace: {
      ask: 'May both builds go on the same space?',
      answer: 'Yes, as long as he can reach it from both places.',
    },
    domeFirst: { ask: 'May the first build be a dome?', answer: 'Yes, on three blocks, like any other dome.' },
    unusedPower: {
      ask: 'Is the power lost if I play an ordinary turn?',
      answer: 'No. It waits until you build before a move.',
    },
    climbUnderAthena: {
      ask: 'May he climb his new block after Athena has climbed?',
      answer: 'No. The move obeys every ban, and Athena forbids climbing.',
    },
  },
} satisfies GuideWords;
