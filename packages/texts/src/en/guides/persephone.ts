import type { GuideWords } from '../../guide-words.ts';

export const persephone = {
  demo: 'You are about to win. One opposing worker could close your tower, but the other one can climb, and so your opponent has to climb there.',
  limit:
    'Here the tower beside that worker is two levels up. No one can climb, so your opponent is free and closes your tower.',
  task: 'Win with your second turn. Careful: an opposing worker is near enough to close the tower of level 3.',
  done: 'You built a step that leads away from the tower, and your opponent had to take it.',
  misses: { capped: 'Your opponent closed the tower. Offer them a climb that leads away from it.' },
  questions: {
    whoChooses: {
      ask: 'Who decides which worker climbs, and where?',
      answer: 'The player whose turn it is. Any step up with any of their workers will do.',
    },
    panLeapsInstead: {
      ask: 'May Pan leap down and win instead of climbing?',
      answer: 'No. As long as one of his workers can climb, he has to, even if he could win in another way.',
    },
    artemisSecondStep: {
      ask: 'Does Artemis have to take her second step?',
      answer: 'Yes, if only that step leads up. What a power allows counts as possible.',
    },
    zeusRises: {
      ask: 'Is it enough for Zeus to rise on a block of his own?',
      answer: 'No. Rising like this is not climbing. If he can take a step up, he has to take it.',
    },
    heroPower: {
      ask: 'Does a hero have to use a power for this?',
      answer: 'No. Bellerophon could climb two levels here, but no one can make him.',
    },
  },
} satisfies GuideWords;
