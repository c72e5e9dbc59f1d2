import type { GuideWords } from '../../guide-words.ts';

export const jason = {
  demo: 'Your third worker comes in at the edge, right beside an opposing worker, and builds at once.',
  limit: 'The newcomer takes up the whole turn: it builds, and your other workers stay where they are.',
  task: 'Your opponent is about to climb to level 3. None of your workers can move and then put a dome there. Stop them all the same.',
  done: 'The newcomer does not have to move: put it beside the tower, and it builds at once.',
  misses: {
    walked: 'A worker that moves cannot reach the tower afterwards. But someone is still waiting on your card.',
    elsewhere: 'The tower is still open. The newcomer has to come in beside it and put the dome on it.',
  },
  questions: {
    thirdWorkerEnters: {
      ask: 'Where may the third worker come in?',
      answer: 'On free ground at the edge of the board: not on a block, and not in the middle.',
    },
    moveAllThree: {
      ask: 'Do I move all three afterwards?',
      answer: 'No, one a turn as before. But you choose among three, and the new one moves like the others.',
    },
    othersCannotMove: {
      ask: 'May it come in when my other workers cannot move?',
      answer: 'Yes. It is a complete turn, and it can save you.',
    },
    thirdWorkerWins: { ask: 'Can the third worker win?', answer: 'Yes, like any other.' },
    lastWorkerRemoved: {
      ask: 'Have I lost when my last worker on the board is removed?',
      answer: 'Not while the third one waits on your card. It comes in on your turn.',
    },
  },
} satisfies GuideWords;
