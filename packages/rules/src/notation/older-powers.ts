import type { Match } from '../match.ts';
import { copyOf, FEMALE, MALE, type Position, RECORD, stored, WORKERS } from '../position.ts';
import type { Me } from '../power.ts';
import {
  bit,
  count,
  DIRECTIONS,
  type Direction,
  has,
  lowest,
  type Mask,
  NONE,
  oppositeDirection,
  parseSquare,
  type Square,
  squareName,
} from '../squares.ts';
import { cardOf, MORTAL, ORDER } from './older-conventions.ts';

/** How the older notation writes the state of a power in brackets. */
interface OlderState {
  /** undefined if there is nothing to write. */
  write(p: Position, me: Me): string | undefined;
  /** Reads the text (without brackets, upper case) into the position; false if it is malformed. */
  read(p: Position, me: Me, text: string): boolean;
}

const nameOf = (square: Square): string => squareName(square).toUpperCase();

const NOTHING: OlderState = { write: () => undefined, read: () => false };

/** A hero whose power was used. */
const USED: OlderState = {
  write: (p, me) => (p[me.data] === 0 ? undefined : 'x'),
  read(p, me, text) {
    if (text === 'X') p[me.data] = 1;
    return text === 'X';
  },
};

/** The forbidden direction; our notation has the direction the wind blows in. */
const HEADWIND: OlderState = {
  write: (p, me) => (p[me.data] === 0 ? undefined : DIRECTIONS[oppositeDirection(p[me.data] - 1)]),
  read(p, me, text) {
    const forbidden = DIRECTIONS.indexOf(text.toLowerCase() as Direction);
    if (forbidden >= 0) p[me.data] = oppositeDirection(forbidden) + 1;
    return forbidden >= 0;
  },
};

/** The owner climbed in the last turn. */
const CLIMB: OlderState = {
  write: (p, me) => (has(p[RECORD], me.seat) ? '^' : undefined),
  read(p, me, text) {
    if (text === '^') p[RECORD] |= 1 << me.seat;
    return text === '^';
  },
};

const MAX_COINS = 3;

/** `2|B4`: coins left on the card, and squares with coins. */
const COINS: OlderState = {
  write(p, me) {
    const left = p[me.data];
    const lying = ORDER.filter((square) => has(p[me.data + 1], square));
    return left === MAX_COINS && lying.length === 0 ? undefined : `${left}|${lying.map(nameOf).join(',')}`;
  },
  read(p, me, text) {
    const parts = /^([0-3])\|?([A-E1-5,]*)$/.exec(text);
    const lying = maskOf((parts?.[2] ?? '').split(',').filter(Boolean));
    if (!parts || lying === undefined) return false;
    p[me.data] = Number(parts[1]);
    p[me.data + 1] = lying;
    return p[me.data] + count(lying) <= MAX_COINS;
  },
};

function maskOf(names: readonly string[]): Mask | undefined {
  const squares = names.map(parseSquare);
  return squares.includes(undefined) ? undefined : squares.reduce<Mask>((mask, at) => mask | bit(at as Square), 0);
}

/** The square of a token. */
const TOKEN_SQUARE: OlderState = {
  write: (p, me) => (stored(p[me.data]) === NONE ? undefined : nameOf(stored(p[me.data]))),
  read(p, me, text) {
    const square = parseSquare(text);
    if (square !== undefined) p[me.data] = square + 1;
    return square !== undefined;
  },
};

const SAVED: OlderState = {
  write: (p, me) => String(p[me.data]),
  read(p, me, text) {
    if (!/^\d{1,3}$/.test(text)) return false;
    p[me.data] = Number(text);
    return true;
  },
};

/** The square of the female. */
const FEMALE_SQUARE: OlderState = {
  write(p, me) {
    const female = p[WORKERS + me.side] & p[FEMALE];
    return female === 0 ? undefined : nameOf(lowest(female));
  },
  read(p, me, text) {
    const square = parseSquare(text);
    const workers = p[WORKERS + me.side];
    if (square === undefined || !has(workers, square)) return false;
    p[FEMALE] = (p[FEMALE] & ~workers) | bit(square);
    p[MALE] = (p[MALE] & ~workers) | (workers & ~bit(square));
    return true;
  },
};

/** The powers the other engine knows, with the form of their state. */
const STATES: Readonly<Record<string, OlderState>> = {
  achilles: USED,
  aeolus: HEADWIND,
  aphrodite: NOTHING,
  apollo: NOTHING,
  ares: NOTHING,
  artemis: NOTHING,
  athena: CLIMB,
  atlas: NOTHING,
  bellerophon: USED,
  bia: NOTHING,
  charon: NOTHING,
  chronus: NOTHING,
  clio: COINS,
  demeter: NOTHING,
  eros: NOTHING,
  europa: TOKEN_SQUARE,
  graeae: NOTHING,
  hades: NOTHING,
  harpies: NOTHING,
  hephaestus: NOTHING,
  hera: NOTHING,
  hermes: NOTHING,
  hestia: NOTHING,
  hypnus: NOTHING,
  jason: USED,
  limus: NOTHING,
  medusa: NOTHING,
  minotaur: NOTHING,
  morpheus: SAVED,
  nemesis: NOTHING,
  pan: NOTHING,
  persephone: NOTHING,
  polyphemus: USED,
  poseidon: NOTHING,
  prometheus: NOTHING,
  selene: FEMALE_SQUARE,
  theseus: USED,
  urania: NOTHING,
  zeus: NOTHING,
};

/** undefined if the other engine does not know this power. */
export const olderStateOf = (id: string): OlderState | undefined =>
  Object.hasOwn(STATES, id) ? STATES[id] : undefined;

/** True if the state of this seat's card names the female worker; it then takes precedence over the order of the squares. */
export function tellsSex(match: Match, p: Position, seat: number): boolean {
  const card = cardOf(match, seat);
  const state = olderStateOf(match.cards[card]?.power.id ?? MORTAL);
  if (!state) return false;
  const [none, all] = [copyOf(p), copyOf(p)];
  none[FEMALE] &= ~p[WORKERS + seat];
  all[FEMALE] |= p[WORKERS + seat];
  const me = match.holder(seat, card);
  return state.write(none, me) !== state.write(all, me);
}
