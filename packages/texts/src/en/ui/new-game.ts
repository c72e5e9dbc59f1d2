import type { PowerId } from '../../ids.ts';
import { powers } from '../names.ts';

type Power = { readonly power: PowerId };
type Player = { readonly player: string };
type Count = { readonly count: number };
type Pair = { readonly one: PowerId; readonly two: PowerId };
type Letter = { readonly letter: string };

const pair = ({ one, two }: Pair): string => `${powers[one].name} and ${powers[two].name}`;

/** Everything that is agreed before a game. */
export const newGame = {
  title: 'New game',
  start: 'Start',
  playersTitle: 'Who plays?',
  tables: {
    computer: 'Against the computer',
    friends: 'Two on this device',
    three: 'Three',
    four: 'Four, in teams',
    watch: 'Just watch',
  },
  tableNotes: {
    friends: 'You take turns on one screen.',
    three: 'Everyone for themselves; a player who is out leaves the board.',
    four: 'Partners sit opposite each other and share their two workers.',
    watch: 'Two computers play, as fast or as slowly as you like.',
  },
  persons: 'How many of them are people?',
  seatsTitle: 'Names and looks',
  count: 'How many play?',
  counts: { 2: 'Two', 3: 'Three', 4: 'Four, in teams' },
  teams: ({ one, two }: { readonly one: string; readonly two: string }): string =>
    `${one} play together against ${two}.`,
  seat: ({ letter }: Letter): string => `Seat ${letter}`,
  seatTeam: ({ letter, team }: { readonly letter: string; readonly team: number }): string =>
    `Seat ${letter}, team ${team}`,
  name: 'Name',
  playedBy: 'Who plays?',
  levelChoice: ({ level, name }: { readonly level: number; readonly name: string }): string =>
    `Computer, level ${level}: ${name}`,
  look: ({ player }: Player): string => `${player}'s look`,
  looks: { 0: 'Terracotta, round, stripes', 1: 'Blue, square, bars', 2: 'Violet, hexagon, dots' },
  lookNote: 'Everyone has a different look; take one in use and the two players swap.',

  powersTitle: 'Powers',
  way: 'How do players get their powers?',
  ways: { none: 'None', simple: 'Random simple gods', random: 'Random', chosen: 'Chosen', draft: 'Draft' },
  wayNotes: {
    none: 'The basic game: move, then build.',
    simple: 'Everyone is dealt one of the simple gods: quickly learnt.',
    chosen: 'You choose for everyone.',
    draft:
      'By the rulebook: the Challenger offers as many powers as there are players, the others pick first, then the Challenger says who starts.',
    random: 'Everyone is dealt one, never in a pairing the rulebook advises against.',
  },
  wayFleeceNotes: {
    none: 'The basic game: move, then build.',
    simple: 'The card beside the Ram is drawn from the simple gods.',
    chosen: 'You choose the card beside the Ram.',
    draft: 'The Challenger offers two cards, the other player picks one.',
    random: 'The card beside the Ram is drawn.',
  },
  noneForMore: 'Three and four players always play with powers.',
  fleece: 'Golden Fleece',
  fleeceNote:
    'No one has a power of their own. When any turn begins, each player with a worker beside the Ram has the power of its card for that turn, also while the other plays.',
  fleeceForTwo: 'Only two players can play for the Golden Fleece.',
  fleeceNeedsPower: 'The Golden Fleece needs a power: choose something other than “None”.',
  card: 'Card beside the Ram',
  choose: 'Choose a power',
  chooseFor: ({ player }: Player): string => `Choose a power for ${player}`,
  chooseCard: 'Choose the card beside the Ram',
  change: 'Change',
  changeFor: ({ player, power }: Player & Power): string => `Change ${powers[power].name} for ${player}`,
  changeCard: ({ power }: Power): string => `Change ${powers[power].name} beside the Ram`,
  noneFor: ({ player }: Player): string => `${player} has no power.`,
  missingFor: ({ player }: Player): string => `${player} needs a power.`,
  deal: 'Deal the missing ones',
  redeal: 'Deal all anew',
  handicap: ({ player }: Player): string =>
    `Handicap: ${player} has a hero, whose power can be used once in a game. This is for the stronger player.`,
  override: 'Allow pairs that should not meet',
  overrideNote: 'The rulebook advises against some pairs. They can be played, but may be unfair or tedious.',
  meetsBanned: (powers: Pair): string =>
    `Careful: ${pair(powers)} should not meet. The game can be played, but may be unfair or tedious.`,
  meetsOdd: (powers: Pair): string => `${pair(powers)} are an unusual pair, which is never dealt at random.`,
  sets: 'From which sets?',
  setsMixed: 'Gods and heroes together: a player who is dealt a hero has a handicap.',
  heroesForTwo: 'Heroes are for two players, and not for the Golden Fleece.',
  lastSet: 'At least one set is needed.',
  open: 'Without hidden information and luck',
  openNote: 'Leaves out powers with secrets and the one that draws cards.',
  limited: 'Limited choice',
  limitedNote: ({ count }: Count): string => `The Challenger chooses from ${count} powers that are dealt.`,
  challenger: 'Who is the Challenger?',

  startTitle: 'Who starts?',
  starter: 'Start Player',
  random: 'Random',
  startNote: 'Places the workers first and takes the first turn.',
  startTeamNote: "Places the team's workers first; the partner takes the first turn.",
  startFleeceNote: 'Places first and sets the Ram; the other player takes the first turn.',
  mustStart: ({ power }: Power): string => `${powers[power].name} places first and has to start.`,
  cannotStart: ({ power }: Power): string => `${powers[power].name} places last and cannot start.`,

  more: 'More options',
  moreNote: 'Names, looks, who starts, Golden Fleece, house rules',
  rulesTitle: 'Further rules',
  repetition: 'Draw by repetition',
  repetitionNote: 'The game is drawn when a position comes up for the third time, or after 300 turns.',
  houseTitle: 'House rules',
  house: {
    biaPerimeter: 'Bia begins at the edge',
    limusAnyDome: 'Limus lets every dome be built',
    hypnusLoneWorkerSleeps: 'Hypnus puts a lone worker to sleep',
    fleeceHeroes: 'Heroes in the Golden Fleece',
  },
  houseNotes: {
    biaPerimeter: 'Bia places her workers on the edge of the board only.',
    limusAnyDome: 'Beside Limus every dome may be built, not only one that completes a tower.',
    hypnusLoneWorkerSleeps: 'A lone worker falls asleep too.',
    fleeceHeroes:
      'Each player has a hero as well. A player who has both cards when a turn begins says which of them works in it.',
  },

  faultMissing: ({ players }: { readonly players: string }): string => `A power is still missing for ${players}.`,
  faultTooFew: 'The sets you chose have too few powers for this. Allow more sets, or powers with secrets and luck.',
};
