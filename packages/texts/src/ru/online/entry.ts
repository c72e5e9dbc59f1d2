import type { Translations } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** What leads to everything online, on the start page and in the menu. Loaded apart, because it is on every page. */
export const entry: Translations['onlineEntry'] = {
  link: 'По сети',
  title: 'Играть по сети',
  note: 'С людьми где угодно: быстрая партия сейчас или по ходу, когда есть время.',
  yourTurns: ({ count }) => `Ваш ход: ${counted(count, 'партия', 'партии', 'партий')}`,
};
