import { isLevel } from '@oia/engine';
import { HOUSE_RULES, powerById, SETS } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { device } from '../../storage/device.ts';
import { lastSetup } from '../../storage/games.ts';
import { FIRST_WISH, MOST_SEATS, PLAYER_COUNTS, POWER_WAYS, seatsAt, type Wish } from './wish.ts';
import { changeWish } from './wish-changes.ts';
import { FIRST_WISHES, type Kind, kindOf, wishOf } from './wish-kinds.ts';

const KEY = 'oia.wish.';

/** A wish, and the table that came of it: a table says which powers were dealt, not that they were dealt. */
interface Remembered {
  readonly wish: Wish;
  readonly table: TableSetup;
}

export function rememberWish(wish: Wish, table: TableSetup): void {
  device.write(KEY + kindOf(table.seats), JSON.stringify({ wish, table } satisfies Remembered));
}

/** What was wanted last time with such players; games that began in another way, a rematch for one, count too. */
export function lastWish(kind: Kind): Wish {
  const kept = remembered(kind);
  const last = lastSetup();
  const isNews = last && kindOf(last.seats) === kind && !(kept && isSame(last, kept.table));
  return isNews ? wishOf(last) : (kept?.wish ?? FIRST_WISHES[kind]);
}

/** What was wanted last of all. */
export function latestWish(): Wish {
  const last = lastSetup();
  return last ? lastWish(kindOf(last.seats)) : FIRST_WISH;
}

/** What the form begins with; whoever wants to try a power wants to play, even after watching. */
export function baseFor(powers: readonly string[]): Wish {
  const latest = latestWish();
  return powers.length > 0 && kindOf(seatsAt(latest)) === 'watch' ? lastWish('computer') : latest;
}

function remembered(kind: Kind): Remembered | undefined {
  try {
    const { wish, table } = JSON.parse(device.read(KEY + kind) ?? '') as Remembered;
    return isWish(wish) && Array.isArray(table.seats) ? { wish: restored(wish), table } : undefined;
  } catch {
    return undefined;
  }
}

/** What is kept as text knows no undefined. */
const restored = (wish: Wish): Wish =>
  changeWish(wish, { powers: wish.powers.map((id: string | undefined) => powerById(id ?? '')?.id) });

/** Another version may have kept something else. */
function isWish(wish: Wish): boolean {
  const isSeat = (seat: Wish['seats'][number]): boolean => seat.player === 'person' || isLevel(seat.player);
  return [
    PLAYER_COUNTS.includes(wish.players),
    POWER_WAYS.includes(wish.way),
    wish.seats.length === MOST_SEATS && wish.seats.every(isSeat),
    wish.sets.every((set) => SETS.includes(set)),
    wish.house.every((rule) => HOUSE_RULES.includes(rule)),
    powerById(wish.card as string) !== undefined,
    wish.looks.length === 3,
  ].every(Boolean);
}

/** Who starts is no part of what was agreed: it changes from game to game. */
function isSame(a: TableSetup, b: TableSetup): boolean {
  const agreed = ({ seats, looks, way }: TableSetup): string =>
    JSON.stringify([seats, looks, way.kind, { ...way.options, start: 0, challenger: 0 }]);
  return agreed(a) === agreed(b);
}
