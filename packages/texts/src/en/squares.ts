import type { StepKind } from '@oia/rules';
import type { Catalogue } from '../catalogue.ts';
import type { Sex } from '../ids.ts';

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
