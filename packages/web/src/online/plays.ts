import type { RoomActionOf } from '@oia/protocol';
import type { Draft, Game } from '@oia/rules';
import { playTyped, undoneWhile } from '@oia/table';

/** Actions whose result is shown before the server has answered. */
export type PlayAction = RoomActionOf<'draft' | 'step' | 'text' | 'undo' | 'restartTurn'>;

/** A play on its way to the server. */
export interface Play {
  readonly action: PlayAction;
  /** Number of steps before it: it is for that position only. */
  readonly at: number;
  readonly isSent: boolean;
  /** The version of the room that includes it, once confirmed by the server. */
  readonly version?: number;
}

export interface Shown<Thing> {
  readonly now: Thing;
  /** False while the result of a play on its way is known to the server only. */
  readonly isSure: boolean;
}

/** The game with the plays on their way. A play that the view already contains is skipped: it was made after fewer steps. */
export function withPlays(game: Game, plays: readonly Play[]): Shown<Game> {
  let now = game;
  for (const { action, at } of plays) {
    if (now.moments.length !== at) continue;
    const next = played(now, action);
    if (!next) return { now, isSure: false };
    now = next;
  }
  return { now, isSure: true };
}

/** undefined: only the server knows the result. */
function played(game: Game, action: PlayAction): Game | undefined {
  switch (action.kind) {
    case 'step': {
      const next = game.play(action.step);
      return next.ok && isForeseen(game, next.value) ? next.value : undefined;
    }
    case 'text': {
      const { game: next, stop } = playTyped(game, action.text);
      return !stop && isForeseen(game, next) ? next : undefined;
    }
    case 'undo': {
      const undone = game.undo();
      return undone.ok ? undone.value : undefined;
    }
    case 'restartTurn': {
      const actor = game.moments.at(-1)?.actor;
      return undoneWhile(game, ({ moments }) => moments.at(-1)?.actor === actor);
    }
    case 'draft':
      return undefined;
  }
}

/** A step that tests a secret, or ends the game, is shown when it has happened. */
const isForeseen = (before: Game, after: Game): boolean => !after.outcome && after.undoFloor <= before.moments.length;

/** Number of steps of a draft. */
export const draftLength = ({ offered, picks, start }: Draft): number =>
  offered.length + picks.filter((pick) => pick !== undefined).length + (start === undefined ? 0 : 1);

export function draftWithPlays(draft: Draft, plays: readonly Play[]): Draft {
  let now = draft;
  for (const { action, at } of plays) {
    if (action.kind !== 'draft' || draftLength(now) !== at) continue;
    const next = now.play(action.step);
    if (next.ok) now = next.value;
  }
  return now;
}
