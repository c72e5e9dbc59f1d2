import type { Level } from '@oia/engine';
import { choiceSize, NO_POWER, powerById, type Random } from '@oia/rules';
import { isComputer, levelOf, type Seat, type TableSetup, type Way } from '@oia/table';
import { changeForm, dealMissing } from './form-validation.ts';
import { DEFAULT_FORM, type GameForm, type PlayerCount, seatsAt } from './game-form.ts';

/** Games by kind of players; the start page has a button for each. */
const KINDS = ['computer', 'friends', 'watch'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(seats: readonly Seat[]): Kind {
  if (seats.every(isComputer)) return 'watch';
  return seats.some(isComputer) ? 'computer' : 'friends';
}

const withPlayers = (...players: readonly Seat['player'][]): GameForm => ({
  ...DEFAULT_FORM,
  seats: DEFAULT_FORM.seats.map((seat, i) => ({ ...seat, player: players[i] ?? seat.player })),
});

/** The forms of a new user. */
export const DEFAULT_FORMS: Readonly<Record<Kind, GameForm>> = {
  computer: DEFAULT_FORM,
  friends: withPlayers('person', 'person', 'person', 'person'),
  watch: withPlayers(5, 5, 5, 5),
};

/** The form that makes a table like this one. */
export function formOf({ seats, looks, way }: TableSetup): GameForm {
  const { players, house = {}, repetition = false, override = false } = way.options;
  const allSeats = DEFAULT_FORMS[kindOf(seats)].seats.map((usual, i) => seats[i] ?? usual);
  const rules = Object.entries(house).flatMap(([rule, isOn]) => (isOn ? [rule as keyof typeof house] : []));
  const terms = { players, seats: allSeats, looks, house: rules, repetition, override };
  return changeForm(DEFAULT_FORM, { ...terms, ...powersOf(way) });
}

function powersOf({ kind, options }: Way): Partial<GameForm> {
  if (kind === 'draft') {
    const { challenger, fleece = false, pool, players, house = {} } = options;
    const limited = choiceSize(players) * (fleece && house.fleeceHeroes ? 2 : 1);
    return { way: 'draft', isFleece: fleece, challenger, isLimited: pool?.length === limited };
  }
  const { fleece, powers = [], start = 0 } = options;
  const card = powerById(fleece ?? '')?.id;
  const own = powers.map((id) => powerById(id)?.id);
  if (card) return { way: 'chosen', isFleece: true, card, start, powers: own };
  const hasPowers = powers.some((id) => id !== NO_POWER);
  return { way: hasPowers ? 'chosen' : 'none', powers: own, start };
}

const COUNTS: Readonly<Record<number, PlayerCount>> = { 2: 2, 3: 3, 4: 4 };

/** A form with these powers by seat; missing ones are dealt. */
export function formWith(form: GameForm, ids: readonly string[], random: Random): GameForm {
  const powers = ids.flatMap((id) => powerById(id)?.id ?? []);
  if (powers.length === 0) return form;
  const players = COUNTS[powers.length] ?? form.players;
  const asked: Partial<GameForm> = { way: 'chosen', isFleece: false, powers };
  const first = changeForm(form, { ...asked, players });
  const fitting = first.powers[0] === powers[0] ? first : changeForm(form, { ...asked, players: 2 });
  return dealMissing(fitting, random);
}

/** The same form with all computers at one level. */
export const withLevel = (form: GameForm, level: Level): GameForm => ({
  ...form,
  seats: form.seats.map((seat) => (isComputer(seat) ? { ...seat, player: level } : seat)),
});

/** The level of the first computer. */
export const levelIn = (form: GameForm): Level | undefined => seatsAt(form).map(levelOf).find(Boolean);
