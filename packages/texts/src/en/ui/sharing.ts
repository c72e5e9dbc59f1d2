/** What leaves the device: links, files, texts. */
export const sharing = {
  title: 'Share or export',
  onlyView:
    'The game has secrets and is still on, so this holds only what you may know. Once it is over you can share all of it.',
  onlyViewWatching:
    'The game has secrets and is still on, so this holds only what everybody may know. Once it is over you can share all of it.',
  link: 'Link to this game',
  linkHelp: 'The whole game is in the link. Nothing is stored anywhere else.',
  linkTooLong: 'This game is too long for a link: send it as a file.',
  makingLink: 'Making the link …',
  copyLink: 'Copy link',
  send: 'Send …',
  sendTitle: ({ players }: { readonly players: string }): string => `A game of Oia: ${players}`,
  file: 'File',
  download: 'Save as a file',
  record: 'Text of the game',
  copyRecord: 'Copy text',
  position: 'This position',
  copyPosition: 'Copy position',
  copied: 'Copied.',
  notCopied: 'The browser does not let us copy: the text is selected, copy it yourself.',
  saved: ({ file }: { readonly file: string }): string => `Saved as ${file}.`,
};
