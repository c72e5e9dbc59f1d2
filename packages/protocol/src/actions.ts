import type { Action } from '@oia/table';
import { type Static, type TSchema, Type } from 'typebox';
import { SeatNumber } from './ids.ts';

const strict = { additionalProperties: false } as const;

const action = <Kind extends string, Fields extends Record<string, TSchema>>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, strict);

const DraftStep = Type.Union([
  Type.Object(
    { kind: Type.Union([Type.Literal('offer'), Type.Literal('pick')]), power: Type.String({ maxLength: 24 }) },
    strict,
  ),
  Type.Object({ kind: Type.Literal('start'), seat: SeatNumber }, strict),
]);

/** What a seat asks of its table (`@oia/table` decides). */
export const TABLE_ACTIONS = [
  'draft',
  'step',
  'text',
  'undo',
  'restartTurn',
  'resign',
  'offerDraw',
  'answerDraw',
  'rematch',
] as const satisfies readonly Action['kind'][];
export type TableActionKind = (typeof TABLE_ACTIONS)[number];

/** Phrases that every client can show in its reader's language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oops',
  'thinking',
  'sorry',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** The longest free text. */
export const MOST_TEXT = 300;

export const RoomAction = Type.Union([
  action('draft', { step: DraftStep }),
  action('step', { step: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'One of the legal steps' }) }),
  action('text', { text: Type.String({ maxLength: 200, description: 'A step or a whole turn in notation' }) }),
  action('undo', {}),
  action('restartTurn', {}),
  action('resign', {}),
  action('offerDraw', {}),
  action('answerDraw', { accepts: Type.Boolean() }),
  action('rematch', {}),
  /** Sits down, at any free seat if none is named. The game begins when all are taken. */
  action('sit', { seat: Type.Optional(SeatNumber) }),
  /** Gets up again, before the game. */
  action('stand', {}),
  /** By the opener, before the game: a computer takes a free seat. */
  action('fill', { seat: SeatNumber, level: Type.Integer({ minimum: 1, maximum: 8 }) }),
  /** By the opener, before the game; or by a player in the first turns: the game never was. */
  action('cancel', {}),
  action('offerTakeBack', {}),
  action('answerTakeBack', { accepts: Type.Boolean() }),
  /** Somebody who has to act is away for long: the game is won, ended without a result, or a computer plays on for them. */
  action('claim', {
    how: Type.Union([Type.Literal('win'), Type.Literal('end'), Type.Literal('computer')]),
  }),
  /** Whoever a computer stands in for plays again. */
  action('comeBack', {}),
  action('sayPhrase', { phrase: Type.Unsafe<Phrase>(Type.Union(PHRASES.map((phrase) => Type.Literal(phrase)))) }),
  action('sayText', { text: Type.String({ minLength: 1, maxLength: MOST_TEXT }) }),
]);
export type RoomAction = Static<typeof RoomAction>;
export type RoomActionKind = RoomAction['kind'];
export type RoomActionOf<Kind extends RoomActionKind> = Extract<RoomAction, { kind: Kind }>;
