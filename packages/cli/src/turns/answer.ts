import {
  type Fault,
  type Outcome,
  olderText,
  outcomeOf,
  type Placed,
  type Position,
  positionText,
  Referee,
  type Result,
  seatLetter,
  stageOf,
  TurnWalker,
} from '@oia/rules';
import { sayFault } from '@oia/telling';
import { WORDS } from '../words.ts';
import { walkBeyondTurns } from './beyond.ts';
import { PathWriter, type Steps, type TurnTexts } from './path.ts';

export const NOTATIONS = ['ours', 'older'] as const;
export type Notation = (typeof NOTATIONS)[number];

export interface AnswerOptions {
  readonly notation: Notation;
  readonly limit: number;
}

export type Write = (piece: string) => void;

export const faultJson = (fault: Fault): string => `{"error":${errorJson(fault)}}`;

const errorJson = (fault: Fault): string =>
  JSON.stringify({ code: fault.code, at: fault.at, expected: fault.expected, message: sayFault(WORDS, fault) });

const textIn = (notation: Notation, placed: Placed): Result<string> =>
  notation === 'older' ? olderText(placed) : { ok: true, value: positionText(placed) };

/** Writes the whole JSON of one position piece by piece, without the end of the line. */
export function answerPosition(placed: Placed, { notation, limit }: AnswerOptions, write: Write): void {
  const asked = textIn(notation, placed);
  if (!asked.ok) {
    write(faultJson(asked.error));
    return;
  }
  const { match, position } = placed;
  const path = new PathWriter(new Referee(match), position);
  // Different positions can look alike in the older notation, which does not tell female from male workers.
  const told = notation === 'older' ? new Set<string>() : undefined;
  let count = 0;
  let more = false;
  const visit = (result: Position, steps: Steps): boolean => {
    const next = textIn(notation, { match, position: result });
    if (next.ok && told?.has(next.value)) return true;
    more = count === limit;
    if (more) return false;
    if (next.ok) told?.add(next.value);
    write(`${count === 0 ? '' : ','}${turnJson(path.write(steps), next)}`);
    count++;
    return true;
  };
  write(`{"position":${JSON.stringify(asked.value)},"turns":[`);
  walk(placed, visit);
  write(`],"over":${JSON.stringify(overOf(placed, count === 0 && !more))}${more ? ',"more":true' : ''}}`);
}

function turnJson({ steps, turn }: TurnTexts, next: Result<string>): string {
  const result = next.ok ? `"next":${JSON.stringify(next.value)}` : `"error":${errorJson(next.error)}`;
  return `{"turn":${JSON.stringify(turn)},"steps":${JSON.stringify(steps)},${result}}`;
}

function walk({ match, position }: Placed, visit: (result: Position, steps: Steps) => boolean): void {
  const referee = new Referee(match);
  if (isBeyondTurns(position)) walkBeyondTurns(referee, position, visit);
  else new TurnWalker(referee).walk(position, visit);
}

/** In set-up, or where chance has to draw a card. */
const isBeyondTurns = (p: Position): boolean => stageOf(p) === 'setup' || stageOf(p) === 'draw';

interface Over {
  readonly winner: string | null;
  readonly reason: string;
}

/** How the position asked has ended, `null` while it is on. Without any turn the side to move has lost. */
function overOf({ match, position }: Placed, isStuck: boolean): Over | null {
  const outcome = outcomeOf(position);
  if (outcome) return overJson(outcome);
  if (!isStuck || isBeyondTurns(position)) return null;
  if (stageOf(position) !== 'start') return { winner: null, reason: 'stuck' };
  const after = position.slice();
  new Referee(match).advance(after);
  // With three players the two others play on.
  return overJson(outcomeOf(after) ?? { winner: undefined, reason: 'stuck', power: undefined });
}

const overJson = ({ winner, reason }: Outcome): Over => ({
  winner: winner === undefined ? null : seatLetter(winner),
  reason,
});
