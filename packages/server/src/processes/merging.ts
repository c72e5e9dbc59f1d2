import type { Letter, LinkLetterOf, Telling } from './letters.ts';

type Told = LinkLetterOf<'told'>;

/** What many are told at the same time is sent once: a game with a thousand spectators elsewhere costs no more than with one. */
export function merged(letters: readonly Letter[]): Letter[] {
  const all: Letter[] = [];
  for (const letter of letters) {
    const last = all.at(-1);
    const joined = last?.kind === 'told' && letter.kind === 'told' ? together(last, letter) : undefined;
    if (joined) all[all.length - 1] = joined;
    else all.push(letter);
  }
  return all;
}

function together(one: Told, other: Told): Told | undefined {
  if (one.link !== other.link || !isSame(one.telling, other.telling)) return undefined;
  return { ...one, watches: [...one.watches, ...other.watches] };
}

/** Rooms tell all viewers of one kind the same object. */
function isSame(one: Telling, other: Telling): boolean {
  if (one.kind === 'events' && other.kind === 'events') return one.events === other.events;
  return one.kind === 'presence' && other.kind === 'presence' && one.here === other.here && one.away === other.away;
}
