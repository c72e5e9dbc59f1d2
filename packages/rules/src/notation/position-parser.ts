import { checkPosition } from '../check.ts';
import { dealCards, matchFor, NO_POWER } from '../create.ts';
import { type Fault, fault, ok, type Result } from '../fallible.ts';
import type { Match } from '../match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  DOMES,
  DRAW,
  FEMALE,
  H1,
  MALE,
  MARKED,
  newPosition,
  OUT,
  OVER,
  type Position,
  RAM,
  RECORD,
  RESULT,
  SETUP,
  STAGE,
  START,
  setHolders,
  TASK,
  TURN,
  VEIL,
  WORKERS,
  workersOn,
} from '../position.ts';
import { HOUSE_RULES } from '../power.ts';
import { powerById } from '../power-list.ts';
import { finishGame, REASONS } from '../result.ts';
import { bit, has, parseSquare, seatOfLetter } from '../squares.ts';
import { NOTHING, readMask, readNumber, readSeats, readState, UNKNOWN } from './fields.ts';
import { readMemory } from './memory.ts';
import { DOMED, HEIGHTS, type MatchPosition, ROWS } from './position.ts';

/** Much longer than any position; longer texts are refused. */
const MAX_LENGTH = 4000;

interface Line {
  readonly board: string;
  readonly turn: string;
  readonly seats: readonly string[];
  readonly options: readonly (readonly [string, string])[];
}

/** The inverse of `positionText`. Refuses only what is impossible on the board; bans are checked in set-up. */
export function parsePosition(text: string): Result<MatchPosition> {
  if (text.length > MAX_LENGTH) return fault('trailing', MAX_LENGTH, 'position');
  const words = [...text.matchAll(/\S+/g)];
  if (words.length === 0) return fault('empty', 0, 'position');
  const line = splitLine(words.map((word) => word[0]));
  const read = line.ok ? readLine(line.value) : line;
  return read.ok ? read : { ok: false, error: withOffset(read.error, text) };
}

/** Replaces the offending text in a fault by its offset in the line. */
function withOffset(error: Fault, text: string): Fault {
  const at = typeof error.at === 'string' && error.at !== '' ? text.indexOf(error.at) : -1;
  return at < 0 ? error : { ...error, at };
}

function splitLine([board = '', turn = '', ...rest]: readonly string[]): Result<Line> {
  const wrong = readBoard(newPosition(), board);
  if (wrong) return { ok: false, error: wrong };
  const first = rest.findIndex((word) => /^[a-z]+=/i.test(word));
  const seats = first < 0 ? rest : rest.slice(0, first);
  if (seats.length < 2 || seats.length > 4) return fault('badCount', seats[4] ?? String(seats.length), '2, 3, 4');
  const options: [string, string][] = [];
  for (const word of first < 0 ? [] : rest.slice(first)) {
    const at = word.indexOf('=');
    if (at < 1) return fault('trailing', word, 'name=value');
    options.push([word.slice(0, at), word.slice(at + 1)]);
  }
  return ok({ board, turn, seats, options });
}

const SEAT = /^([a-z]+)(!?)(?:\[([^\]]*)\])?(?::(.+))?$/;

function readLine(line: Line): Result<MatchPosition> {
  const option = (name: string): string | undefined => line.options.find(([known]) => known === name)?.[1];
  const powers: string[] = [];
  for (const seat of line.seats) {
    const id = SEAT.exec(seat)?.[1];
    if (id === undefined || (id !== NO_POWER && !powerById(id))) return fault('unknownPower', id ?? seat);
    powers.push(id);
  }
  const made = makeMatch(line, powers, option);
  if (!made.ok) return made;
  const placed = { match: made.value, position: newPosition() };
  dealCards(placed.match, placed.position);
  const wrong =
    readBoard(placed.position, line.board) ??
    readTurn(placed, line.turn) ??
    readSeatsOf(placed, line.seats) ??
    readOptions(placed, line.options) ??
    checkPosition(placed.match, placed.position);
  return wrong ? { ok: false, error: wrong } : ok(placed);
}

const FLEECE = /^([a-z]+)(?:\[([^\]]*)\])?$/;

function makeMatch(line: Line, powers: readonly string[], option: (name: string) => string | undefined): Result<Match> {
  const players = line.seats.length as 2 | 3 | 4;
  const start = option('start');
  const starts = start === undefined ? ok(1) : readSeats(start, players);
  if (!starts.ok) return starts;
  const house = (option('house') ?? '').split('.').filter(Boolean);
  const strange = house.find((rule) => !HOUSE_RULES.some((known) => known === rule));
  if (strange !== undefined) return fault('unknownOption', strange, HOUSE_RULES.join(' '));
  const fleece = option('fleece');
  const card = fleece === undefined ? undefined : FLEECE.exec(fleece)?.[1];
  if (fleece !== undefined && (card === undefined || !powerById(card))) return fault('unknownPower', fleece);
  return matchFor({
    players,
    powers,
    ...(card === undefined ? {} : { fleece: card }),
    start: Math.max(0, 31 - Math.clz32(starts.value)),
    house: Object.fromEntries(house.map((rule) => [rule, true])),
    repetition: option('repetition') === 'on',
  });
}

function readBoard(p: Position, text: string): Fault | undefined {
  const rows = text.split('/');
  const wrong = { code: 'badHeights', at: text, expected: '5/5/5/5/5 of 0-4 a b c' } as const;
  if (rows.length !== ROWS || rows.some((row) => row.length !== ROWS)) return wrong;
  for (const [i, row] of rows.entries()) {
    for (const [column, letter] of [...row].entries()) {
      const domed = DOMED.indexOf(letter);
      const height = domed >= 0 ? domed : HEIGHTS.indexOf(letter);
      if (height < 0) return wrong;
      const mask = bit((ROWS - 1 - i) * ROWS + column);
      for (let level = 0; level < height; level++) p[H1 + level] |= mask;
      if (domed >= 0) p[DOMES] |= mask;
    }
  }
  return undefined;
}

