import { checkPosition } from '../check.ts';
import { dealCards, matchFor, NO_POWER } from '../create.ts';
import { type Fault, fault, ok, type Result } from '../fallible.ts';
import { freeze } from '../flow.ts';
import {
  ACTIVE,
  DOMES,
  FEMALE,
  H1,
  MALE,
  newPosition,
  type Position,
  SETUP,
  STAGE,
  START,
  TASK,
  WORKERS,
  workersOn,
} from '../position.ts';
import type { Power } from '../power.ts';
import { powerById } from '../power-list.ts';
import { type EndReason, finishGame } from '../result.ts';
import { bit, count, has, parseSquare, type Square } from '../squares.ts';
import { fieldText, readField } from './fields.ts';
import { cardOf, MORTAL, ORDER, reserveOf, TOP } from './older-conventions.ts';
import { olderStateOf, tellsSex } from './older-powers.ts';
import type { MatchPosition } from './position.ts';
import { parsePosition } from './position-parser.ts';
import { offsetIn, type Segment, segmentsOf } from './segments.ts';

export { olderText } from './older-text.ts';

const SHAPE = '<25 heights>/<1|2>/<player>/<player>';

/** The part of a player between two slashes. */
interface OlderSeat {
  readonly segment: Segment;
  readonly won: boolean;
  readonly power: Power | undefined;
  readonly state: string;
  /** In the written order, each with its offset in the text. */
  readonly workers: readonly { readonly square: Square; readonly at: number }[];
}

interface OlderLine {
  readonly heights: Segment;
  readonly side: Segment;
  readonly active: number;
  readonly seats: readonly [OlderSeat, OlderSeat];
}

/** Reads the one-line notation of another engine (docs/notation.md), which covers two-player games between turns. */
export function parseOlder(text: string): Result<MatchPosition> {
  const line = readLine(text);
  return line.ok ? placeLine(line.value) : line;
}

/** Reads a position in our notation or the older one, which has 25 heights before its first slash instead of five. */
export function readPosition(text: string): Result<MatchPosition> {
  const slash = text.indexOf('/');
  const isOlder = slash > 5 && text.slice(0, slash).replace(/\s/g, '').length > 5;
  return isOlder ? parseOlder(text) : parsePosition(text);
}

function readLine(text: string): Result<OlderLine> {
  const [heights, side, one, two, more] = segmentsOf(text);
  if (!heights || heights.text === '') return fault('empty', 0, SHAPE);
  if (!side || !one || !two) return fault('badCount', text.length, SHAPE);
  if (more) return fault('trailing', offsetIn(more, 0), SHAPE);
  const active = ['1', '2'].indexOf(side.text);
  if (active < 0) return fault('badSide', offsetIn(side, 0), '1, 2');
  const first = readSeat(one);
  if (!first.ok) return first;
  const second = readSeat(two);
  if (!second.ok) return second;
  if (first.value.won && second.value.won) return fault('badState', offsetIn(two, 0), 'one #');
  return ok({ heights, side, active, seats: [first.value, second.value] });
}

/** `#apollo:A1,B2`; some versions write the winner's `#` after the name. */
function readSeat(segment: Segment): Result<OlderSeat> {
  const head = /^(#?)([a-z]+)(#?)/.exec(segment.text);
  const id = head?.[2] ?? '';
  const power = powerById(id);
  if (!head || (id !== MORTAL && !olderStateOf(id)))
    return fault('unknownPower', offsetIn(segment, head?.[1]?.length ?? 0));
  const bracket = /^\[([^\]]*)\]/.exec(segment.text.slice(head[0].length));
  const end = head[0].length + (bracket?.[0].length ?? 0);
  const workers = readWorkers(segment, end);
  if (!workers.ok) return workers;
  const won = head[1] !== '' || head[3] !== '';
  return ok({ segment, won, power, state: (bracket?.[1] ?? '').toUpperCase(), workers: workers.value });
}

function readWorkers(segment: Segment, from: number): Result<OlderSeat['workers']> {
  const rest = segment.text.slice(from);
  if (rest !== '' && !rest.startsWith(':')) return fault('badState', offsetIn(segment, from), ':');
  const workers: { square: Square; at: number }[] = [];
  let at = from + 1;
  for (const name of rest.slice(1).split(',')) {
    const square = parseSquare(name);
    if (square === undefined && rest.length > 1) return fault('badSquare', offsetIn(segment, at), 'A1-E5');
    if (square !== undefined) workers.push({ square, at: offsetIn(segment, at) });
    at += name.length + 1;
  }
  return ok(workers);
}

/** True if all heights are 0 and the side to move has no workers: then it places next. */
const isSetup = ({ heights, active, seats }: OlderLine): boolean =>
  /^0+$/.test(heights.text) && seats[active]?.workers.length === 0 && !seats.some(({ won }) => won);

const firstToPlace = ({ active, seats }: OlderLine): number =>
  seats[1 - active]?.workers.length === 0 ? active : 1 - active;

