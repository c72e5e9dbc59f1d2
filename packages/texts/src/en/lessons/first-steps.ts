import type { LessonWords } from '../../lesson-words.ts';

export const firstSteps = {
  move: {
    title: 'Move',
    text: 'The two red workers on round bases are yours. Every turn begins with a move: one of them steps onto a free space beside it, straight or diagonally.',
    task: 'Move one of your workers to c3, the middle of the board.',
    done: 'That is a move: one step to one of the eight spaces around the worker.',
    misses: { elsewhere: 'Nobody has reached c3. Choose a worker first, then the middle space.' },
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
    misses: { ground: 'Nobody has climbed. The block on c3 is level 1: step onto it.' },
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
    text: 'The fourth piece on a tower is a dome. Nobody can stand or build there any more.',
    task: 'Your opponent stands on level 2, right beside the tower on c3. Put a dome on it before somebody climbs it.',
    done: 'A tower with a dome is closed for everybody. That is how you stop a climb.',
  },
  win: {
    title: 'Win',
    text: 'You win at once when one of your workers moves up onto level 3. There is no build after it.',
    task: 'Your worker stands on level 2. Win the game.',
    done: 'From level 2 up to level 3: won! Now you know enough for your first game.',
    misses: {
      below: 'Nobody stands on level 3 yet. Look beside your worker on level 2: one tower is just one level higher.',
    },
  },
} as const satisfies Readonly<Record<string, LessonWords>>;
