import { NO_POWER } from '../create.ts';
import type { Match } from '../match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  DOMES,
  DRAW,
  FEMALE,
  heightAt,
  holdersOf,
  MALE,
  MARKED,
  OUT,
  type Position,
  RAM,
  RECORD,
  SETUP,
  STAGE,
  START,
  TASK,
  TURN,
  VEIL,
  WORKERS,
} from '../position.ts';
import { HOUSE_RULES } from '../power.ts';
import { outcomeOf } from '../result.ts';
import { has, type Mask, SQUARES, seatLetter, squareName } from '../squares.ts';
import { maskText, NOTHING, seatsText, stateText, UNKNOWN } from './fields.ts';
import { memoryTexts } from './memory.ts';

/** A position with the match it belongs to. */
export interface MatchPosition {
  readonly match: Match;
  readonly position: Position;
}

// Heights 0-3 and 4 for a complete tower; a dome on nothing, one, two blocks is a, b, c.
export const HEIGHTS = '0123';
export const DOMED = 'abc4';
export const ROWS = 5;

/** Row by row from the top. One string, because a server writes one for every step. */
export function boardText(p: Position): string {
  let text = '';
  for (let row = ROWS - 1; row >= 0; row--) {
    for (let column = 0; column < ROWS; column++) text += squareLetter(p, row * ROWS + column);
    if (row > 0) text += '/';
  }
  return text;
}

const squareLetter = (p: Position, square: number): string =>
  (has(p[DOMES], square) ? DOMED : HEIGHTS)[heightAt(p, square)] ?? UNKNOWN;

/** The complete position in one line; see docs/notation.md. */
export function positionText({ match, position: p }: MatchPosition): string {
  let text = `${boardText(p)} ${stageText(match, p)}`;
  for (let seat = 0; seat < match.players; seat++) text += ` ${seatText(match, p, seat)}`;
  for (const option of optionTexts(match, p)) text += ` ${option}`;
  for (const memory of memoryTexts(p)) text += ` ${memory}`;
  return text;
}

function stageText(match: Match, p: Position): string {
  if (p[STAGE] === SETUP) return `@${p[TASK]}`;
  const outcome = outcomeOf(p);
  if (outcome) {
    const winner = outcome.winner === undefined ? NOTHING : seatLetter(outcome.winner);
    const power = outcome.power === undefined ? '' : `:${match.powers[outcome.power]?.id}`;
    return `#${winner}:${outcome.reason}${power}`;
  }
  return `${seatLetter(p[ACTIVE])}${p[ADDITIONAL] ? '+' : ''}${STAGE_MARKS[p[STAGE]] ?? ''}`;
}

const STAGE_MARKS: Readonly<Record<number, string>> = { [START]: '', [TURN]: ':', [DRAW]: '~' };

function seatText(match: Match, p: Position, seat: number): string {
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  const power = match.cards[card]?.power.id ?? NO_POWER;
  const head = `${power}${has(p[OUT], seat) ? '!' : ''}${stateText(match, p, card)}`;
  if (match.players === 4 && seat > 1) return head;
  return `${head}:${workersText(p, match.sideOf(seat))}`;
}

/** By sex, then by name of the square. */
function workersText(p: Position, side: number): string {
  if (has(p[VEIL], side)) return UNKNOWN;
  const workers = p[WORKERS + side];
  const female = workers & p[FEMALE];
  const male = workers & p[MALE] & ~female;
  const text = workersOfSex('f', female) + workersOfSex('m', male) + workersOfSex('n', workers & ~female & ~male);
  return text === '' ? NOTHING : text.slice(1);
}

/** Each with a comma before it. Column by column, which is the order of names. */
function workersOfSex(letter: string, workers: Mask): string {
  let text = '';
  for (let i = 0; i < SQUARES && workers !== 0; i++) {
    const square = (i % ROWS) * ROWS + Math.floor(i / ROWS);
    if (has(workers, square)) text += `,${letter}${squareName(square)}`;
  }
  return text;
}

function optionTexts(match: Match, p: Position): string[] {
  const fleece = match.fleece ? match.cards[0] : undefined;
  const house = HOUSE_RULES.filter((rule) => match.house[rule]);
  const texts: string[] = [];
  if (fleece) texts.push(`fleece=${fleece.power.id}${stateText(match, p, 0)}`);
  if (p[RAM]) texts.push(`ram=${maskText(p[RAM])}`);
  if (house.length > 0) texts.push(`house=${house.join('.')}`);
  if (match.repetition) texts.push('repetition=on');
  if (p[STAGE] === SETUP) texts.push(`start=${seatLetter(match.start)}`);
  for (let card = 0; card < match.cards.length; card++) pushHeldText(texts, match, p, card);
  if (p[RECORD]) texts.push(`climbed=${seatsText(p[RECORD])}`);
  if (p[MARKED]) texts.push(`marked=${maskText(p[MARKED])}`);
  if (p[STAGE] === DRAW) texts.push(`draws=${p[TASK]}`);
  return texts;
}

/** A card not held by its owner: `held=B-A` if A holds the card of B; the Ram's card is R. */
function pushHeldText(texts: string[], match: Match, p: Position, card: number): void {
  const owner = match.cards[card]?.owner;
  const usual = owner === undefined || has(p[OUT], owner) ? 0 : 1 << owner;
  const holders = holdersOf(p, card);
  if (holders !== usual) texts.push(`held=${owner === undefined ? 'R' : seatLetter(owner)}-${seatsText(holders)}`);
}
