import type { DraftStep as TableDraftStep } from '@oia/rules';
import type { ActionKind } from '@oia/table';
import { type Static, type TSchema, Type } from 'typebox';
import { SeatNumber } from './ids.ts';

const strict = { additionalProperties: false } as const;

const action = <Kind extends string, Fields extends Record<string, TSchema>>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields }, strict);

const MAX_POWER_LENGTH = 24;
const MAX_STEP = 2 ** 31 - 1;
/** Characters of a typed turn. */
const MAX_TURN_LENGTH = 200;
/** Characters of a chat line. */
export const MAX_CHAT_LENGTH = 300;
const MAX_LEVEL = 8;

/** Any power name: the draft itself refuses powers that do not exist. */
const DraftStep = Type.Unsafe<TableDraftStep>(
  Type.Union([
    Type.Object(
      {
        kind: Type.Union([Type.Literal('offer'), Type.Literal('pick')]),
        power: Type.String({ maxLength: MAX_POWER_LENGTH }),
      },
      strict,
    ),
    Type.Object({ kind: Type.Literal('start'), seat: SeatNumber }, strict),
  ]),
);

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

/** Actions of `@oia/table` that a seat may send to its room, with the fields they have there. */
const TABLE_ACTIONS = [
  action('draft', { step: DraftStep }),
  action('step', { step: Type.Integer({ minimum: 0, maximum: MAX_STEP, description: 'One of the legal steps' }) }),
  action('text', {
    text: Type.String({ maxLength: MAX_TURN_LENGTH, description: 'A step or a whole turn in notation' }),
  }),
  action('undo', {}),
  action('restartTurn', {}),
  action('resign', {}),
  action('offerDraw', {}),
  action('answerDraw', { accepts: Type.Boolean() }),
  action('rematch', {}),
] as const;

/** Actions of the room around the table. */
const ROOM_ACTIONS = [
  /** Takes a seat, any free one if none is named. The game begins when all are taken. */
  action('sit', { seat: Type.Optional(SeatNumber) }),
  /** Leaves the seat, before the game. */
  action('stand', {}),
  /** By the opener, before the game: a computer takes a free seat. */
  action('fill', { seat: SeatNumber, level: Type.Integer({ minimum: 1, maximum: MAX_LEVEL }) }),
  /** By the opener before the game, or by a player in the first turns: the game does not count. */
  action('cancel', {}),
  action('offerTakeBack', {}),
  action('answerTakeBack', { accepts: Type.Boolean() }),
  /** Against a player to move who has been away for long: a win, an end without a result, or a computer that plays on. */
  action('claim', {
    how: Type.Union([Type.Literal('win'), Type.Literal('end'), Type.Literal('computer')]),
  }),
  /** Takes the seat back from the computer that stands in. */
  action('comeBack', {}),
  action('sayPhrase', { phrase: Type.Unsafe<Phrase>(Type.Union(PHRASES.map((phrase) => Type.Literal(phrase)))) }),
  action('sayText', { text: Type.String({ minLength: 1, maxLength: MAX_CHAT_LENGTH }) }),
] as const;

/** The one validator of actions that come in from outside: by a socket, a request, or another process. */
export const RoomAction = Type.Union([...TABLE_ACTIONS, ...ROOM_ACTIONS]);
export type RoomAction = Static<typeof RoomAction>;
export type RoomActionKind = RoomAction['kind'];
export type RoomActionOf<Kind extends RoomActionKind> = Extract<RoomAction, { kind: Kind }>;

/** The kinds that a room passes on to its table. */
export type TableActionKind = Static<(typeof TABLE_ACTIONS)[number]>['kind'] & ActionKind;
