import type { Translations } from '../../translation.ts';
import { plural } from '../grammar.ts';

/** The links to online play on the start page and in the menu. A separate chunk, because every page loads it. */
export const entry: Translations['onlineEntry'] = {
  link: 'En ligne',
  title: 'Jouer en ligne',
  note: 'Contre des gens du monde entier\u00a0: une partie rapide maintenant, ou un tour quand vous avez le temps.',
  yourTurns: ({ count }) => `À vous de jouer dans ${count} ${plural(count, 'partie', 'parties')}`,
};
