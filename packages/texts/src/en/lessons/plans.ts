import type { LessonWords } from '../../lesson-words.ts';

export const plans = {
  trap: {
    title: 'Shut in',
    text: 'A worker that cannot move neither climbs nor builds: you play two against one.',
    task: 'Shut in the worker on a5.',
    done: 'It is out of the game until somebody makes room.',
    misses: { open: 'The worker on a5 can still get out over b4.' },
  },
  placement: {
    title: 'A good start',
    text: 'Before the first turn both players place their workers. In the middle a worker has eight spaces around it, on the edge five, in a corner three.',
    task: 'Your opponent has placed both workers. Place yours, neither of them on the edge.',
    done: 'From here both of them reach everything that matters. You have begun well.',
    misses: { edge: 'On the edge a worker has few ways to go. Keep both of them away from it.' },
  },
  twoAtOnce: {
    title: 'Two things at once',
    text: 'A turn has two parts. The best turns use both: the move helps you, the build hinders your opponent.',
    task: 'Climb to level 2, and keep your opponent from getting there.',
    done: 'You are up, they stay down, and you even threaten to win on d4.',
    misses: {
      low: 'You are not on level 2. Climb with your move and hinder with your build.',
      letUp: 'You are up, but your opponent follows at once. Use your build against them.',
    },
  },
  tempo: {
    title: 'Tempo',
    text: 'Whoever has to answer cannot carry out a plan. If you must defend, try to threaten with the same turn.',
    task: 'Stop your opponent from winning, and make a threat yourself.',
    done: 'You blocked with a threat: now it is your opponent who has to answer.',
    misses: {
      onlySafe:
        'The danger is over, but your opponent is free to do anything. Block from a place that threatens something.',
    },
  },
  plan: {
    title: 'Win in two turns',
    text: 'Put it all together: see the danger, climb, and leave no way to stop you.',
    task: 'Win with your second turn. Your opponent plays in between.',
    done: 'Well played. You know all you need, the rest is practice.',
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
