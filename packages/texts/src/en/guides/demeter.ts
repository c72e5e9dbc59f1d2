import type { GuideWords } from '../../guide-words.ts';

export const demeter = {
  demo: 'Standing on level 2, you raise two towers to level 3 at once. Your opponent can close only one of them.',
  limit: 'The second build has to go on another space. The tower you have just built on is closed for it.',
  task: 'Your opponent threatens to climb on two sides. Play so that no one wins next turn.',
  done: 'Two builds stop two threats, if you find the space that is beside both.',
  misses: {
    oneDome: 'One of the towers is still open. Look for a place from which you reach both.',
  },
  questions: {
    mustBuildTwice: {
      ask: 'Do I have to build twice?',
      answer: 'No. After the first build you may simply end your turn.',
    },
    otherWorkerBuilds: {
      ask: 'Can my other worker make the second build?',
      answer: 'No. Both builds are made by the worker that moved, from where it stands.',
    },
    bothDomes: {
      ask: 'May both builds be domes?',
      answer: 'Yes, if two different towers of level 3 are beside your worker.',
    },
    noSecondSpace: {
      ask: 'What if there is no second space to build on?',
      answer: 'Then your turn ends after the first build. You lose nothing by it.',
    },
    fifthTowerOfChronus: {
      ask: 'What if my first dome is the fifth complete tower against Chronus?',
      answer: 'He wins at once. Your second build does not take place.',
    },
  },
} satisfies GuideWords;
