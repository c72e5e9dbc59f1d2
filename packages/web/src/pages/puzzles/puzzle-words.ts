import type { PuzzleKind } from '@oia/learning/puzzles';
import type { NameOf } from '@oia/narration';
import { plainStep, squareName } from '@oia/rules';
import type { Catalogue } from '@oia/texts';
import type { PuzzleSession, PuzzleState } from '../../puzzles/puzzle-session.ts';
import { hintsOf } from '../../session/choices.ts';

type Words = Catalogue['ui']['puzzles'];

/** The sentence about the task, the last try, or the shown solution. */
export function messageOf(
  words: Words,
  kind: PuzzleKind,
  { seat, goal }: PuzzleSession,
  state: PuzzleState,
  nameOf: NameOf,
): string {
  const player = nameOf(1 - seat);
  switch (state.phase) {
    case 'judging':
      return words.judging;
    case 'unchecked':
      return words.unchecked;
    case 'replying':
      return words.replying({ player });
    case 'solved':
      return state.isClean ? words.solved : words.solvedWithHelp;
    case 'shown':
    case 'showing':
      return words.solutionShown;
    case 'missed':
      return missOf(words, state, player);
    default:
      return hintOf(words, state) ?? taskOf(words, kind, state, goal.turns, player);
  }
}

function missOf({ missed }: Words, { miss = 'unknown' }: PuzzleState, player: string): string {
  const said = missed[miss];
  return typeof said === 'string' ? said : said({ player });
}

function hintOf(words: Words, { hint, hinted }: PuzzleState): string | undefined {
  if (hint === 'none') return undefined;
  return hint === 'turn' ? words.hintTurn : words.hintWorker({ square: firstSquare(hinted) });
}

/** The worker that acts first, or where something happens first. */
function firstSquare(steps: readonly number[]): string {
  const [first] = hintsOf(steps);
  if (first) return squareName(first.from ?? first.to);
  return steps[0] === undefined ? '' : plainStep(steps[0]).kind;
}

function taskOf(words: Words, kind: PuzzleKind, { turnsLeft }: PuzzleState, turns: number, player: string): string {
  if (turnsLeft === turns || kind.startsWith('hold')) return words.task[kind];
  return `${words.goOn({ player })} ${words.turnsLeft({ count: turnsLeft })}`;
}
