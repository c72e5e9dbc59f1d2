import type { Direction, Figure, Scene, Stream, Token, TokenKind, Worker } from '@oia/board';
import { type Field, has, layout, type Match, type Position, SQUARES, squaresOf } from '@oia/rules';
import { intAt, squaresIn } from '@oia/telling';
import { type Looks, USUAL_LOOKS } from './table.ts';

/** What the tokens of cards look like, by the name of the field that holds them: the only thing the app knows of powers. */
const TOKEN_LOOKS: Readonly<Record<string, TokenKind>> = {
  whirlpools: 'whirlpool',
  coins: 'coin',
  talus: 'guardian',
  abyss: 'abyss',
  fate: 'fate',
};

const STREAM_LOOKS: Readonly<Record<string, Stream['kind']>> = { wind: 'wind', song: 'song' };

/** A position as the board shows it. `p` is somebody's view: what it does not hold cannot be drawn. */
export function sceneOf(match: Match, p: Position, looks: Looks = USUAL_LOOKS): Scene {
  const [ram] = squaresOf(intAt(p, layout.RAM));
  return {
    levels: Array.from({ length: SQUARES }, (_, square) => layout.heightAt(p, square)),
    domes: squaresOf(intAt(p, layout.DOMES)),
    workers: workersIn(p, looks),
    tokens: cardFields(match, p).flatMap(([field, value]) => tokensOf(field, value)),
    ...(ram === undefined ? {} : { ram }),
    streams: cardFields(match, p).flatMap(([field, value]) => streamsOf(field, value)),
    hidden: sidesIn(intAt(p, layout.VEIL)).map((side) => looks[side] ?? 0),
  };
}

const sidesIn = (bits: number): number[] => squaresOf(bits).filter((side) => side < 3);

function workersIn(p: Position, looks: Looks): Worker[] {
  return [0, 1, 2].flatMap((side) =>
    squaresOf(intAt(p, layout.WORKERS + side)).map((square) => ({
      square,
      side: looks[side] ?? 0,
      figure: figureOf(p, square),
      ...(has(intAt(p, layout.MARKED), square) ? { marked: true } : {}),
      ...(has(intAt(p, layout.ASLEEP), square) ? { asleep: true } : {}),
    })),
  );
}

function figureOf(p: Position, square: number): Figure {
  if (has(intAt(p, layout.FEMALE), square)) return 'female';
  return has(intAt(p, layout.MALE), square) ? 'male' : 'other';
}

/** Every field of every card with what is in it. */
const cardFields = ({ cards }: Match, p: Position): (readonly [Field, number])[] =>
  cards.flatMap(({ power, data }) => (power.fields ?? []).map((field, i) => [field, intAt(p, data + i)] as const));

function tokensOf(field: Field, value: number): Token[] {
  // Not shown is -1, nothing there is 0.
  if (value <= 0) return [];
  const kind = TOKEN_LOOKS[field.name] ?? 'generic';
  return squaresIn(field, value).map((square) => ({ square, kind, ...(field.secret ? { secret: true } : {}) }));
}

function streamsOf(field: Field, value: number): Stream[] {
  if (field.kind !== 'direction' || value <= 0) return [];
  return [{ kind: STREAM_LOOKS[field.name] ?? 'wind', direction: (value - 1) as Direction }];
}
