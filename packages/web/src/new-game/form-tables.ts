import { type Level, LOWEST_LEVEL } from '@oia/engine';
import { isComputer, levelOf, type Seat } from '@oia/table';
import { changeForm } from './form-validation.ts';
import { type GameForm, type PlayerCount, seatsAt } from './game-form.ts';
import { kindOf } from './player-presets.ts';

/** Tables by kind and number of players: the first choice of a new game. */
export const TABLES = ['computer', 'friends', 'three', 'four', 'watch'] as const;
export type TableKind = (typeof TABLES)[number];

const PLAYERS: Readonly<Record<TableKind, PlayerCount>> = { computer: 2, friends: 2, three: 3, four: 4, watch: 2 };

export function tableIn(form: GameForm): TableKind {
  if (form.players === 2) return kindOf(seatsAt(form));
  return form.players === 3 ? 'three' : 'four';
}

export const personsIn = (form: GameForm): number => seatsAt(form).filter((seat) => !isComputer(seat)).length;

/** The form for another table. Players keep their seats if possible. */
export function withTable(form: GameForm, table: TableKind): GameForm {
  const players = PLAYERS[table];
  return withPersons(changeForm(form, { players }), personsAt(table, form));
}

/** At larger tables as many persons as before, at least one; a table without computers stays without. */
function personsAt(table: TableKind, form: GameForm): number {
  const before = personsIn(form);
  const persons = before === form.players ? PLAYERS[table] : Math.max(before, 1);
  return { computer: 1, friends: 2, watch: 0, three: persons, four: persons }[table];
}

/** Persons sit at the first seats, computers at the others. */
export function withPersons(form: GameForm, persons: number): GameForm {
  if (personsIn(form) === persons) return form;
  const level = form.seats.map(levelOf).find(Boolean) ?? LOWEST_LEVEL;
  const seated = (seat: Seat, i: number): Seat => {
    if (i >= form.players) return seat;
    return i < persons ? asPerson(seat) : asComputer(seat, level);
  };
  return changeForm(form, { seats: form.seats.map(seated) });
}

/** A name belongs to the person or computer who had it. */
const asPerson = (seat: Seat): Seat => (isComputer(seat) ? { name: '', player: 'person' } : seat);
const asComputer = (seat: Seat, level: Level): Seat => (isComputer(seat) ? seat : { name: '', player: level });
