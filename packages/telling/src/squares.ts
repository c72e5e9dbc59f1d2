import {
  fieldsOf,
  hasDome,
  heightAt,
  KINDS,
  kindOf,
  type Match,
  NONE,
  type Position,
  ramOf,
  type Square,
  type Step,
  type StepKind,
  squareName,
  stepA,
  stepB,
  type Viewer,
  workerAt,
} from '@oia/rules';
import type { GameWords, SquareFacts, StandingWorker, Token } from '@oia/texts';
import { sideName, tokenNamed } from './names.ts';

/** Who looks at the board, at what, and what may be done. */
export interface Looking {
  readonly words: GameWords;
  readonly match: Match;
  /** What the viewer may know. */
  readonly view: Position;
  readonly viewer: Viewer;
  readonly legal: readonly Step[];
  /** The worker in hand. */
  readonly selected?: Square | undefined;
  nameOf(seat: number): string;
}

/** What `saySquare` is told of a square. */
export function squareFacts(looking: Looking, square: Square): SquareFacts {
  const { view, legal, selected } = looking;
  return {
    square: squareName(square),
    level: heightAt(view, square),
    dome: hasDome(view, square),
    worker: workerOn(looking, square),
    tokens: tokensOn(looking, square),
    offers: offersOn(looking, square),
    selected: square === selected,
    source: legal.some((step) => stepA(step) === square),
  };
}

function workerOn({ words, match, view, viewer, nameOf }: Looking, square: Square): StandingWorker | undefined {
  const worker = workerAt(view, square);
  if (!worker) return undefined;
  const { side, sex, isMarked } = worker;
  const isMine = viewer !== 'spectator' && match.sideOf(viewer) === side;
  return {
    owner: isMine ? 'you' : { name: sideName(words, match, side, nameOf) },
    sex: sex === 'neither' ? undefined : sex,
    marked: isMarked,
  };
}

function tokensOn({ words, match, view }: Looking, square: Square): Token[] {
  const lying = match.cards
    .flatMap((_, card) => fieldsOf(match, view, card))
    .filter(({ squares }) => squares.includes(square))
    .map(({ field }) => tokenNamed(words, field.name) ?? []);
  return [...lying.flat(), ...(ramOf(view) === square ? ['ram' as const] : [])];
}

/** Only of the worker in hand, if there is a choice: otherwise every square around every worker would call. */
function offersOn({ legal, selected }: Looking, square: Square): StepKind[] {
  const sources = new Set(legal.map(stepA).filter((from) => from !== NONE));
  const hand = selected ?? (sources.size === 1 ? [...sources][0] : undefined);
  const here = legal.filter((step) => stepB(step) === square && (stepA(step) === NONE || stepA(step) === hand));
  return KINDS.filter((kind) => here.some((step) => KINDS[kindOf(step)] === kind));
}
