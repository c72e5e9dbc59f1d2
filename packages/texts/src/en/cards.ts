import type { Catalogue } from '../catalogue.ts';
import type { PowerId } from '../ids.ts';
import type { FieldParams } from '../params.ts';
import { directions } from './names.ts';
import { powers } from './power-names.ts';

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
  unheld: 'held by nobody',
};
