import { type PowerId, powerById } from '@oia/rules';
import type { Seat } from '@oia/table';
import type { GameWords } from '@oia/texts';
import { labelsOf } from '../session/names.ts';
import { DEFAULT_FORM, type GameForm, hasFleeceHeroes, seatsAt } from './game-form.ts';

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
  const { isFleece } = form;
  const hasHeroes = hasFleeceHeroes(form);
  if (form.way === 'draft') return isFleece ? sayFleeceDraft(words, hasHeroes) : home.drafted;
  if (form.way === 'random' && hasHeroes) return home.fleeceHeroesDealt;
  if (form.way === 'random') return isFleece ? home.fleeceDealt : home.dealt;
  const chosen = seatsAt(form).map((_, seat) => form.powers[seat]);
  return isFleece ? sayFleece(words, form.card, hasHeroes ? chosen : []) : sayPowers(words, chosen);
}

/** A draft for the Golden Fleece. */
export const sayFleeceDraft = ({ ui: { home } }: GameWords, hasHeroes: boolean): string =>
  hasHeroes ? home.fleeceHeroesDrafted : home.fleeceDrafted;

/** The card beside the Ram, and the heroes of the players if they have them. */
export function sayFleece({ ui: { home } }: GameWords, power: PowerId, ids: readonly (string | undefined)[]): string {
  const heroes = known(ids);
  return heroes.length > 0 ? home.fleeceWithHeroes({ power, heroes }) : home.fleeceWith({ power });
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
