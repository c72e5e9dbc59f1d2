import { HOUSE_RULES, powerById, SETS } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { device } from '../storage/device.ts';
import { lastSetup } from '../storage/games.ts';
import { restoredSeats, restoredSetup } from '../storage/stored-seats.ts';
import { changeForm } from './form-changes.ts';
import { DEFAULT_FORMS, formOf, type Kind, kindOf } from './form-kinds.ts';
import { DEFAULT_FORM, type GameForm, MAX_SEATS, PLAYER_COUNTS, POWER_WAYS, seatsAt } from './game-form.ts';
import { withSimpleDeals } from './simple-deals.ts';

const KEY = 'oia.wish.';

/** A form and its table. The table alone does not say whether its powers were chosen or dealt. */
interface Remembered {
  /** The form. Stored on users' devices under this name, so it must stay. */
  readonly wish: GameForm;
  readonly table: TableSetup;
}

const STARTED = 'oia.started';
/** So many games make somebody at home in it. */
const A_FEW = 3;

const startedGames = (): number => Number(device.read(STARTED)) || 0;

/** Somebody who has started few games on this device is dealt simple powers. */
export const isNewcomer = (): boolean => startedGames() < A_FEW;

export function rememberForm(form: GameForm, table: TableSetup): void {
  device.write(STARTED, String(startedGames() + 1));
  device.write(KEY + kindOf(table.seats), JSON.stringify({ wish: form, table } satisfies Remembered));
}

/** The last form of this kind; games that were started without a form, such as a rematch, count too. */
export function lastForm(kind: Kind): GameForm {
  const kept = remembered(kind);
  const last = lastSetup();
  const isNewer = last && kindOf(last.seats) === kind && !(kept && isSame(last, kept.table));
  return isNewer ? formOf(last) : (kept?.wish ?? DEFAULT_FORMS[kind]);
}

/** The last form of any kind. */
export function latestForm(): GameForm {
  const last = lastSetup();
  return last ? lastForm(kindOf(last.seats)) : DEFAULT_FORM;
}

/** The initial form. Somebody who wants to try a power wants to play, even if they watched the last game. */
export function initialForm(powers: readonly string[]): GameForm {
  const latest = latestForm();
  const form = powers.length > 0 && kindOf(seatsAt(latest)) === 'watch' ? lastForm('computer') : latest;
  return isNewcomer() ? withSimpleDeals(form) : form;
}

function remembered(kind: Kind): Remembered | undefined {
  try {
    const { wish: form, table } = JSON.parse(device.read(KEY + kind) ?? '') as Remembered;
    const isKnown = isForm(form) && Array.isArray(table.seats);
    return isKnown ? { wish: restored(form), table: restoredSetup(table) } : undefined;
  } catch {
    return undefined;
  }
}

/** JSON has no undefined, and former versions named levels otherwise. */
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
