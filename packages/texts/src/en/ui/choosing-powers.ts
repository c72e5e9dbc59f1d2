import type { PowerId } from '../../ids.ts';
import { powers } from '../names.ts';

type Power = { readonly power: PowerId };

/** Cards of powers, and the window in which one is chosen. */
export const picker = {
  search: 'Search by name or text',
  set: 'Set',
  allSets: 'All',
  sets: { simple: 'Simple', advanced: 'Advanced', fleece: 'Golden Fleece', hero: 'Heroes' },
  /** The set of one power. */
  setOf: { simple: 'Simple god', advanced: 'Advanced god', fleece: 'Golden Fleece god', hero: 'Hero' },
  none: 'No power',
  noneNote: 'Plays by the basic rules.',
  found: ({ count }: { readonly count: number }): string => (count === 1 ? '1 power' : `${count} powers`),
  nothing: 'No power fits this search.',
  forPlayers: ({ counts }: { readonly counts: string }): string => `Only for ${counts} players.`,
  or: ({ counts }: { readonly counts: readonly number[] }): string => counts.join(' or '),
  heroesOnly: 'Beside the card of the Ram each player has a hero.',
  notForFleece: 'Does not go with the Golden Fleece.',
  taken: ({ player }: { readonly player: string }): string => `${player} has this power.`,
  banned: ({ power }: Power): string => `Should not meet ${powers[power].name}. You can allow such pairs under Powers.`,
  bannedAllowed: ({ power }: Power): string => `Should not meet ${powers[power].name}: you have allowed it.`,
  refused: ({ power }: Power): string => `Cannot be played together with ${powers[power].name}.`,
};

/** Powers are offered, picked, and the Start Player is named. */
export const draft = {
  title: 'Draft',
  intro: ({ player, count }: { readonly player: string; readonly count: number }): string =>
    `${player} is the Challenger and offers ${count} powers. The others choose first; the last one is left to the Challenger, who then says who starts.`,
  introFleece: ({ player }: { readonly player: string }): string =>
    `${player} offers two powers for the Golden Fleece. The other player picks the one that lies beside the Ram.`,
  introFleeceHeroes: ({ player }: { readonly player: string }): string =>
    `${player} offers two powers for the Golden Fleece, and the other player picks the one that lies beside the Ram. Then ${player} offers two heroes; the other player picks first.`,
  prompt: ({ player, prompt }: { readonly player: string; readonly prompt: string }): string => `${player}: ${prompt}`,
  choosing: ({ player }: { readonly player: string }): string => `${player} is choosing …`,
  offered: 'On offer',
  nothingOffered: 'Nothing is on offer yet.',
  takenBy: ({ player }: { readonly player: string }): string => `taken by ${player}`,
  choices: 'To choose from',
  offer: ({ power }: { readonly power: PowerId }): string => `Offer ${powers[power].name}`,
  pick: ({ power }: { readonly power: PowerId }): string => `Take ${powers[power].name}`,
  start: ({ player }: { readonly player: string }): string => `${player} starts`,
  stuck: 'No remaining power goes with those offered. Start a new game with a larger choice of powers.',
};

type Player = { readonly player: string };
type Count = { readonly count: number };
type PowerOf = { readonly player: string; readonly power: PowerId };

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer = {
  title: 'Randomizer',
  intro: 'Deals powers for your table at home, or for a game right here. Never a pairing the rulebook advises against.',
  wishTitle: 'What to deal',
  kind: 'Deal what?',
  kinds: { matchup: 'Match-ups', choice: 'A choice to draft from' },
  choiceNote: 'The Challenger picks from the cards an offer of one power for each player; the others choose first.',
  choiceFleeceNote: 'The Challenger offers two of the cards for the place beside the Ram; the other player picks one.',
  howMany: 'How many at once?',
  heroes: 'Heroes allowed',
  fleece: 'For the Golden Fleece',
  fresh: 'No repeats',
  freshNote: ({ count }: Count): string =>
    count === 0
      ? 'Powers that were dealt recently on this device are left out. So far there are none.'
      : count === 1
        ? 'Leaves out the 1 power that was dealt recently on this device, as far as enough others are left.'
        : `Leaves out the ${count} powers that were dealt recently on this device, as far as enough others are left.`,
  forget: 'Forget what was dealt',
  deal: 'Deal',
  dealAgain: 'Deal again',
  badLink: 'This link does not describe a deal. Choose what you like, then deal.',
  dealtTitle: 'The deal',
  matchup: ({ number }: { readonly number: number }): string => `Match-up ${number}`,
  choice: ({ number }: { readonly number: number }): string => `Choice ${number}`,
  team: ({ number }: { readonly number: number }): string => `Team ${number}`,
  besideRam: 'Beside the Ram',
  challenger: ({ player }: Player): string => `Challenger: ${player}`,
  clockwise: 'Players sit clockwise, A first.',
  startPlayer: 'Start Player',
  setup: 'Before the first turn',
  place: ({ player, count }: { readonly player: string; readonly count: number }): string =>
    `${player}: place ${count} workers.`,
  placeHidden: ({ player, count }: { readonly player: string; readonly count: number }): string =>
    `${player}: place ${count} workers in secret.`,
  ram: ({ player }: Player): string => `${player}: put the Ram on a free space.`,
  orient: ({ player, power }: PowerOf): string => `${player}: choose a direction for ${powers[power].name}.`,
  fate: ({ player, power }: PowerOf): string =>
    `${player}: choose the 2 × 2 spaces of ${powers[power].name} in secret.`,
  abyss: ({ player, power }: PowerOf): string =>
    `${player}: choose a space without a worker for ${powers[power].name}, in secret.`,
  draw: ({ power }: { readonly power: PowerId }): string =>
    `Shuffle the simple gods that are left for ${powers[power].name} and turn up the first one.`,
  first: ({ player }: Player): string => `${player} takes the first turn.`,
  handicap: 'A hero against a god: a handicap for the stronger player, who takes the hero.',
  play: 'Play this here',
  playOf: ({ number }: { readonly number: number }): string => `Play this here: number ${number}`,
  print: 'Print the cards',
  share: 'Share this deal',
  copied: 'The link is copied. Anyone who opens it sees the same deal.',
  linkToCopy: 'Copy this link: anyone who opens it sees the same deal.',
};
