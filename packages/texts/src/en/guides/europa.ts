import type { GuideWords } from '../../guide-words.ts';

export const europa = {
  demo: 'You build where it suits you, and Talus takes the tower your opponent wanted to climb. While he is there, it counts as a dome.',
  limit: 'It is a dome for you as well. You stand on level 2 beside it, but you cannot climb it while Talus is there.',
  task: 'Your opponent can win on two towers. Stop both this turn.',
  done: 'A dome on one tower, Talus on the other.',
  misses: { oneOpen: 'One tower is closed. Talus can take the other one if the worker you move ends up beside it.' },
  questions: {
    sendAnywhere: {
      ask: 'Can I send Talus anywhere?',
      answer: 'No. He goes to a free space beside the worker that moved this turn.',
    },
    mustSend: {
      ask: 'Do I have to send him on every turn?',
      answer: 'No. He stays where he is until you want him elsewhere.',
    },
    buildWhereTalusStood: {
      ask: 'May I send him away first and then build where he stood?',
      answer: 'No. First you build, and while you do he is still in his old place.',
    },
    spaceTalusLeaves: {
      ask: 'What happens to a space when he leaves it?',
      answer: 'It is what it was before. Here that is a tower of level 3, and your opponent wins on it.',
    },
    shutInByTalus: {
      ask: 'Can I shut myself in with him?',
      answer: 'Yes, so take care. If you cannot move on your next turn, you have lost.',
    },
  },
} satisfies GuideWords;
