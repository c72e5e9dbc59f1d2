import { fault, ok, type Result } from '../fallible.ts';
import type { Match } from '../match.ts';
import type { Position } from '../position.ts';
import type { Field } from '../power.ts';
import { powerById } from '../power-list.ts';
import {
  bit,
  DIRECTIONS,
  has,
  type Mask,
  parseSquare,
  SEAT_LETTERS,
  SQUARES,
  seatLetter,
  seatOfLetter,
  squareName,
  squaresOf,
} from '../squares.ts';

export const NOTHING = '-';
export const UNKNOWN = '?';

export const maskText = (mask: Mask): string => (mask === 0 ? NOTHING : squaresOf(mask).map(squareName).join('.'));
export const seatsText = (seats: number): string => (seats === 0 ? NOTHING : squaresOf(seats).map(seatLetter).join(''));

/** Squares joined by dots, each at most once. */
export function readMask(text: string): Result<Mask> {
  if (text === NOTHING) return ok(0);
  let mask = 0;
  for (const name of text.split('.')) {
    const square = parseSquare(name);
    if (square === undefined) return fault('badSquare', name, 'a1-e5');
    if (has(mask, square)) return fault('duplicateSquare', name);
    mask |= bit(square);
  }
  return ok(mask);
}

export function readSeats(text: string, players: number): Result<number> {
  if (text === NOTHING) return ok(0);
  let seats = 0;
  for (const letter of text) {
    const seat = seatOfLetter(letter, players);
    if (seat === undefined || has(seats, seat)) return fault('badSide', text, SEAT_LETTERS.slice(0, players));
    seats |= 1 << seat;
  }
  return ok(seats);
}

export function readNumber(text: string, most: number): Result<number> {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? ok(number) : fault('badNumber', text, `0-${most}`);
}

/** The square of a value stored as square plus 1. */
export const storedText = (value: number): string => (value === 0 ? NOTHING : squareName(value - 1));

export function readStored(text: string): Result<number> {
  if (text === NOTHING) return ok(0);
  const square = parseSquare(text);
  return square === undefined ? fault('badSquare', text, 'a1-e5') : ok(square + 1);
}

function readDirection(text: string): Result<number> {
  const direction = (DIRECTIONS as readonly string[]).indexOf(text.toLowerCase());
  return direction >= 0 || text === NOTHING ? ok(direction + 1) : fault('badState', text, DIRECTIONS.join(' '));
}

/** Lower left squares of a 2x2: neither the top row nor the right column. */
function readFate(text: string): Result<number> {
  const read = readStored(text);
  if (!read.ok || read.value === 0) return read;
  const square = read.value - 1;
  return square % 5 < 4 && square < SQUARES - 5 ? read : fault('badSquare', text, 'a1-d4');
}

function readPowers(text: string): Result<number> {
  if (text === NOTHING) return ok(0);
  let bits = 0;
  for (const id of text.split('.')) {
    const power = powerById(id);
    if (power?.set !== 'simple') return fault('unknownPower', id);
    bits |= 1 << power.number;
  }
  return ok(bits);
}

export function fieldText(match: Match, field: Field, value: number): string {
  if (value === -1) return UNKNOWN;
  const idOf = (number: number): string => match.powers[number]?.id ?? NOTHING;
  switch (field.kind) {
    case 'count':
      return String(value);
    case 'mask':
      return maskText(value);
    case 'square':
    case 'fate':
      return storedText(value);
    case 'direction':
      return DIRECTIONS[value - 1] ?? NOTHING;
    case 'power':
      return idOf(value);
    case 'powers':
      return value === 0 ? NOTHING : squaresOf(value).map(idOf).join('.');
  }
}

const MAX_COUNT = 999;

export function readField(field: Field, text: string): Result<number> {
  if (text === UNKNOWN) return field.secret ? ok(-1) : fault('badState', text, field.name);
  switch (field.kind) {
    case 'count':
      return readNumber(text, field.most ?? MAX_COUNT);
    case 'mask':
      return readMask(text);
    case 'square':
      return readStored(text);
    case 'fate':
      return readFate(text);
    case 'direction':
      return readDirection(text);
    case 'power': {
      const powers = readPowers(text);
      return powers.ok ? ok(powers.value === 0 ? 0 : 31 - Math.clz32(powers.value)) : powers;
    }
    case 'powers':
      return readPowers(text);
  }
}

const NO_CARD = { power: undefined, data: 0 };

/** `[name=value;name=value]` for fields that differ from their initial value, or nothing. */
export function stateText(match: Match, p: Position, card: number): string {
  const { power, data } = match.cards[card] ?? NO_CARD;
  let text = '';
  for (const [i, field] of (power?.fields ?? []).entries()) {
    const value = p[data + i];
    // A deck has no fixed initial value, so it is always written.
    if (value === (field.initial ?? 0) && !power?.shuffle) continue;
    text += `${text && ';'}${field.name}=${fieldText(match, field, value)}`;
  }
  return text && `[${text}]`;
}

export function readState(match: Match, p: Position, card: number, text: string): Result<true> {
  const { power, data } = match.cards[card] ?? NO_CARD;
  for (const part of text.split(';').filter(Boolean)) {
    const [name = '', value = '', ...more] = part.split('=');
    const index = power?.fields?.findIndex((field) => field.name === name) ?? -1;
    const field = power?.fields?.[index];
    if (!field || more.length > 0)
      return fault('badState', part, power?.fields?.map((known) => `${known.name}=`).join(' ') ?? NOTHING);
    const read = readField(field, value);
    if (!read.ok) return read;
    p[data + index] = read.value;
  }
  return ok(true);
}
