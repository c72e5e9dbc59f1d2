import type { GuideWords } from '../../guide-words.ts';

export const clio = {
  demo: 'Your block gets a coin. Your opponent can neither step onto it nor build on it and has to look elsewhere.',
  limit: 'All three coins have been used. This block is an ordinary one, and your opponent climbs onto it.',
  task: 'You have one coin left. Your opponent stands as high as you do: win with your second turn all the same.',
  done: 'The coin made that space a dome for your opponent, and left it an ordinary one for you.',
  questions: {
    ownCoins: {
      ask: 'May I step onto my own coins?',
      answer: 'Yes, and you can win there. For you they are ordinary spaces.',
    },
    domeUsesCoin: {
      ask: 'Does a dome use up a coin?',
      answer: 'No. Only blocks get coins. After a dome, the coin waits for your next block.',
    },
    buildOnOwnCoin: {
      ask: 'What if I build on a coin of mine?',
      answer: 'That coin is lost. The new block only gets another one if you have any left.',
    },
    apolloSwap: {
      ask: 'Can Apollo swap places with my worker on a coin?',
      answer: 'No. During his turn that space is nothing but a dome, and no one can reach the worker on it.',
    },
    hypnus: {
      ask: 'Does a coin protect me from Hypnus?',
      answer: 'No. On your own turn coins make no difference: your highest worker sleeps as usual.',
    },
  },
} satisfies GuideWords;
