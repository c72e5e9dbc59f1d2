import type { GuideWords } from '../../guide-words.ts';

export const odysseus = {
  demo: 'Before moving, Odysseus sends both opposing workers beside him to corners. The tower one of them stood on is free, and he climbs it.',
  limit: 'Only workers beside his can be sent away. The other opposing worker is too far away.',
  task: 'Both opposing workers are ready to climb to level 3, and a single dome is not enough. Make sure they cannot win.',
  done: 'One is in a corner now, and the tower of the other has a dome.',
  misses: {
    sent: 'One is out of the way, but the other can still climb. Its tower needs a dome.',
    domed: 'One tower is closed, the other is not. One of the two stands beside you: send it away before you move.',
  },
  questions: {
    sentToLevelThree: {
      ask: 'Does a worker win if it is sent to a corner of level 3?',
      answer: 'No. Being sent is not a move, so no one wins by it.',
    },
    sendAfterMove: {
      ask: 'May I still send someone after my move?',
      answer: 'No. It has to be done before you move.',
    },
    whichCorners: { ask: 'Which corners can I choose?', answer: 'Any corner where there is no worker and no dome.' },
    cornerToCorner: {
      ask: 'May I send a worker from one corner to another?',
      answer: 'Yes, if it is beside one of yours.',
    },
    cornerIsAbyss: {
      ask: 'What if the corner is the Abyss of Tartarus?',
      answer: 'Then the owner of the worker loses. Here that is Tartarus.',
    },
  },
} satisfies GuideWords;
