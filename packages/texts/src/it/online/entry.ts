import type { Translations } from '../../translation.ts';

const games = (count: number): string => (count === 1 ? '1 partita' : `${count} partite`);

/** The links to online play on the start page and in the menu. A separate chunk, because every page loads it. */
export const entry: Translations['onlineEntry'] = {
  link: 'Online',
  title: 'Gioca online',
  note: 'Contro persone ovunque: una partita veloce adesso, o un turno quando hai tempo.',
  yourTurns: ({ count }) => `Tocca a te in ${games(count)}`,
};
