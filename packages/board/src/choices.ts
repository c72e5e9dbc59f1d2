import type { Square } from './scene.ts';

/** How a choice is drawn. The board knows nothing else about it. */
export const CHOICE_KINDS = ['move', 'build', 'dome', 'place', 'act', 'remove'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** One thing the player may do now by choosing squares. */
export interface Choice {
  /** The caller's identifier, returned in `onChoose`. */
  readonly id: number;
  readonly kind: ChoiceKind;
  /** The target square. */
  readonly to: Square;
  /** The square that has to be selected first, or dragged from. */
  readonly from?: Square;
  /** All squares it concerns, if they are more than those to touch. They are outlined before it is chosen. */
  readonly squares?: readonly Square[];
  /** True if `to` may be chosen without selecting `from` first. Always true for a choice without `from`. */
  readonly direct: boolean;
  /** The entry in the menu that opens where a square has several choices, in the reader's language. */
  readonly label: string;
  /** Distinguishes choices with the same label, for instance by who acts. Shown only where details differ. */
  readonly detail?: string;
}

/** One step of a suggested turn, drawn like the choice it stands for. */
export interface Hint extends Pick<Choice, 'kind' | 'from' | 'to'> {
  /** A refused try: drawn as a warning, with a no-entry sign. */
  readonly refused?: boolean;
}

/** One step of one of several suggested turns. Rank 0 is the best turn and is drawn strongest. */
export interface Arrow extends Hint {
  readonly rank: number;
}

/** A step that leads from one square to another, and is drawn so. */
export const isWay = ({ kind, from }: Hint): boolean => from !== undefined && (kind === 'move' || kind === 'act');

/** Turns may have ways in common: each is drawn once, for the foremost. */
export const foremost = (arrows: readonly Arrow[]): readonly Arrow[] =>
  arrows.filter(
    (one) => !isWay(one) || !arrows.some(({ from, to, rank }) => from === one.from && to === one.to && rank < one.rank),
  );

/** All squares of a hint, each once. */
export const hintedSquares = (hints: readonly Hint[]): readonly Square[] => [
  ...new Set(hints.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to]))),
];

const NONE: readonly Square[] = [];

/** The squares to outline while a square is pointed at: those of its only choice. */
export const squaresAt = (choices: readonly Choice[]): readonly Square[] =>
  (choices.length === 1 && choices[0]?.squares) || NONE;

/** The state of the interaction at one square, for its label and its highlights. */
export interface SquareState {
  readonly square: Square;
  readonly isSelected: boolean;
  /** True if it can be selected as the source of a choice. */
  readonly isSource: boolean;
  /** The choices that clicking it now would offer. */
  readonly choices: readonly Choice[];
}
