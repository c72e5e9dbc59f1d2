type Count = { readonly count: number };
type Turn = { readonly turn: number };

/** The games of the device, on their own page and the newest on the start page. */
export const games = {
  intro: 'Games on this device. Nothing of them leaves it unless you share it.',
  running: 'In progress',
  finished: 'Finished',
  none: 'Games you begin appear here: begin one.',
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
