/** The page that teaches the game. */
export const learn = {
  title: 'Learn the game',
  lead: 'Short exercises on a real board: read a sentence, try it, get an answer. You need to know nothing beforehand.',
  progress: ({ done, of }: { readonly done: number; readonly of: number }): string => `${done} of ${of} lessons done`,

  goOn: ({ name }: { readonly name: string }): string => `Go on: ${name}`,
  groups: { firstSteps: 'First steps', threats: 'Threats and answers', plans: 'Good turns' },
  notes: {
    firstSteps: 'What a turn is and how to win: enough to play.',
    threats: 'What one turn prepares, and what it prevents.',
    plans: 'How strong players think.',
  },
  done: 'done',
  lesson: ({ number, of }: { readonly number: number; readonly of: number }): string => `Lesson ${number} of ${of}`,
  all: 'All lessons',
  next: ({ name }: { readonly name: string }): string => `Next: ${name}`,
  more: 'More lessons',
  playFirst: 'Play your first game',
  play: 'Play a game',
  elsewhere: 'And then?',
  powersNote: 'Every power shown on a board, with an exercise and the questions people ask.',
  rulesNote: 'Everything in one place, to read and to look up.',
  puzzlesNote: 'Win in one, two or three turns, in positions from real games.',
  unknown: ({ name }: { readonly name: string }): string => `There is no lesson “${name}”.`,
  unknownNote: 'The link may be old or incomplete. All lessons are in the list.',
  keptFull: 'The storage of this browser is full: your progress lasts only as long as this page is open.',
  keptDenied: 'This browser keeps nothing (private mode?): your progress lasts only as long as this page is open.',
};
