import {
  fieldsOf,
  has,
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
  stageOf,
  stepA,
  stepB,
  type Viewer,
  workerAt,
} from '@oia/rules';
import type { GameWords, SquareFacts, Token, WorkerOnSquare } from '@oia/texts';
import { sideName, tokenNamed } from './names.ts';

/** What the description of a square depends on. */
export interface SquareContext {
  readonly words: GameWords;
  readonly match: Match;
  /** The position as the viewer sees it. */
  readonly view: Position;
  readonly viewer: Viewer;
  readonly legal: readonly Step[];
  /** The selected worker. */
  readonly selected?: Square | undefined;
  nameOf(seat: number): string;
}

/** The message for `saySquare`. */
export function squareFacts(context: SquareContext, square: Square): SquareFacts {
  const { view, legal, selected } = context;
  return {
    square: squareName(square),
    level: heightAt(view, square),
    dome: hasDome(view, square),
    worker: workerOn(context, square),
    tokens: tokensOn(context, square),
    offers: offersOn(context, square),
    selected: square === selected,
    source: legal.some((step) => stepA(step) === square),
  };
}

function workerOn({ words, match, view, viewer, nameOf }: SquareContext, square: Square): WorkerOnSquare | undefined {
  const worker = workerAt(view, square);
  if (!worker) return undefined;
  const { side, sex, isMarked } = worker;
  const isMine = viewer !== 'spectator' && match.sideOf(viewer) === side;
  return {
    owner: isMine ? 'you' : { name: sideName(words, match, side, nameOf) },
    sex: sex === 'neither' ? undefined : sex,
    marked: isMarked,
    unseen: has(match.hidden, side) && stageOf(view) !== 'over',
  };
}

function tokensOn({ words, match, view }: SquareContext, square: Square): Token[] {
  const lying = match.cards
    .flatMap((_, card) => fieldsOf(match, view, card))
    .filter(({ squares }) => squares.includes(square))
    .map(({ field }) => tokenNamed(words, field.name) ?? []);
  return [...lying.flat(), ...(ramOf(view) === square ? ['ram' as const] : [])];
}

/** Only steps of the selected worker, or of the only one that can act: otherwise every square around every worker would list some. */
function offersOn({ legal, selected }: SquareContext, square: Square): StepKind[] {
  const sources = new Set(legal.map(stepA).filter((from) => from !== NONE));
  const hand = selected ?? (sources.size === 1 ? [...sources][0] : undefined);
  const here = legal.filter((step) => stepB(step) === square && (stepA(step) === NONE || stepA(step) === hand));
  return KINDS.filter((kind) => here.some((step) => KINDS[kindOf(step)] === kind));
}
