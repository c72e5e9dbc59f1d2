import type { GuideWords } from '../../guide-words.ts';

export const circe: GuideWords = {
  demo: "Your opponent's workers are apart when your turn begins, so Artemis is yours: you take two steps. In their own turn they have to do without her.",
  limit: 'Here the two workers stand side by side. Artemis stays where she is, and you have one step.',
  task: "Your opponent's workers are apart, and Demeter has just become yours. Stop both threats this turn.",
  done: "A stolen power is fully yours. Look at your opponent's card before you move.",
  misses: {
    oneDome: 'One tower is still open. With Demeter you build twice: find the space beside both towers.',
  },
  questions: [
    {
      ask: 'Does diagonally side by side count?',
      answer: 'Yes. Workers that touch, at any angle and on any heights, keep their power.',
    },
    {
      ask: 'How long do I have the power?',
      answer: 'Until your next turn begins. Then it is looked at again: if the workers have joined, it goes back.',
    },
    {
      ask: 'What if my opponent has only one worker?',
      answer: 'Then it is never side by side with anybody, and the power is yours.',
    },
    {
      ask: 'Can I win by a stolen power?',
      answer: 'Yes. With the power of Pan, for example, your leap of two levels wins.',
    },
    {
      ask: 'Can I take the power of a hero?',
      answer: 'No. Heroes keep their power. Against Bellerophon you climb one level like everybody.',
    },
  ],
};
