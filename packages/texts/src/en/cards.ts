import type { Catalogue } from '../catalogue.ts';
import type { PowerId } from '../ids.ts';
import { directions } from './names.ts';
import { powers } from './power-names.ts';

const names = (ids: readonly PowerId[]): string => ids.map((id) => powers[id].name).join(', ') || 'none';

/** Squares, or nothing where they are not shown. */
const place = (squares: string | undefined): string => squares ?? 'secret';

export const cardNotes: Catalogue['cardNotes'] = {
  unused: 'not used yet',
  used: 'used',
  wind: ({ direction }) => `wind: ${directions[direction]}`,
  song: ({ direction }) => `song: ${directions[direction]}`,
  face: ({ power }) => `turned up: ${powers[power].name}`,
  deck: ({ powers: ids }) => `still in the deck: ${names(ids)}`,
  discards: ({ powers: ids }) => `laid aside: ${names(ids)}`,
  whirlpools: ({ squares }) => `whirlpools: ${squares}`,
  left: ({ count }) => `coins left: ${count}`,
  coins: ({ squares }) => `coins: ${squares}`,
  talus: ({ squares }) => `Talus: ${squares}`,
  reserve: ({ count }) => `spare workers: ${count}`,
  saved: ({ count }) => `pieces saved: ${count}`,
  fate: ({ squares }) => `fate spaces: ${place(squares)}`,
  abyss: ({ squares }) => `Abyss: ${place(squares)}`,
  marked: ({ squares }) => `worker marked: ${squares}`,
  hidden: 'workers hidden',
  climbed: 'climbed last turn',
  out: 'out of the game',
  held: ({ players }) => `held by ${players}`,
  unheld: 'held by nobody',
};
