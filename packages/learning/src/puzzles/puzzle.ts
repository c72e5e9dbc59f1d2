import { type Fault, Game, type Match, type Position, parsePosition, type Result, type Step } from '@oia/rules';
import { isProvable } from './goal.ts';
import type { PuzzleText } from './packing.ts';

/** A puzzle as it is played. */
export interface Puzzle extends PuzzleText {
  readonly match: Match;
  readonly start: Position;
  /** The key as steps. */
  readonly steps: readonly Step[];
  /** The position after the key, in which somebody else goes on. */
  readonly solved: Position;
}

/** A puzzle from its texts: what is not a legal position, or whose key is not a legal turn, is refused. */
export function openPuzzle(text: PuzzleText): Result<Puzzle> {
  const read = parsePosition(text.position);
  if (!read.ok) return read;
  if (!isProvable(read.value.match)) return { ok: false, error: { code: 'badState', at: text.position } };
  const played = playKey(Game.from(read.value), text.key);
  if (!played.ok) return played;
  const { match, first, moments, position } = played.value;
  const steps = moments.map(({ step }) => step);
  return { ok: true, value: { ...text, match, start: first, steps, solved: position } };
}

function playKey(game: Game, key: string): Result<Game, Fault> {
  const player = game.actor;
  let now = game;
  for (const step of key.split(' ')) {
    const next = now.playText(step);
    if (!next.ok) return next;
    now = next.value;
  }
  return now.actor === player ? { ok: false, error: { code: 'illegalStep', at: key } } : { ok: true, value: now };
}
