import { powerById } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import { sayFleece, sayPowers } from '../new-game/form-summary.ts';
import type { GameEntry } from '../storage/games.ts';

/** The powers of a stored game; during a draft there are none yet. */
export function sayEntryPowers(words: Catalogue, entry: GameEntry): string {
  const { games } = words.ui;
  const { fleece, powers, setup, turns } = entry;
  const card = powerById(fleece ?? '')?.id;
  if (card) return sayFleece(words, card, powers);
  if (powers.length === 0 && turns === 0 && setup.way.kind === 'draft') return games.drafting;
  return sayPowers(words, powers);
}

/** In the language of the app, with the device's regional format if it has the same language. */
export function sayWhen(language: string, played: string): string {
  const date = new Date(played);
  if (Number.isNaN(date.getTime())) return played;
  const local = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
  return new Intl.DateTimeFormat(local, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
