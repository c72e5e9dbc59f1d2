import { describeFault } from '@oia/narration';
import {
  type Fault,
  type MatchPosition,
  type Outcome,
  olderText,
  outcomeOf,
  type Position,
  positionText,
  Referee,
  type Result,
  seatLetter,
  stageOf,
} from '@oia/rules';
import { WORDS } from '../words.ts';
import { PathWriter, type Steps, type TurnTexts } from './path.ts';
import { isOutsideTurns, visitTurns } from './visit.ts';

export const NOTATIONS = ['ours', 'older'] as const;
export type Notation = (typeof NOTATIONS)[number];

export interface AnswerOptions {
  readonly notation: Notation;
  readonly limit: number;
}

export type Write = (piece: string) => void;

export const faultJson = (fault: Fault): string => `{"error":${errorJson(fault)}}`;

const errorJson = (fault: Fault): string =>
  JSON.stringify({ code: fault.code, at: fault.at, expected: fault.expected, message: describeFault(WORDS, fault) });

const textIn = (notation: Notation, placed: MatchPosition): Result<string> =>
  notation === 'older' ? olderText(placed) : { ok: true, value: positionText(placed) };

/** Writes the JSON of one position in pieces, without a newline. False: the position cannot be written in the notation that was asked for. */
export function answerPosition(placed: MatchPosition, { notation, limit }: AnswerOptions, write: Write): boolean {
  const asked = textIn(notation, placed);
  if (!asked.ok) {
    write(faultJson(asked.error));
    return false;
  }
  const { match, position } = placed;
  const path = new PathWriter(new Referee(match), position);
  // Different positions can have the same older notation, which does not distinguish female and male workers.
  const seen = notation === 'older' ? new Set<string>() : undefined;
  let count = 0;
  let more = false;
  const visit = (result: Position, steps: Steps): boolean => {
    const next = textIn(notation, { match, position: result });
    if (next.ok && seen?.has(next.value)) return true;
    more = count === limit;
    if (more) return false;
    if (next.ok) seen?.add(next.value);
    write(`${count === 0 ? '' : ','}${turnJson(path.write(steps), next)}`);
    count++;
    return true;
  };
  write(`{"position":${JSON.stringify(asked.value)},"turns":[`);
  visitTurns(placed, visit);
  write(`],"over":${JSON.stringify(overOf(placed, count === 0 && !more))}${more ? ',"more":true' : ''}}`);
  return true;
}

function turnJson({ steps, turn }: TurnTexts, next: Result<string>): string {
  const result = next.ok ? `"next":${JSON.stringify(next.value)}` : `"error":${errorJson(next.error)}`;
  return `{"turn":${JSON.stringify(turn)},"steps":${JSON.stringify(steps)},${result}}`;
}

interface Over {
  readonly winner: string | null;
  readonly reason: string;
}

/** The outcome of the given position, `null` if it is not over. Without any turn the side to move has lost. */
function overOf({ match, position }: MatchPosition, isStuck: boolean): Over | null {
  const outcome = outcomeOf(position);
  if (outcome) return overJson(outcome);
  if (!isStuck || isOutsideTurns(position)) return null;
  if (stageOf(position) !== 'start') return { winner: null, reason: 'stuck' };
  const after = position.slice();
  new Referee(match).advance(after);
  // With three players the other two play on.
  return overJson(outcomeOf(after) ?? { winner: undefined, reason: 'stuck', power: undefined });
}

const overJson = ({ winner, reason }: Outcome): Over => ({
  winner: winner === undefined ? null : seatLetter(winner),
  reason,
});
