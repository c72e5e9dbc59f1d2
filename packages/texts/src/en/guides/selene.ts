import type { GuideWords } from '../../guide-words.ts';

export const selene = {
  demo: 'Your other worker moves, and your female worker takes the build: a dome on two blocks. No one will climb that tower any more.',
  limit:
    'Here your female worker is too far away. The other one builds as usual: the tower gets its third block, not a dome.',
  task: 'Artemis steps twice, up to level 2 and on to level 3. Your female worker cannot move, but she is not helpless. Keep Artemis from winning.',
  done: 'A dome where Artemis had to pass. That your female worker did not move makes no difference.',
  misses: { oneTower: 'Artemis just takes the other tower. Which space does she need for both?' },
  questions: {
    whichIsFemale: { ask: 'Which of my workers is female?', answer: 'The one you place first, for the whole game.' },
    domeAfterMoving: {
      ask: 'May she set such a dome after moving herself?',
      answer: 'Yes. After her own move she chooses between the usual piece and a dome, at any height.',
    },
    blockWithoutMoving: {
      ask: 'May she build a block without moving?',
      answer: 'No. If the other worker moved, all she can do is set a dome.',
    },
    buildAndDome: {
      ask: 'May I build as usual and set the dome as well?',
      answer: 'No. The dome takes the place of the ordinary build.',
    },
    completeTower: {
      ask: 'Does a dome on two blocks make a complete tower?',
      answer: 'No. Only a dome on three blocks does. Chronus has four towers here, and this is not his fifth.',
    },
  },
} satisfies GuideWords;