function readTurn({ match, position: p }: MatchPosition, text: string): Fault | undefined {
  const wrong = { code: 'badSide', at: text, expected: 'A, A:, A+, A~, @0, #A:climbed' } as const;
  const task = /^@(\d{1,2})$/.exec(text);
  if (task) {
    p[STAGE] = SETUP;
    p[TASK] = Number(task[1]);
    p[ACTIVE] = match.first;
    return p[TASK] < match.tasks.length ? undefined : wrong;
  }
  const over = /^#([A-D-]):([a-zA-Z]+)(?::([a-z]+))?$/.exec(text);
  if (over) return readOutcome(match, p, over[1] as string, over[2] as string, over[3]) ? undefined : wrong;
  const turn = /^([A-D])(\+?)([:~]?)$/.exec(text);
  const seat = seatOfLetter(turn?.[1] ?? '', match.players);
  if (!turn || seat === undefined) return wrong;
  p[ACTIVE] = seat;
  p[ADDITIONAL] = turn[2] ? 1 : 0;
  p[STAGE] = turn[3] === ':' ? TURN : turn[3] === '~' ? DRAW : START;
  return undefined;
}

function readOutcome(match: Match, p: Position, who: string, why: string, power: string | undefined): boolean {
  const winner = who === NOTHING ? undefined : seatOfLetter(who);
  const reason = REASONS.find((known) => known === why);
  const number = power === undefined ? 0 : powerById(power)?.number;
  if (reason === undefined || number === undefined || (winner !== undefined && winner >= match.sides)) return false;
  finishGame(p, winner, reason, number);
  return p[STAGE] === OVER && p[RESULT] !== 0;
}

function readSeatsOf(placed: MatchPosition, seats: readonly string[]): Fault | undefined {
  for (const [seat, text] of seats.entries()) {
    const wrong = readSeat(placed, seat, text);
    if (wrong) return wrong;
  }
  return undefined;
}

function readSeat({ match, position: p }: MatchPosition, seat: number, text: string): Fault | undefined {
  const [, , out, state, workers] = SEAT.exec(text) ?? [];
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  if (out) {
    p[OUT] |= 1 << seat;
    if (card >= 0) setHolders(p, card, 0);
    for (let i = 0; card >= 0 && i < 3; i++) p[(match.cards[card]?.data ?? 0) + i] = 0;
  }
  if (state !== undefined) {
    const read = readState(match, p, card, state);
    if (!read.ok) return read.error;
  }
  if (match.players === 4 && seat > 1)
    return workers === undefined ? undefined : { code: 'badSide', at: text, expected: 'A, B' };
  return readWorkers(p, match.sideOf(seat), workers ?? NOTHING);
}

function readWorkers(p: Position, side: number, text: string): Fault | undefined {
  if (text === NOTHING) return undefined;
  if (text === UNKNOWN) {
    p[VEIL] |= 1 << side;
    return undefined;
  }
  for (const [i, worker] of text.split(',').entries()) {
    const [, sex = ['f', 'm'][i] ?? 'n', name = ''] = /^([fmn])?([a-e][1-5])$/.exec(worker) ?? [];
    const square = parseSquare(name);
    if (square === undefined) return { code: 'badSquare', at: worker, expected: 'fa1' };
    if (has(workersOn(p), square)) return { code: 'duplicateSquare', at: worker };
    p[WORKERS + side] |= bit(square);
    if (sex === 'f') p[FEMALE] |= bit(square);
    if (sex === 'm') p[MALE] |= bit(square);
  }
  return undefined;
}

function readOptions(placed: MatchPosition, options: Line['options']): Fault | undefined {
  const seen = new Set<string>();
  for (const [name, value] of options) {
    if (seen.has(name) && name !== 'held') return { code: 'trailing', at: `${name}=${value}` };
    seen.add(name);
    const read = readOption(placed, name, value);
    if (!read.ok) return read.error;
  }
  return undefined;
}

const READ_BEFORE = ['house', 'repetition', 'start'];

function readOption({ match, position: p }: MatchPosition, name: string, value: string): Result<unknown> {
  if (READ_BEFORE.includes(name)) return ok(true);
  const into = (place: number, read: Result<number>): Result<true> => {
    if (!read.ok) return read;
    p[place] = read.value;
    return ok(true);
  };
  if (name === 'fleece') return readState(match, p, 0, FLEECE.exec(value)?.[2] ?? '');
  if (name === 'ram') return into(RAM, readMask(value));
  if (name === 'climbed') return into(RECORD, readSeats(value, match.players));
  if (name === 'marked') return into(MARKED, readMask(value));
  if (name === 'draws') return into(TASK, readNumber(value, (1 << match.cards.length) - 1));
  if (name === 'held') return readHeld({ match, position: p }, value);
  return readMemory(p, name, value, match.players) ?? fault('unknownOption', name);
}

function readHeld({ match, position: p }: MatchPosition, value: string): Result<true> {
  const [whose = '', holders = ''] = value.split('-');
  const owner = whose === 'R' ? undefined : (seatOfLetter(whose) ?? -1);
  const card = match.cards.findIndex((known) => known.owner === owner);
  const seats = readSeats(holders || NOTHING, match.players);
  if (card < 0 || !seats.ok) return fault('badState', value, 'B-A');
  setHolders(p, card, seats.value);
  return ok(true);
}
