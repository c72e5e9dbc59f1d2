import type { Translations } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** What leads to everything online, on the start page and in the menu. Loaded apart, because it is on every page. */
export const entry: Translations['onlineEntry'] = {
  link: 'En ligne',
  title: 'Jouer en ligne',
  note: 'Contre des gens du monde entier\u00a0: une partie rapide maintenant, ou un tour quand vous avez le temps.',
  yourTurns: ({ count }) => `À vous de jouer dans ${count} ${plural(count, 'partie', 'parties')}`,
};