function placeLine(line: OlderLine): Result<MatchPosition> {
  const start = isSetup(line) ? firstToPlace(line) : 0;
  const made = matchFor({ players: 2, powers: line.seats.map(({ power }) => power?.id ?? NO_POWER), start });
  if (!made.ok) return made;
  const placed = { match: made.value, position: newPosition() };
  dealCards(placed.match, placed.position);
  const wrong =
    readHeights(placed.position, line.heights) ??
    putWorkers(placed.position, line.seats) ??
    readStates(placed, line.seats) ??
    (isSetup(line) ? readSetup(placed, line, start) : readStage(placed, line)) ??
    checkPosition(placed.match, placed.position);
  return wrong ? { ok: false, error: wrong } : ok(placed);
}

function readHeights(p: Position, { text, ...segment }: Segment): Fault | undefined {
  for (const [i, square] of ORDER.entries()) {
    const height = Number.parseInt(text[i] ?? '', 10);
    if (!(height <= TOP + 1))
      return { code: 'badHeights', at: offsetIn({ text, ...segment }, i), expected: '25 of 0-4' };
    for (let level = 0; level < Math.min(height, TOP); level++) p[H1 + level] |= bit(square);
    if (height > TOP) p[DOMES] |= bit(square);
  }
  if (text.length === ORDER.length) return undefined;
  return { code: 'badHeights', at: offsetIn({ text, ...segment }, ORDER.length), expected: '25 of 0-4' };
}

/** The first square is the female, the second the male (Z10); a state in brackets may change that later. */
function putWorkers(p: Position, seats: OlderLine['seats']): Fault | undefined {
  for (const [side, { workers }] of seats.entries()) {
    for (const [i, { square, at }] of workers.entries()) {
      if (has(workersOn(p), square)) return { code: 'duplicateSquare', at };
      if (has(p[DOMES], square)) return { code: 'workerOnDome', at };
      p[WORKERS + side] |= bit(square);
      if (i < 2) p[i === 0 ? FEMALE : MALE] |= bit(square);
    }
  }
  return undefined;
}

function readStates(placed: MatchPosition, seats: OlderLine['seats']): Fault | undefined {
  for (const [seat, { segment, power, state }] of seats.entries()) {
    const wrong = { code: 'badState', at: offsetIn(segment, 0) } as const;
    if (!power && state !== '') return wrong;
    if (power && !readStateOf(placed, seat, power, state)) return wrong;
  }
  return undefined;
}

function readStateOf({ match, position: p }: MatchPosition, seat: number, power: Power, state: string): boolean {
  const card = cardOf(match, seat);
  const me = match.holder(seat, card);
  if (state === '') return !tellsSex(match, p, seat) || withoutFemale(p, seat);
  if (!olderStateOf(power.id)?.read(p, me, state)) return false;
  const fields = power.fields ?? [];
  return fields.every((field, i) => readField(field, fieldText(match, field, p[me.data + i])).ok);
}

/** Without the state that would name her the female has left the game, so at most the male is left. */
function withoutFemale(p: Position, side: number): boolean {
  const workers = p[WORKERS + side];
  p[FEMALE] &= ~workers;
  p[MALE] |= workers;
  return count(workers) <= 1;
}

function readSetup(
  { match, position: p }: MatchPosition,
  { side, active, seats }: OlderLine,
  start: number,
): Fault | undefined {
  // Some cards force their owner to be the Start Player.
  if (match.start !== start) return { code: 'badStart', at: offsetIn(side, 0), expected: String(2 - active) };
  p[STAGE] = SETUP;
  p[ACTIVE] = match.first;
  p[TASK] = match.tasks.findIndex(({ kind, seat }) => kind === 'place' && seat === active);
  const undone = match.tasks
    .slice(0, p[TASK])
    .find(({ kind, card }) => kind !== 'place' && p[match.cards[card]?.data ?? 0] === 0);
  const segment = seats[undone?.seat ?? 0]?.segment;
  return undone && segment ? { code: 'badState', at: offsetIn(segment, 0), expected: undone.kind } : undefined;
}

/** A turn that starts, or a finished game. A side that cannot move is an ordinary unfinished position. */
function readStage({ match, position: p }: MatchPosition, { active, seats }: OlderLine): undefined {
  const isLost = (side: number): boolean => p[WORKERS + side] === 0 && reserveOf(match, p, side) === 0;
  const winner = seats.findIndex(({ won }) => won);
  const loser = winner >= 0 ? 1 - winner : [active, 1 - active].find(isLost);
  if (loser === undefined) {
    p[STAGE] = START;
    p[ACTIVE] = active;
    return;
  }
  const reason = isLost(loser) ? 'noWorkers' : winReason(p, 1 - loser, seats[1 - loser]?.power);
  finishGame(p, 1 - loser, reason, reason === 'condition' ? seats[1 - loser]?.power?.number : 0);
  freeze(match, p);
}

/** The text does not say how the game was won; it is inferred from the board. */
function winReason(p: Position, side: number, power: Power | undefined): EndReason {
  const isUp = (p[WORKERS + side] & p[H1 + TOP - 1]) !== 0;
  return !isUp && (power?.wins || power?.claims) ? 'condition' : 'climbed';
}
