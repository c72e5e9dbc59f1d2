import { NO_POWER } from '../create.ts';
import { holdersOf } from '../holders.ts';
import type { Match } from '../match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  DOMES,
  DRAW,
  FEMALE,
  heightAt,
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
import { seatLetter } from '../seats.ts';
import { has, squareName, squaresOf } from '../squares.ts';
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
  const seats = Array.from({ length: match.players }, (_, seat) => seatText(match, p, seat));
  return [boardText(p), turnText(match, p), ...seats, ...optionTexts(match, p), ...memoryTexts(p)].join(' ');
}

function turnText(match: Match, p: Position): string {
  if (p[STAGE] === SETUP) return `@${p[TASK]}`;
  const outcome = outcomeOf(p);
  if (outcome) {
    const winner = outcome.winner === undefined ? NOTHING : seatLetter(outcome.winner);
    const power = outcome.power === undefined ? '' : `:${match.powers[outcome.power]?.id}`;
    return `#${winner}:${outcome.reason}${power}`;
  }
  const marks = { [START]: '', [TURN]: ':', [DRAW]: '~' }[p[STAGE]] ?? '';
  return `${seatLetter(p[ACTIVE])}${p[ADDITIONAL] ? '+' : ''}${marks}`;
}

function seatText(match: Match, p: Position, seat: number): string {
  const card = match.cards.findIndex(({ owner }) => owner === seat);
  const power = match.cards[card]?.power.id ?? NO_POWER;
  const head = `${power}${has(p[OUT], seat) ? '!' : ''}${stateText(match, p, card)}`;
  if (match.players === 4 && seat > 1) return head;
  return `${head}:${workersText(p, match.sideOf(seat))}`;
}

function workersText(p: Position, side: number): string {
  if (has(p[VEIL], side)) return UNKNOWN;
  const sexOf = (square: number): string => (has(p[FEMALE], square) ? 'f' : has(p[MALE], square) ? 'm' : 'n');
  const workers = squaresOf(p[WORKERS + side]).map((square) => `${sexOf(square)}${squareName(square)}`);
  return workers.length === 0 ? NOTHING : workers.sort().join(',');
}

function optionTexts(match: Match, p: Position): string[] {
  const fleece = match.fleece ? match.cards[0] : undefined;
  const house = HOUSE_RULES.filter((rule) => match.house[rule]);
  return [
    ...(fleece ? [`fleece=${fleece.power.id}${stateText(match, p, 0)}`] : []),
    ...(p[RAM] ? [`ram=${maskText(p[RAM])}`] : []),
    ...(house.length > 0 ? [`house=${house.join('.')}`] : []),
    ...(match.repetition ? ['repetition=on'] : []),
    ...(p[STAGE] === SETUP ? [`start=${seatLetter(match.start)}`] : []),
    ...heldTexts(match, p),
    ...(p[RECORD] ? [`climbed=${seatsText(p[RECORD])}`] : []),
    ...(p[MARKED] ? [`marked=${maskText(p[MARKED])}`] : []),
    ...(p[STAGE] === DRAW ? [`draws=${p[TASK]}`] : []),
  ];
}

/** Cards not held by their owner: `held=B-A` if A holds the card of B; the Ram's card is R. */
function heldTexts(match: Match, p: Position): string[] {
  return match.cards.flatMap(({ owner }, card) => {
    const usual = owner === undefined || has(p[OUT], owner) ? 0 : 1 << owner;
    const holders = holdersOf(p, card);
    return holders === usual ? [] : [`held=${owner === undefined ? 'R' : seatLetter(owner)}-${seatsText(holders)}`];
  });
}
