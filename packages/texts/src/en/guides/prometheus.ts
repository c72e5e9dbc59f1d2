import type { GuideWords } from '../../guide-words.ts';

export const prometheus = {
  demo: 'Build, step, build again: the tower grows from level 1 to level 3 in one turn, and your worker is still beside it on level 2.',
  limit: 'A worker that built first cannot climb this turn. The step up is closed until your next turn.',
  task: 'Your opponent can climb on two sides, and no space within your reach is beside both towers. Stop both threats this turn.',
  done: 'One dome before the step, one after it: that is how you reach both towers.',
  misses: {
    oneDome: 'One tower is still open. Build before you move, then again after it.',
  },
  questions: {
    stillClimb: {
      ask: 'Can I still climb at all?',
      answer: 'Yes, whenever you do not build first. Then it is an ordinary turn.',
    },
    stepOntoNewBlock: {
      ask: 'May I step onto the block I have just built?',
      answer: 'Yes, if that is not a climb: from level 1 onto a fresh level 1, for example.',
    },
    sameSpace: {
      ask: 'May both builds go on the same space?',
      answer: 'Yes. You can raise a tower by two levels this way.',
    },
    domeFirst: {
      ask: 'Can the first build be a dome?',
      answer: 'Yes, on a tower of three blocks, as with any build.',
    },
    otherWorkerMoves: {
      ask: 'Can one worker build first and the other move?',
      answer: 'No. The worker that built has to move and build again.',
    },
  },
} satisfies GuideWords;
