import type { FaultCode, Result } from '../fallible.ts';
import { fault, ok } from '../fallible.ts';
import { Game, type Moment } from '../game.ts';
import { type Position, STAGE, START, TURN } from '../position.ts';
import { checkDraft } from './draft-parser.ts';
import { readPosition } from './older.ts';
import { type GameRecord, type RecordFault, type RecordStep, recordStepText } from './record.ts';
import { resultOf, signsOf } from './record-signs.ts';
import { POSITION_TAG, startingConditions } from './record-tags.ts';

/** Replays a record from its set-up or position, checking every step and its signs. */
export function replay(record: GameRecord): Result<Game, RecordFault> {
  const game = record.game ?? 1;
  const start = startOf(record);
  if (!start.ok) return { ok: false, error: { ...start.error, game } };
  let now = start.value;
  for (const [turn, steps] of [record.setup, ...record.turns].entries()) {
    for (const [i, step] of steps.entries()) {
      const next = playStep(now, step, turn > 0, i === 0);
      if (!next.ok) return { ok: false, error: { ...next.error, game, turn, step: recordStepText(step) } };
      now = next.value;
    }
  }
  const result = resultOf(now);
  return result === record.result
    ? ok(now)
    : { ok: false, error: { ...fault('wrongResult', record.result, result).error, game } };
}

/** The game before its first step. */
export function startOf({ tags }: Pick<GameRecord, 'tags'>): Result<Game> {
  const start = startingConditions(tags);
  if (!start.ok) return start;
  if (start.value.kind === 'position') {
    const placed = readPosition(start.value.text);
    if (!placed.ok)
      return { ok: false, error: { ...placed.error, at: `${POSITION_TAG} ${placed.error.at ?? ''}`.trim() } };
    return ok(Game.from(placed.value));
  }
  const draft = checkDraft(tags, start.value.options);
  return draft.ok ? Game.create(start.value.options) : draft;
}

function playStep(game: Game, step: RecordStep, numbered: boolean, first: boolean): Result<Game> {
  const wrong = (code: FaultCode, expected?: string): Result<Game> => fault(code, step.offset ?? step.text, expected);
  if (step.text === HIDDEN_TEXT) return wrong('badStep', 'a record that hides nothing');
  const misplaced = numbered ? first !== beginsTurn(game) : isTurn(game.position);
  if (misplaced && !game.outcome) return wrong('badNumber', numbered && first ? 'no number' : 'a number');
  const next = game.playText(step.text);
  if (!next.ok) return { ok: false, error: { ...next.error, at: step.offset ?? step.text } };
  const moment = next.value.moments.at(-1) as Moment;
  const played = { text: step.text, ...signsOf(moment) };
  const isCorrect = played.cut === step.cut && played.answer === step.answer;
  return isCorrect ? next : wrong('badStep', recordStepText(played));
}

const HIDDEN_TEXT = '?';

/** True if the next step begins a numbered turn. A game that begins in the middle of a turn is numbered from there. */
export const beginsTurn = ({ position, moments }: Game): boolean =>
  position[STAGE] === START || (position[STAGE] === TURN && moments.length === 0);

const isTurn = (p: Position): boolean => p[STAGE] === START || p[STAGE] === TURN;
