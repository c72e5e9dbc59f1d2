import { HOUSE_RULES, type PowerSet, powerById, SETS } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { device } from '../storage/device.ts';
import { lastSetup, restoredSeats, restoredSetup } from '../storage/games.ts';
import { newGameForm, readItem, STARTED_GAMES } from '../storage/keys.ts';
import { changeForm } from './form-validation.ts';
import { DEFAULT_FORM, type GameForm, GOD_SETS, MAX_SEATS, PLAYER_COUNTS, POWER_WAYS, seatsAt } from './game-form.ts';
import { DEFAULT_FORMS, formOf, type Kind, kindOf } from './player-presets.ts';

/** A form and its table. The table alone does not say whether its powers were chosen or dealt. */
interface Remembered {
  readonly form: GameForm;
  readonly table: TableSetup;
}

/** Games started on this device before deals contain more than simple powers. */
const GAMES_WITH_SIMPLE_DEALS = 3;

export const getsSimpleDeals = (): boolean => readItem(STARTED_GAMES) < GAMES_WITH_SIMPLE_DEALS;

export function rememberForm(form: GameForm, table: TableSetup): void {
  device.write(STARTED_GAMES.key, String(readItem(STARTED_GAMES) + 1));
  device.write(newGameForm(kindOf(table.seats)).key, JSON.stringify({ form, table } satisfies Remembered));
}

/** The last form of this kind; games that were started without a form, such as a rematch, count too. */
export function lastForm(kind: Kind): GameForm {
  const kept = remembered(kind);
  const last = lastSetup();
  const isNewer = last && kindOf(last.seats) === kind && !(kept && isSame(last, kept.table));
  return isNewer ? formOf(last) : (kept?.form ?? DEFAULT_FORMS[kind]);
}

/** The last form of any kind. */
export function latestForm(): GameForm {
  const last = lastSetup();
  return last ? lastForm(kindOf(last.seats)) : DEFAULT_FORM;
}

/** The initial form. A power is tried by playing, even if the last game was only watched. */
export function initialForm(powers: readonly string[]): GameForm {
  const latest = latestForm();
  const form = powers.length > 0 && kindOf(seatsAt(latest)) === 'watch' ? lastForm('computer') : latest;
  return getsSimpleDeals() ? withSimpleDeals(form) : form;
}

function remembered(kind: Kind): Remembered | undefined {
  try {
    const { form, table } = readItem(newGameForm(kind)) as unknown as Remembered;
    const isKnown = isForm(form) && Array.isArray(table.seats);
    return isKnown ? { form: restored(form), table: restoredSetup(table) } : undefined;
  } catch {
    return undefined;
  }
}

/** JSON has no undefined, and earlier versions named levels differently. */
const restored = (form: GameForm): GameForm =>
  changeForm(form, {
    seats: restoredSeats(form.seats),
    powers: form.powers.map((id: string | undefined) => powerById(id ?? '')?.id),
  });

/** Another version may have stored something else. */
function isForm(form: GameForm): boolean {
  return [
    PLAYER_COUNTS.includes(form.players),
    POWER_WAYS.includes(form.way),
    form.seats.length === MAX_SEATS,
    form.sets.every((set) => SETS.includes(set)),
    form.house.every((rule) => HOUSE_RULES.includes(rule)),
    powerById(form.card as string) !== undefined,
    form.looks.length === 3,
  ].every(Boolean);
}

/** Ignores who starts, which changes from game to game. */
function isSame(a: TableSetup, b: TableSetup): boolean {
  const agreed = ({ seats, looks, way }: TableSetup): string =>
    JSON.stringify([seats, looks, way.kind, { ...way.options, start: 0, challenger: 0 }]);
  return agreed(a) === agreed(b);
}

export const SIMPLE: readonly PowerSet[] = ['simple'];

export const isSimple = ({ sets }: Pick<GameForm, 'sets'>): boolean => sets.every((set) => SIMPLE.includes(set));

/** The form of a newcomer: deals are simple, unless the sets were changed. */
const withSimpleDeals = (form: GameForm): GameForm =>
  form.way === 'random' || form.sets.length !== GOD_SETS.length ? form : { ...form, sets: SIMPLE };
