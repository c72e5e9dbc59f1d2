import type { LessonWords } from '../../lesson-words.ts';

export const threats = {
  stuck: {
    title: 'Nowhere to go',
    text: 'Whoever cannot move and build on their turn loses. That happens seldom, but it wins games.',
    task: 'Both workers of your opponent sit in a corner. Take away the last space they can reach.',
    done: 'No move left means the game is lost. It does not matter whether a tower or your own worker is in the way.',
    misses: { escape: 'They can still get out over c1. Make it too high for them, or stand there yourself.' },
  },
  threat: {
    title: 'Threaten',
    text: 'A worker on level 2 beside an open tower of level 3 threatens to win. Your opponent has to answer.',
    task: 'Make a threat: after this turn you should be able to win with the next one.',
    done: 'Now your opponent has to close c4 instead of following a plan of their own.',
    misses: {
      closed: 'You have closed the very tower you wanted to climb. Build somewhere else.',
      low: 'From there level 3 is out of reach. First you have to stand on level 2, beside c4.',
    },
  },
  block: {
    title: 'Block',
    text: 'Before every turn ask what your opponent could do next. If they can reach level 3, you have to prevent it now.',
    task: 'Your opponent threatens to win. Find the threat and stop it.',
    done: 'Seen in time. The usual answer is a dome on the tower they want to climb.',
  },
  outOfReach: {
    title: 'Out of reach',
    text: 'You need not wait for a dome. A tower that is two levels higher than a worker is as good as a wall.',
    task: 'Your opponent stands on level 1 and wants to climb to level 2. Do not let them.',
    done: 'From level 1 nobody gets onto level 3. One block at the right time saves a dome later.',
    misses: { reachable: 'Your opponent can still step up to d4. Make that tower one level higher.' },
  },
  sharedTower: {
    title: 'Whose stairs?',
    text: 'Every tower serves both sides, and after you it is their turn. Before you raise one, see who can climb it first.',
    task: 'Make a threat without giving your opponent a win.',
    done: 'Your tower, your stairs: nobody but you can reach b4.',
    misses: {
      shared: 'Your opponent stands on level 2 beside d4 and is there before you. Use a tower that only you can reach.',
      quiet: 'That threatens nothing yet. You need a worker on level 2 and a tower of level 3 beside it.',
    },
  },
  doubleThreat: {
    title: 'Double threat',
    text: 'One threat can be answered. Two at the same time cannot: your opponent builds only once a turn.',
    task: 'Play so that you win next turn, whatever your opponent does.',
    done: 'Two towers are open, and your opponent can close only one: one way up remains.',
    misses: {
      single: 'One way up is not enough: your opponent closes it. Make a second one in the same turn.',
      none: 'That does not threaten anything. Climb first, and make a tower ready to step onto.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
