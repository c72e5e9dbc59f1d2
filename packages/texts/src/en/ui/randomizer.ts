import type { PowerId } from '../../ids.ts';
import { powers } from '../power-names.ts';

type Player = { readonly player: string };
type Count = { readonly count: number };
type PowerOf = { readonly player: string; readonly power: PowerId };

/** Deals match-ups, for a table with real pieces or for a game here. */
export const randomizer = {
  title: 'Randomizer',
  intro: 'Deals powers for your table at home, or for a game right here. Nobody meets a power they should not meet.',
  wishTitle: 'What to deal',
  kind: 'Deal what?',
  kinds: { matchup: 'Match-ups', choice: 'A choice to draft from' },
  choiceNote: 'The Challenger picks from the cards an offer of one power for each player; the others choose first.',
  choiceFleeceNote: 'The Challenger offers two of the cards for the place beside the Ram; the other player picks one.',
  howMany: 'How many at once?',
  heroes: 'Heroes allowed',
  fleece: 'For the Golden Fleece',
  fresh: 'Not the same again',
  freshNote: ({ count }: Count): string =>
    count === 0
      ? 'Powers that were dealt lately on this device are left out. So far there are none.'
      : count === 1
        ? 'Leaves out the 1 power that was dealt lately on this device, as far as enough others are left.'
        : `Leaves out the ${count} powers that were dealt lately on this device, as far as enough others are left.`,
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
  copied: 'The link is copied. Whoever opens it sees the same deal.',
  linkToCopy: 'Copy this link: whoever opens it sees the same deal.',
};
