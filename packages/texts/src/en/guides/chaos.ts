import type { GuideWords } from '../../guide-words.ts';

export const chaos = {
  demo: 'You build a dome, so a new card is turned up after your turn: Apollo. On your next turn you already use his power and trade places.',
  limit: 'The tower has reached level 3, but no one has built a dome. Your card stays the same.',
  task: 'Your card that lies face up is Artemis. Win this turn.',
  done: 'Always ask first what your card can do right now. After the next dome it may be gone.',
  misses: {
    closed: 'The tower behind that space has a dome. Try the other side.',
    oneStep: 'You are on level 2, but Artemis lets you take a second step.',
  },
  questions: {
    opponentsDome: {
      ask: 'Does a dome of my opponent change my card too?',
      answer: 'Yes. Any dome does, no matter who built it. The new card counts from the end of that turn.',
    },
    lowDome: {
      ask: 'Does a dome on a low tower count?',
      answer: 'Yes. Every dome counts, even on bare ground.',
    },
    changeDuringTurn: {
      ask: 'I build a dome: do I lose my power at once?',
      answer: 'No. For the rest of this turn you keep it. With Demeter you may still make the second build.',
    },
    chooseCard: {
      ask: 'May I choose the next card?',
      answer: 'No. It is drawn at random from the cards that are left. You can see which ones these are.',
    },
    noCardsLeft: {
      ask: 'What happens when there are no cards left?',
      answer: 'All of them are shuffled again, with the one just put away. So the same card may come right back.',
    },
  },
} satisfies GuideWords;
