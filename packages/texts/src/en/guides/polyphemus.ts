import type { GuideWords } from '../../guide-words.ts';

export const polyphemus = {
  demo: 'From the other end of the board Polyphemus sets two domes right in front of the opposing workers.',
  limit: 'Any free space will do, but this one is not free: an opposing worker stands on the tower.',
  task: 'Your opponent can climb two towers of level 3, and your workers are far away. Make sure they cannot win.',
  done: 'Two domes, just where they were needed, at any distance.',
  misses: {
    oneDome: 'One of the towers is still open. You have two domes.',
  },
  questions: {
    blockJustBuilt: { ask: 'May I put a dome on the block I have just built?', answer: 'Yes.' },
    unusedPower: {
      ask: 'Is the power used up if I set no dome?',
      answer: 'No. You are asked again on your next turn.',
    },
    shutOpponentIn: { ask: 'Can I shut an opponent in?', answer: "Yes. A player who can't complete a turn loses." },
    completeTowers: {
      ask: 'Do his domes count for Chronus?',
      answer:
        'Only those on three blocks. The first dome here is harmless, but a second one on three blocks would be the fifth tower.',
    },
    mustSetBoth: {
      ask: 'Do I have to set both domes?',
      answer: 'No, one is enough. But then the power is used up, and you do not get the second one later.',
    },
  },
} satisfies GuideWords;
