import type { Translations } from '../../translation.ts';

const games = (count: number): string => (count === 1 ? '1 partita' : `${count} partite`);

/** What leads to everything online, on the start page and in the menu. Loaded apart, because it is on every page. */
export const entry: Translations['onlineEntry'] = {
  link: 'Online',
  title: 'Gioca online',
  note: 'Contro persone ovunque: una partita veloce adesso, o un turno quando hai tempo.',
  yourTurns: ({ count }) => `Tocca a te in ${games(count)}`,
};
