import type { LessonWords } from '../chunks.ts';

const firstSteps = {
  move: {
    title: 'Move',
    text: 'The two red workers on round bases are yours. Every turn begins with a move: one of them steps onto a free space beside it, straight or diagonally.',
    task: 'Move one of your workers to c3, the middle of the board.',
    done: 'That is a move: one step to one of the eight spaces around the worker.',
    misses: { elsewhere: 'No one has reached c3. Choose a worker first, then the middle space.' },
  },
  build: {
    title: 'Build',
    text: 'After moving, the same worker builds: it puts a block on a free space beside it. That completes the turn.',
    task: 'Make the tower on c3 two levels high.',
    done: 'Move, then build beside the worker that moved: that is a whole turn.',
    misses: { elsewhere: 'The tower on c3 has not grown. First move a worker beside it, then build there.' },
  },
  climb: {
    title: 'Climb',
    text: 'Towers are stairs. A worker can step up one level in a move, never two.',
    task: 'Climb to level 1. Try level 2 as well, and see what happens.',
    done: 'One level at a time. To climb higher you need stairs: 1, then 2, then 3.',
    misses: { ground: 'No one has climbed. The block on c3 is level 1: step onto it.' },
  },
  descend: {
    title: 'Climb down',
    text: 'Going down has no limit: a worker may drop any number of levels in one move.',
    task: 'One of your workers stands on level 2. Bring it down to the ground in one move.',
    done: 'Down is always possible, however deep. Only the way up takes steps.',
    misses: { oneLevel: 'That was one level. Drop all the way to the ground.' },
  },
  dome: {
    title: 'Close a tower',
    text: 'The fourth piece on a tower is a dome. No one can stand or build there any more.',
    task: 'Your opponent stands on level 2, right beside the tower on c3. Put a dome on it before someone climbs it.',
    done: 'A tower with a dome is closed for everyone. That is how you stop a climb.',
  },
  win: {
    title: 'Win',
    text: 'You win at once when one of your workers moves up onto level 3. There is no build after it.',
    task: 'Your worker stands on level 2. Win the game.',
    done: 'From level 2 up to level 3: won! Now you know enough for your first game.',
    misses: {
      below: 'No one stands on level 3 yet. Look beside your worker on level 2: one tower is just one level higher.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;

const threats = {
  stuck: {
    title: 'Nowhere to go',
    text: "A player who can't move and build on their turn loses. That happens rarely, but it wins games.",
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
    text: 'There is no need to wait for a dome. A tower that is two levels higher than a worker is as good as a wall.',
    task: 'Your opponent stands on level 1 and wants to climb to level 2. Do not let them.',
    done: 'From level 1 no one gets onto level 3. One block at the right time saves a dome later.',
    misses: { reachable: 'Your opponent can still step up to d4. Make that tower one level higher.' },
  },
  sharedTower: {
    title: 'Whose stairs?',
    text: 'Every tower serves both sides, and after you it is their turn. Before you raise one, see who can climb it first.',
    task: 'Make a threat without giving your opponent a win.',
    done: 'Your tower, your stairs: no one but you can reach b4.',
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

const plans = {
  trap: {
    title: 'Shut in',
    text: 'A worker that cannot move neither climbs nor builds: you play two against one.',
    task: 'Shut in the worker on a5.',
    done: 'It is out of the game until someone makes room.',
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
    text: 'A player who has to answer cannot carry out a plan. If you must defend, try to threaten with the same turn.',
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

/** Other languages have the same lessons: a missing one does not compile. */
export const lessons = { ...firstSteps, ...threats, ...plans };
