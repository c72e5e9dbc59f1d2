/** Hints, stage by stage. */
export const hints = {
  worker: ({ square }: { readonly square: string }): string => `Have a look at the worker on ${square}.`,
  moreTurn: 'Ask again to see the turn.',
  turn: ({ turn }: { readonly turn: string }): string => `The computer would play: ${turn}`,
  moreWhy: 'Ask again to hear why.',
  wins: 'This wins the game.',
  stops: ({ squares }: { readonly squares: string }): string => `This stops a win on ${squares}.`,
  stopsWin: 'This keeps the next player from winning.',
  threatens: ({ squares }: { readonly squares: string }): string => `It threatens to win on ${squares} next turn.`,
  threatensWin: 'It threatens to win next turn.',
  climbs: ({ level }: { readonly level: number }): string => `It climbs to level ${level}.`,
  unclear: 'Nothing is decided yet: looking ahead, the computer likes this best.',
};
