import { type PowerId, powerById } from '@oia/rules';
import type { Seat } from '@oia/table';
import type { GameWords } from '@oia/texts';
import { namesOf } from '../../session/names.ts';
import type { GameEntry } from '../../storage/games.ts';
import { type GameForm, seatsAt } from './game-form.ts';

/** The players, with teams grouped. */
export function sayPlayers(words: GameWords, seats: readonly Seat[]): string {
  const names = namesOf(words, seats);
  const isTeams = seats.length === 4;
  const sides = isTeams ? [0, 1].map((side) => words.together(names.filter((_, seat) => seat % 2 === side))) : names;
  return words.ui.home.against({ names: sides });
}

const known = (ids: readonly (string | undefined)[]): PowerId[] => ids.flatMap((id) => powerById(id ?? '')?.id ?? []);

/** A form in one line: players and powers. */
export const sayForm = (words: GameWords, form: GameForm): string =>
  words.ui.home.summary({ players: sayPlayers(words, seatsAt(form)), powers: sayFormPowers(words, form) });

function sayFormPowers(words: GameWords, form: GameForm): string {
  const { home } = words.ui;
  if (form.way === 'none') return home.without;
  if (form.way === 'draft') return form.isFleece ? home.fleeceDrafted : home.drafted;
  if (form.way === 'random') return form.isFleece ? home.fleeceDealt : home.dealt;
  return form.isFleece
    ? home.fleeceWith({ power: form.card })
    : sayPowers(
        words,
        seatsAt(form).map((_, seat) => form.powers[seat]),
      );
}

function sayPowers(words: GameWords, ids: readonly (string | undefined)[]): string {
  const powers = known(ids);
  return powers.length > 0 ? words.ui.home.chosen({ powers }) : words.ui.home.without;
}

/** The powers of a stored game; during a draft there are none yet. */
export function sayEntryPowers(words: GameWords, { fleece, powers, setup, turns }: GameEntry): string {
  const [card] = known([fleece]);
  if (card) return words.ui.home.fleeceWith({ power: card });
  if (powers.length === 0 && turns === 0 && setup.way.kind === 'draft') return words.ui.home.drafting;
  return sayPowers(words, powers);
}

/** In the language of the app, with the device's regional format if it has the same language. */
export function sayWhen(language: string, played: string): string {
  const date = new Date(played);
  if (Number.isNaN(date.getTime())) return played;
  const local = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
  return new Intl.DateTimeFormat(local, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
