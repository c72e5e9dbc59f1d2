import type { GuideWords } from '../../guide-words.ts';

export const circe = {
  demo: "Your opponent's workers are apart when your turn begins, so Artemis is yours: you take two steps. Your opponent has to do without her.",
  limit: 'Here the two workers stand side by side. Artemis stays with your opponent, and you have one step.',
  task: "Your opponent's workers are apart, and Demeter has just become yours. Stop both threats this turn.",
  done: "A stolen power is fully yours. Look at your opponent's card before you move.",
  misses: {
    oneDome: 'One tower is still open. With Demeter you build twice: find the space beside both towers.',
  },
  questions: {
    diagonal: {
      ask: 'Does diagonally side by side count?',
      answer: 'Yes. Workers beside each other, in any direction and at any height, keep their power.',
    },
    duration: {
      ask: 'How long do I have the power?',
      answer:
        'Until your next turn begins. Then it is checked again: if the workers stand side by side, the power goes back.',
    },
    oneOpposingWorker: {
      ask: 'What if my opponent has only one worker?',
      answer: 'Then it is never side by side with anyone, and the power is yours.',
    },
    winWithStolenPower: {
      ask: 'Can I win with a stolen power?',
      answer: 'Yes. With the power of Pan, for example, a leap of two levels down wins.',
    },
    heroPower: {
      ask: 'Can I take the power of a hero?',
      answer: 'No. Heroes keep their power. Against Bellerophon you climb one level like everyone.',
    },
  },
} satisfies GuideWords;
