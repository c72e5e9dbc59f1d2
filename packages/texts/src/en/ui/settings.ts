type Count = { readonly count: number };

/** Preferences on this device. */
export const settings = {
  title: 'Settings',
  lead: 'Changes apply at once and are saved on this device.',
  language: 'Language',
  lookTitle: 'Look',
  theme: 'Colours',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  percent: ({ count }: Count): string => `${count} %`,
  boardTitle: 'Board',
  face: 'View',
  faces: { '2d': '2D', '3d': '3D' },
  faceNotes: { '2d': 'Flat and crisp, light on the battery.', '3d': 'The island with its houses, seen from above.' },
  patterns: 'Stronger patterns',
  patternsNote: 'Sides and levels can be told apart without colours.',
  numbers: 'Level numbers',
  numbersNote: 'Each square shows how high it is.',
  coordinates: 'Coordinates',
  coordinatesNote: 'Letters and numbers along the edge of the board.',
  motionTitle: 'Motion and sound',
  motion: 'Animation',
  motions: { system: 'Same as device', on: 'On', off: 'Off' },
  speed: 'Move speed',
  sound: 'Sounds',
  soundNote: 'Short sounds for moving, building and the end of a game.',
  playTitle: 'Playing',
  confirm: 'Confirm turns',
  confirms: { never: 'Never', turn: 'At the end of each turn' },
  confirmNotes: {
    never: 'A turn ends with its last step.',
    turn: 'A turn counts only when you confirm it: until then you can take it back.',
  },
  seconds: ({ time }: { readonly time: string }): string => `${time} s`,
  thinking: 'Thinking time of level 8',
  thinkingNote: 'For each turn at full strength, and for hints. The other levels answer at once.',
  notation: 'Notation in the log',
  notationNote: 'Turns are written in notation as well as in words.',
  dataTitle: 'Your data',
  data: ({ count }: Count): string => {
    if (count === 0) return 'No games are saved on this device.';
    return count === 1 ? 'One game is saved on this device.' : `${count} games are saved on this device.`;
  },
  dataNote: 'Games and settings stay in this browser. Nothing is sent anywhere.',
  deleteAll: 'Delete all games',
  deleteTitle: 'Delete all games?',
  deleteText: ({ count }: Count): string =>
    count === 1
      ? "One game will be deleted from this device. This can't be undone."
      : `All ${count} games will be deleted from this device. This can't be undone.`,
  deleted: 'All games were deleted.',
  aboutTitle: 'About Oia',
  about:
    'Oia is an unofficial fan project, made for love of the game and not connected with its author or publisher. If you like it, buy the box.',
  version: ({ version }: { readonly version: string }): string => `Version ${version}`,
  licence: 'Free software under the MIT licence.',
};

/** The question that is asked once. */
export const sounds = {
  question: 'Sounds of stone and bells while you play?',
  yes: 'Yes',
  no: 'No',
};
