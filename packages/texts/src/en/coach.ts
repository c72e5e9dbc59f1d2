import type { CoachWords } from '../chunks.ts';

export const coach: CoachWords = {
  title: 'Tip',
  climb: 'Towers are stairs: you can climb one level in a move, and drop any number.',
  build: 'Now build beside the worker that moved: a stair for yourself, or something too high for your opponent.',
  win: 'You win by stepping up onto level 3. So does your opponent: watch who stands on level 2.',
  gotIt: 'Got it',
};
