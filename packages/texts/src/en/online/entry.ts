type Count = { readonly count: number };

/** The links to online play on the start page and in the menu. A separate chunk, because every page loads it. */
export const entry = {
  link: 'Online',
  title: 'Play online',
  note: 'Against people anywhere: a quick game now, or a turn whenever you have time.',
  yourTurns: ({ count }: Count): string => (count === 1 ? 'Your turn in 1 game' : `Your turn in ${count} games`),
};
