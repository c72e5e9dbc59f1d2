type Count = { readonly count: number };
type Turn = { readonly turn: number };

/** The games of the device, on their own page and the newest on the start page. */
export const games = {
  intro: 'Games on this device. Nothing of them leaves it unless you share it.',
  running: 'In progress',
  finished: 'Finished',
  none: 'No games yet: start one.',
  turns: ({ count }: Count): string => (count === 1 ? '1 turn' : `${count} turns`),
  drafting: 'in the draft',
  over: 'finished',
  resultWon: ({ turn }: Turn): string => `You won, turn ${turn}`,
  resultLost: ({ turn }: Turn): string => `You lost, turn ${turn}`,
  resultOf: ({ player, turn }: Turn & { readonly player: string }): string => `${player} won, turn ${turn}`,
  resultDrawn: ({ turn }: Turn): string => `Drawn, turn ${turn}`,
  yourTurn: 'Your turn',
  turnOf: ({ player }: { readonly player: string }): string => `To move: ${player}`,
  resume: 'Continue',
  look: 'Look back',
  resumeLabel: ({ players }: { readonly players: string }): string => `Continue the game ${players}`,
  lookLabel: ({ players }: { readonly players: string }): string => `Look back at the game ${players}`,
  forget: 'Delete',
  forgetLabel: ({ players }: { readonly players: string }): string => `Delete the game ${players}`,
  forgotten: 'The game is deleted.',
  bringBack: 'Undo',
  bringBackLabel: ({ players }: { readonly players: string }): string => `Undo: bring back the game ${players}`,
  showAll: ({ count }: Count): string => `Show all ${count} games`,
};

/** The end of a game. */
export const result = {
  youWon: ({ turn }: Turn): string => `You won, turn ${turn}`,
  won: ({ player, turn }: Turn & { readonly player: string }): string => `${player} won, turn ${turn}`,
  draw: 'A draw',
  noResult: 'No result',
  whyWon: {
    climbed: 'Your worker stands on level 3.',
    stuck: 'Your opponent could not complete a turn.',
    noWorkers: 'Your opponent had no workers left.',
    resigned: 'Your opponent resigned.',
  },
  whyLost: {
    climbed: 'Your opponent climbed to level 3.',
    stuck: 'You could not complete a turn.',
    noWorkers: 'You had no workers left.',
    resigned: 'You resigned.',
  },
  rematch: 'Rematch',
  turningPoint: 'Where did it turn?',
  share: 'Share',
  replay: 'Replay',
  gentler: 'Two losses in a row happen to everyone. How about a gentler opponent?',
  stronger: 'Three wins in a row! Ready for a stronger opponent?',
  playLevel: ({ level, name }: { readonly level: number; readonly name: string }): string =>
    `Play against ${name} (level ${level})`,
};

/** The match-up before a game. */
export const reveal = {
  title: 'The match-up',
  begin: "Let's play",
};

/** Sharing: links, files, texts. */
export const sharing = {
  title: 'Share or export',
  onlyView:
    'The game has secrets and is still on, so this holds only what you may know. Once it is over you can share all of it.',
  onlyViewWatching:
    'The game has secrets and is still on, so this holds only what everyone may know. Once it is over you can share all of it.',
  link: 'Link to this game',
  linkHelp: 'The whole game is in the link. Nothing is stored anywhere else.',
  linkTooLong: 'This game is too long for a link: send it as a file.',
  makingLink: 'Making the link …',
  copyLink: 'Copy link',
  send: 'Send …',
  sendTitle: ({ players }: { readonly players: string }): string => `A game of Oia: ${players}`,
  file: 'File',
  download: 'Save as a file',
  picture: 'Picture',
  pictureOf: ({ players }: { readonly players: string }): string => `The board of the game ${players}`,
  copyPicture: 'Copy picture',
  savePicture: 'Save picture',
  saveDrawing: 'Save as SVG',
  pictureCopied: 'The picture is copied: paste it wherever you like.',
  pictureNotCopied: 'This browser does not let us copy pictures: save it instead.',
  pictureFailed: 'This browser cannot make the picture: save it as SVG instead.',
  record: 'Text of the game',
  copyRecord: 'Copy text',
  position: 'This position',
  copyPosition: 'Copy position',
  copied: 'Copied.',
  notCopied: 'The browser does not let us copy: the text is selected, copy it yourself.',
  saved: ({ file }: { readonly file: string }): string => `Saved as ${file}.`,
};
