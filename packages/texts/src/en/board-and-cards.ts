import type { StepKind } from '@oia/rules';
import type { Catalogue } from '../catalogue.ts';
import type { PowerId, Sex } from '../ids.ts';
import type { FieldParams } from '../params.ts';
import { directions, powers } from './names.ts';

const kind = (sex: Sex | undefined): string => (sex ? ` (${sex})` : '');

export const squares: Catalogue['squares'] = {
  ground: 'ground',
  level: ({ level }) => `level ${level}`,
  dome: 'dome',
  yours: ({ sex }) => `your worker${kind(sex)}`,
  theirs: ({ player, sex }) => `worker of ${player}${kind(sex)}`,
  unseen: 'unseen by others',
  marked: 'marked',
  source: 'can act',
  selected: 'selected',
};

/** By the name of the field; other languages have the same. */
export const tokens = {
  whirlpools: 'whirlpool',
  coins: 'coin',
  talus: 'Talus',
  fate: 'fate space',
  abyss: 'the Abyss',
  ram: 'the Ram',
};

export const offers = {
  place: 'a worker can be placed here',
  move: 'can move here',
  build: 'can build here',
  ferry: 'can be ferried',
  remove: 'a block can be taken here',
  lower: 'can be lowered',
  kill: 'can be removed',
  drag: 'can be dragged here',
  send: 'can be sent here',
  trade: 'can trade places',
  token: 'a token can be put here',
  mark: 'can be marked',
  summon: 'a spare worker can enter here',
  fate: 'can be the lower left fate space',
  abyss: 'can be the Abyss',
  ram: 'the Ram can be placed here',
} satisfies Partial<Record<StepKind, string>>;

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'none';

/** Squares, or nothing where they are not shown. */
const place = (squares: string | undefined): string => squares ?? 'secret';

/** By the name of the field. */
export const fieldNotes = {
  used: 'used',
  wind: ({ direction }: FieldParams['direction']): string => `wind: ${directions[direction]}`,
  song: ({ direction }: FieldParams['direction']): string => `song: ${directions[direction]}`,
  face: ({ power }: FieldParams['power']): string => `turned up: ${powers[power].name}`,
  deck: ({ powers: ids }: FieldParams['powers']): string => `still in the deck: ${names(ids)}`,
  discards: ({ powers: ids }: FieldParams['powers']): string => `laid aside: ${names(ids)}`,
  whirlpools: ({ squares }: FieldParams['squares']): string => `whirlpools: ${squares}`,
  left: ({ count }: FieldParams['count']): string => `coins left: ${count}`,
  coins: ({ squares }: FieldParams['squares']): string => `coins: ${squares}`,
  talus: ({ squares }: FieldParams['squares']): string => `Talus: ${squares}`,
  reserve: ({ count }: FieldParams['count']): string => `spare workers: ${count}`,
  saved: ({ count }: FieldParams['count']): string => `pieces saved: ${count}`,
  fate: ({ squares }: FieldParams['secret']): string => `fate spaces: ${place(squares)}`,
  abyss: ({ squares }: FieldParams['secret']): string => `Abyss: ${place(squares)}`,
};

export const cardNotes: Catalogue['cardNotes'] = {
  ...fieldNotes,
  unused: 'not used yet',
  marked: ({ squares }) => `worker marked: ${squares}`,
  hidden: 'workers hidden',
  climbed: 'climbed last turn',
  out: 'out of the game',
  held: ({ players }) => `held by ${players}`,
  unheld: 'held by no one',
};
