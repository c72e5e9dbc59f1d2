import type { GuideWords } from '../../guide-words.ts';

export const theseus = {
  demo: 'An opposing worker is on level 2, one step away from winning. Theseus steps beside it on the ground, exactly two levels below, and removes it.',
  limit: 'From level 1 to level 2 is only one level. It has to be exactly two, so the worker stays.',
  task: 'Both opposing workers are ready to climb to level 3. Make sure they cannot win.',
  done: 'One tower has a dome, and the other worker is out of the game.',
  misses: {
    removed: 'One is gone, but the other can still climb. Its tower needs a dome.',
    domed: 'One tower is closed, the other is not. Which of the two stands exactly two levels above a worker of yours?',
  },
  questions: {
    levelOneAgainstThree: {
      ask: 'Does it also work from level 1 against level 3?',
      answer: 'Yes. What counts is that the opposing worker is exactly two levels above.',
    },
    workerThatStayed: { ask: 'Can the worker that did not move do it?', answer: 'Yes, either of your workers.' },
    lastWorker: { ask: 'Do I win if it was the last worker?', answer: 'Yes. An opponent without workers has lost.' },
    twoWorkers: { ask: 'May I remove two workers at once?', answer: 'No, only one, and then the power is used up.' },
    mustUseAtOnce: {
      ask: 'Do I have to use it as soon as I can?',
      answer: 'No. You may decline, and the power stays for a later turn.',
    },
  },
} satisfies GuideWords;
