import type { GuideWords } from '../../guide-words.ts';

export const harpies = {
  demo: 'Your opponent climbs onto a tower but cannot stay there: the Harpies carry the worker off the other side, all the way to the edge.',
  limit: 'The step comes before the slide. A worker that steps up to level 3 has won, and nothing slides any more.',
  task: 'A tower beside your worker on level 2 needs one more block. Build it so that the slides keep your opponent from putting a dome on it, and win with your second turn.',
  done: 'Even a worker that stood right beside the tower had to move, and slid away from it.',
  misses: {
    domed: 'Your opponent could stop beside the tower and put a dome on it. Stand in the way of that slide.',
  },
  questions: {
    ownWorkers: {
      ask: 'Do my own workers slide too?',
      answer: 'No. Only opposing workers slide, when their player moves them.',
    },
    slideStops: {
      ask: 'Where does a slide stop?',
      answer:
        'In front of a higher space, a worker, a dome or the edge of the board. It runs on over level and lower ground: here down from level 1, until the next block is in the way.',
    },
    winBySlide: {
      ask: 'Can a slide win?',
      answer:
        'No. Here Pan slides from level 2 down to the ground, and the game goes on. Only the step itself can win.',
    },
    artemisTwoSteps: {
      ask: 'What if an opponent moves twice, as Artemis does?',
      answer: 'Each step has a slide of its own. The second step begins where the first slide stopped.',
    },
    buildAfterSlide: {
      ask: 'Where does my opponent build after a slide?',
      answer: 'Beside the space where the slide stopped. What was beside the step may be too far away by then.',
    },
  },
} satisfies GuideWords;
