import type { GuideWords } from '../../guide-words.ts';

export const atalanta = {
  demo: 'Your opponent is one step away from winning. Your worker runs right across the board and sets the dome in the same turn.',
  limit: 'Atalanta runs far, but climbs like everyone else: one level at most with each step.',
  task: 'There is a way up. Find it and win this turn.',
  done: 'Step by step, one level at a time, and every step was part of the same turn.',
  misses: {
    stoppedEarly: 'That was not the top yet. She may go on, and each step may climb one level.',
  },
  questions: {
    returnToStart: {
      ask: 'May she come back to where she began?',
      answer: 'Yes. She may walk over any space as often as you like.',
    },
    ordinaryMove: {
      ask: 'Is the power used up by an ordinary move?',
      answer: 'No, only by a second step in the same turn.',
    },
    bothWorkers: { ask: 'Can both workers run in one turn?', answer: 'No. Only the one that has moved goes on.' },
    underAthena: {
      ask: "Does Athena's ban hold for every step?",
      answer: 'Yes. Each step is an ordinary one and obeys every ban.',
    },
    levelThreeToThree: {
      ask: 'Does she win by walking from level 3 to level 3?',
      answer: 'No. But she may step down on the way and climb up again, and that wins.',
    },
  },
} satisfies GuideWords;
