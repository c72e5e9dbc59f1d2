import { type PowerId, powerById } from '@oia/rules';
import type { Seat } from '@oia/table';
import type { GameWords } from '@oia/texts';
import { labelsOf } from '../../session/names.ts';
import { DEFAULT_FORM, type GameForm, seatsAt } from './game-form.ts';

/** The players, with teams grouped. */
export function sayPlayers(words: GameWords, seats: readonly Seat[]): string {
  const names = labelsOf(words, seats);
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

/** The powers by name, or that there are none. */
export function sayPowers(words: GameWords, ids: readonly (string | undefined)[]): string {
  const powers = known(ids);
  return powers.length > 0 ? words.ui.home.chosen({ powers }) : words.ui.home.without;
}

/** True if nothing was agreed beyond who plays with which powers. */
export function isUsual(form: GameForm): boolean {
  const more = [
    'looks',
    'isFleece',
    'isOpen',
    'isLimited',
    'challenger',
    'start',
    'house',
    'repetition',
    'override',
  ] as const;
  const isNamed = seatsAt(form).some(({ name }) => name.trim() !== '');
  return !isNamed && more.every((key) => JSON.stringify(form[key]) === JSON.stringify(DEFAULT_FORM[key]));
}
