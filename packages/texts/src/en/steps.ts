import type { Catalogue } from '../catalogue.ts';
import type { PowerId } from '../ids.ts';
import { directions, powers } from './names.ts';

const thanksTo = (power: PowerId | undefined): string => (power ? ` (${powers[power].name})` : '');

const token: Catalogue['stepsByPower']['token'] = {
  charybdis: ({ at }) => `A whirlpool opens on ${at}.`,
  clio: ({ at }) => `A coin is put on ${at}.`,
  europa: ({ at }) => `Talus goes to ${at}.`,
};

const orient: Catalogue['stepsByPower']['orient'] = {
  aeolus: 'The wind now blows',
  siren: 'The song calls',
};

export const stepsByPower: Catalogue['stepsByPower'] = { token, orient };

export const steps: Catalogue['steps'] = {
  place: ({ at }) => (at ? `A worker is placed on ${at}.` : 'A worker is placed in secret.'),
  move: ({ from, to, power }) =>
    from && to ? `A worker moves from ${from} to ${to}${thanksTo(power)}.` : 'A hidden worker moves.',
  build: ({ by, at, piece, power }) => {
    const builder = by === at ? ' under the worker there' : by ? ` by the worker on ${by}` : '';
    return `A ${piece} is built on ${at}${builder}${thanksTo(power)}.`;
  },
  ferry: ({ by, from, to }) => `The worker on ${by} ferries another one from ${from} to ${to}.`,
  remove: ({ at }) => `A block is taken from ${at}.`,
  lower: ({ at }) => `A block is pulled from under the worker on ${at}.`,
  kill: ({ at }) => `The worker on ${at} is removed from the game.`,
  drag: ({ from, to }) => `The song drags a worker from ${from} to ${to}.`,
  send: ({ from, to }) => `A worker is sent from ${from} to ${to}.`,
  trade: ({ from, to, from2, to2 }) =>
    from2 && to2
      ? `The workers on ${from} and ${from2} trade places with those on ${to} and ${to2}.`
      : `The workers on ${from} and ${to} trade places.`,
  token: ({ at, power }) => token[power]?.({ at }) ?? `A token is put on ${at}${thanksTo(power)}.`,
  orient: ({ power, direction }) => `${orient[power] ?? `${powers[power].name}:`} ${directions[direction]}.`,
  mark: ({ at }) => `Adonis marks the worker on ${at}.`,
  summon: ({ at, power }) => `A spare worker enters on ${at}${thanksTo(power)}.`,
  fate: ({ at }) => (at ? `The fate spaces are ${at}.` : 'The fate spaces are chosen in secret.'),
  abyss: ({ at }) => (at ? `The Abyss is on ${at}.` : 'The Abyss is chosen in secret.'),
  ram: ({ at }) => `The Ram is placed on ${at}.`,
  draw: ({ power }) => `The card turned up is ${powers[power].name}.`,
  end: 'The turn ends.',
  pass: 'Passed.',
  hidden: 'Something happens in secret.',
  offer: ({ power }) => `On offer: ${powers[power].name}.`,
  pick: ({ power }) => `Chosen: ${powers[power].name}.`,
  start: ({ player }) => `${player} starts.`,
  resign: ({ player }) => `${player} resigns.`,
  timeout: ({ player }) => `Time runs out for ${player}.`,
  agree: 'A draw is agreed.',
  abandon: 'The game is abandoned.',
  useRam: ({ power }) => `For this turn the card beside the Ram is chosen: ${powers[power].name}.`,
  useHero: ({ power }) => `For this turn the hero is chosen: ${powers[power].name}.`,
};

export const labels: Catalogue['labels'] = {
  place: 'Place',
  move: 'Move',
  build: 'Build',
  ferry: 'Ferry',
  remove: 'Take a block',
  lower: 'Lower',
  kill: 'Remove',
  drag: 'Sing',
  send: 'Send away',
  trade: 'Trade places',
  token: 'Put a token',
  orient: 'Turn',
  mark: 'Mark',
  summon: 'Bring in',
  fate: 'Choose fate',
  abyss: 'Choose the Abyss',
  ram: 'Place the Ram',
  draw: 'Turn up a card',
  end: 'Done',
  pass: 'Pass',
  hidden: 'Secret step',
  offer: 'Offer',
  pick: 'Choose',
  start: 'Choose who starts',
  resign: 'Resign',
  timeout: 'Out of time',
  agree: 'Agree on a draw',
  abandon: 'Abandon',
  useRam: "Use the Ram's card",
  useHero: 'Use your hero',
};
