import type { GuideWords } from '../../guide-words.ts';

export const siren = {
  demo: 'Your song calls to the east. You drag the front worker first, then the one behind it, and the tower beside you is free.',
  limit:
    'The song replaces the whole turn. Once you have begun, you can drag others or stop, but neither move nor build.',
  task: 'Your opponent is about to climb to level 3, and your workers are far away. Stop them.',
  done: 'From level 1 the tower is out of reach. A song works at any distance.',
  misses: {
    walked: 'Whichever worker you move, none gets to the tower in time. Sing instead.',
    wrongOne: 'That worker was not the danger. Which one stands on level 2?',
  },
  questions: {
    draggedToLevelThree: {
      ask: 'Does a worker that I drag up to level 3 win?',
      answer: 'No. Being dragged is not a move, so no one wins by it.',
    },
    mustDragAll: {
      ask: 'Do I have to drag all opposing workers?',
      answer: 'No. One is enough, and each of them is dragged one space at most.',
    },
    turnSong: {
      ask: 'Can I turn the song during the game?',
      answer: 'No. The direction you chose when placing your workers stays the same.',
    },
    noWorkerCanMove: {
      ask: 'None of my workers can move. Have I lost?',
      answer: 'Not as long as you can drag someone: a song is a complete turn.',
    },
    underAthena: {
      ask: 'Does Athena stop the song when she has climbed?',
      answer: 'No. She keeps your workers from climbing, but a song is not a move. You may even drag someone upwards.',
    },
  },
} satisfies GuideWords;
