import type { Direction, Figure, Scene, Stream, Token, TokenKind, Worker } from '@oia/board';
import {
  allWorkers,
  domesOf,
  type FieldValue,
  fieldsOf,
  type GameEvent,
  has,
  heightAt,
  isUnseen,
  type Match,
  type Position,
  ramOf,
  type Sex,
  SQUARES,
  type Square,
  sidesOf,
  stageOf,
} from '@oia/rules';
import { type Looks, USUAL_LOOKS } from '@oia/table';

/** Looks of tokens, by the name of their field: the app's only knowledge of particular powers. */
const TOKEN_LOOKS: Readonly<Record<string, TokenKind>> = {
  whirlpools: 'whirlpool',
  coins: 'coin',
  talus: 'guardian',
  abyss: 'abyss',
  fate: 'fate',
};

const STREAM_LOOKS: Readonly<Record<string, Stream['kind']>> = { wind: 'wind', song: 'song' };

/** A position as the board shows it. `p` is a view, so secrets of others cannot be drawn. */
export function sceneOf(match: Match, p: Position, looks: Looks = USUAL_LOOKS): Scene {
  const ram = ramOf(p);
  const fields = match.cards.flatMap((_, card) => fieldsOf(match, p, card));
  return {
    levels: Array.from({ length: SQUARES }, (_, square) => heightAt(p, square)),
    domes: domesOf(p),
    workers: workersIn(match, p, looks),
    tokens: fields.flatMap(tokensOf),
    ...(ram === undefined ? {} : { ram }),
    streams: fields.flatMap(streamsOf),
    hidden: sidesOf(match)
      .filter((side) => isUnseen(p, side))
      .map((side) => looks[side] ?? 0),
  };
}

const FIGURES: Readonly<Record<Sex, Figure>> = { female: 'female', male: 'male', neither: 'other' };

const workersIn = (match: Match, p: Position, looks: Looks): Worker[] =>
  allWorkers(p).map(({ square, side, sex, isMarked, isAsleep }) => ({
    square,
    side: looks[side] ?? 0,
    figure: FIGURES[sex],
    ...(isMarked ? { marked: true } : {}),
    ...(isAsleep ? { asleep: true } : {}),
    // The workers of a hidden side are in the view of their owner only, until the end.
    ...(has(match.hidden, side) && stageOf(p) !== 'over' ? { unseen: true } : {}),
  }));

function tokensOf({ field, squares }: FieldValue): Token[] {
  const kind = TOKEN_LOOKS[field.name] ?? 'generic';
  return squares.map((square) => ({ square, kind, ...(field.secret ? { secret: true } : {}) }));
}

function streamsOf({ field, value }: FieldValue): Stream[] {
  if (field.kind !== 'direction' || value <= 0) return [];
  return [{ kind: STREAM_LOOKS[field.name] ?? 'wind', direction: (value - 1) as Direction }];
}

/** Squares where something happened. */
export const eventSquares = (events: readonly GameEvent[]): Square[] => [...new Set(events.flatMap(squaresOf))];

function squaresOf(event: GameEvent): readonly Square[] {
  if ('from' in event) return [event.from, event.to];
  if ('at' in event) return [event.at];
  if ('workers' in event) return event.workers;
  return 'squares' in event ? (event.squares ?? []) : [];
}
