import type { MatchOptions } from '../src/create.ts';
import type { Match } from '../src/match.ts';
import type { Position } from '../src/position.ts';
import * as layout from '../src/position.ts';
import { HOUSE_RULES, type HouseRule } from '../src/power.ts';
import { POWER_LIST } from '../src/power-list.ts';
import { bit, DIRECTIONS, parseSquare, SEAT_LETTERS, type Square } from '../src/squares.ts';

// Parses the lines of a ruling: seats, squares, heights, workers, the state of cards.

export const seatOf = (text: string): number => {
  const seat = SEAT_LETTERS.indexOf(text);
  if (text.length !== 1 || seat < 0) throw new Error(`no seat: ${text}`);
  return seat;
};
export const squareOf = (text: string): Square => {
  const square = parseSquare(text);
  if (square === undefined) throw new Error(`no square: ${text}`);
  return square;
};
export const maskOf = (text: string): number =>
  text === '-' ? 0 : text.split(/[.,]/).reduce((mask, name) => mask | bit(squareOf(name)), 0);

export interface SeatLine {
  readonly power: string;
  readonly state: string;
  readonly workers: readonly string[];
}

export const parseSeat = (text: string): SeatLine => {
  const match = /^([a-z]+)(?:\[([^\]]*)\])?\s*(.*)$/.exec(text);
  if (!match) throw new Error(`cannot read the seat: ${text}`);
  return { power: match[1] ?? 'none', state: match[2] ?? '', workers: (match[3] ?? '').split(/\s+/).filter(Boolean) };
};

export function setField(match: Match, p: Position, card: number, name: string, value: string): void {
  const { power, data } = match.cards[card] ?? { power: undefined, data: 0 };
  const index = power?.fields?.findIndex((field) => field.name === name) ?? -1;
  const field = power?.fields?.[index];
  if (!field) throw new Error(`${power?.id} has no state ${name}`);
  const powerNumber = (id: string): number => POWER_LIST.find((other) => other.id === id)?.number ?? 0;
  const read: Record<typeof field.kind, () => number> = {
    count: () => Number(value),
    mask: () => maskOf(value),
    square: () => (value === '-' ? 0 : squareOf(value) + 1),
    fate: () => squareOf(value) + 1,
    direction: () => (DIRECTIONS as readonly string[]).indexOf(value) + 1,
    power: () => powerNumber(value),
    powers: () => (value === '-' ? 0 : value.split('.').reduce((mask, id) => mask | (1 << powerNumber(id)), 0)),
  };
  p[data + index] = read[field.kind]();
}

export const setState = (match: Match, p: Position, card: number, state: string): void => {
  for (const part of state.split(/[;\s]+/).filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    setField(match, p, card, name, value);
  }
};

export function raise(p: Position, part: string): void {
  const match = /^([a-e][1-5])=([0-3])(D?)$/.exec(part);
  if (!match) throw new Error(`cannot read the height: ${part}`);
  const mask = bit(squareOf(match[1] ?? ''));
  for (let level = 0; level < Number(match[2]); level++) p[layout.H1 + level] |= mask;
  if (match[3]) p[layout.DOMES] |= mask;
}

/** Workers: female first, male second, then neither, unless f, m or n is written before the square. */
export function placeSeat(match: Match, p: Position, seat: number, line: SeatLine): void {
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  if (card >= 0) setState(match, p, card, line.state);
  for (const [i, text] of line.workers.entries()) {
    const named = /^([fmn])([a-e][1-5])$/.exec(text);
    const mask = bit(squareOf(named?.[2] ?? text));
    const sex = named?.[1] ?? (['f', 'm'][i] as string | undefined);
    p[layout.WORKERS + match.sideOf(seat)] |= mask;
    if (sex === 'f') p[layout.FEMALE] |= mask;
    if (sex === 'm') p[layout.MALE] |= mask;
  }
}

export const readHouse = (text: string): Partial<Record<HouseRule, boolean>> =>
  Object.fromEntries(HOUSE_RULES.filter((rule) => text.split(/[\s,]+/).includes(rule)).map((rule) => [rule, true]));

export function readGame(text: string): MatchOptions {
  const words = text.split(/\s+/).filter(Boolean);
  const option = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const fleece = option('fleece');
  const start = option('start');
  return {
    players: Number(words[0]) as 2 | 3 | 4,
    powers: words.slice(1).filter((word) => !word.includes('=') && word !== 'override'),
    ...(fleece ? { fleece } : {}),
    ...(start ? { start: seatOf(start) } : {}),
    house: readHouse(option('house') ?? ''),
    override: words.includes('override'),
  };
}
