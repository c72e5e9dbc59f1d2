import type { Translations } from '../../translation.ts';
import { counted } from '../grammar.ts';

/** The links to online play on the start page and in the menu. A separate chunk, because every page loads it. */
export const entry: Translations['onlineEntry'] = {
  link: 'По сети',
  title: 'Играть по сети',
  note: 'С людьми где угодно: быстрая партия сейчас или по ходу, когда есть время.',
  yourTurns: ({ count }) => `Ваш ход: ${counted(count, 'партия', 'партии', 'партий')}`,
};
