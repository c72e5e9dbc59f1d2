import type { GuideWords } from '../../guide-words.ts';

export const hermes = {
  demo: 'On level ground your worker walks across the whole board and puts a dome on the tower in time. The other one takes a step as well, all in the same turn.',
  limit:
    'After a step on the same level no one climbs or steps down this turn. Either you walk along the level, or you make one ordinary move.',
  task: 'Get ready to climb to level 3 and win with your next turn. Your opponent must not be able to stop you.',
  done: 'Hermes may stay where he is and just build. So your worker kept its place on level 2.',
  misses: {
    leftTower: 'You gave up level 2. You do not have to move at all.',
    capped: 'Your opponent was close enough to set a dome. Build where no one gets in time.',
  },
  questions: {
    stayAndBuild: {
      ask: 'May I stay where I am and only build?',
      answer: 'Yes. Zero steps are allowed, as long as one of your workers builds.',
    },
    otherWorkerBuilds: {
      ask: 'May one worker walk and the other build?',
      answer: 'Yes. After walking, either worker may build, whether it moved or not.',
    },
    throughWorkers: {
      ask: 'Can I walk through other workers?',
      answer: 'No. Each step needs a free space; you have to walk around them.',
    },
    onTowers: {
      ask: 'Does it work on towers as well?',
      answer:
        'Yes. Each worker stays on its own height, so one may walk along level 2 while the other is on the ground.',
    },
    climbAndWin: {
      ask: 'Can I still climb and win?',
      answer: 'Yes, with an ordinary move: one step up, as your only step this turn.',
    },
  },
} satisfies GuideWords;
