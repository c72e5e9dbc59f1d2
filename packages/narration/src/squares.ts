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
import type { GameWords, Sex, TargetKind, Token } from '@oia/texts';
import { sideName, tokenNamed } from './names.ts';

/** The inputs of a square's description. */
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

/** The message for `describeSquare`. */
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

/** A worker on a space. */
export interface WorkerOnSquare {
  /** The owner: the reader, or a display name. */
  readonly owner: 'you' | { readonly name: string };
  readonly sex?: Sex | undefined;
  readonly marked?: boolean | undefined;
  /** Only its owner sees it. */
  readonly unseen?: boolean | undefined;
}

/** Everything the description of a space mentions. */
export interface SquareFacts {
  /** Such as `c4`. */
  readonly square: string;
  readonly level: number;
  readonly dome: boolean;
  readonly worker?: WorkerOnSquare | undefined;
  readonly tokens: readonly Token[];
  /** The steps that choosing it would make. */
  readonly offers: readonly StepKind[];
  readonly selected: boolean;
  /** True if its worker can be selected for a step. */
  readonly source: boolean;
}

/** The description of a space for screen readers: what is there first, what can be done last. */
export function describeSquare(words: GameWords, facts: SquareFacts): string {
  const { squares, tokens, offers } = words;
  const isTarget = (kind: StepKind): kind is TargetKind => Object.hasOwn(offers, kind);
  return [
    facts.square,
    facts.level === 0 ? squares.ground : squares.level({ level: facts.level }),
    ...(facts.dome ? [squares.dome] : []),
    ...(facts.worker ? workerParts(words, facts.worker) : []),
    ...facts.tokens.map((token) => tokens[token]),
    ...(facts.selected ? [squares.selected] : facts.source ? [squares.source] : []),
    ...facts.offers.filter(isTarget).map((kind) => offers[kind]),
  ].join(', ');
}

function workerParts({ squares }: GameWords, { owner, sex, marked, unseen }: WorkerOnSquare): string[] {
  const worker = owner === 'you' ? squares.yours({ sex }) : squares.theirs({ player: owner.name, sex });
  return [worker, ...(unseen ? [squares.unseen] : []), ...(marked ? [squares.marked] : [])];
}
