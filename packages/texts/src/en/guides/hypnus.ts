import type { GuideWords } from '../../guide-words.ts';

export const hypnus = {
  demo: 'An opposing worker stands on level 2 right beside level 3. But it stands higher than its fellow, so it sleeps, and you have the time to win.',
  limit: 'Now both opposing workers stand on level 2. A tie keeps everyone awake: one of them climbs and wins.',
  task: "Your opponent's high worker is asleep, so only the one in the corner can move. Win this turn.",
  done: 'The low worker has nowhere to go and the high one sleeps. A player with no turn left has lost.',
  questions: {
    oneWorkerLeft: {
      ask: 'What if a player has only one worker left?',
      answer: 'It stays awake. There is no other worker that it could be higher than.',
    },
    highestDuringTurn: {
      ask: 'Does a worker fall asleep if it becomes the highest during the turn?',
      answer: 'No. Heights are compared once, when the turn begins. Artemis may climb with both of her steps.',
    },
    sleeperBuilds: {
      ask: 'Can a sleeping worker build?',
      answer:
        "Yes, if the power in play lets a worker build that did not move. Selene's sleeping female worker can still set her dome.",
    },
    threeWorkers: {
      ask: 'What about three workers, as the Graeae have?',
      answer: 'Only one that is higher than all the others sleeps. If two share the top, all three may move.',
    },
    ownHighestWorker: { ask: 'Does my own highest worker sleep?', answer: 'No. Hypnus only looks at your opponents.' },
  },
} satisfies GuideWords;
