import type { Square } from './scene.ts';

/** How a choice is drawn; the board knows no more about it. */
export const CHOICE_KINDS = ['move', 'build', 'dome', 'place', 'act', 'remove'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** One thing that may be done now by touching squares. */
export interface Choice {
  /** The caller's own name for it: handed back when it is chosen. */
  readonly id: number;
  readonly kind: ChoiceKind;
  /** The square that means it. */
  readonly to: Square;
  /** The square that has to be taken first, or dragged from. */
  readonly from?: Square;
  /** May `to` be touched without taking `from` first? Always true for a choice without `from`. */
  readonly direct: boolean;
  /** What the small menu says where a square means several things, in the reader's language. */
  readonly label: string;
  /** What tells it from others with the same label: who does it, for instance. Said only where it makes a difference. */
  readonly detail?: string;
}

/** One step of a turn that somebody points at, drawn as such a choice is. */
export type Hint = Pick<Choice, 'kind' | 'from' | 'to'>;

/** All squares of a hint, each once. */
export const hintedSquares = (hints: readonly Hint[]): readonly Square[] => [
  ...new Set(hints.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to]))),
];

/** What the interaction knows of a square: for its label and its look. */
export interface SquareState {
  readonly square: Square;
  readonly isSelected: boolean;
  /** Can be taken first. */
  readonly isSource: boolean;
  /** What touching it now would mean. */
  readonly choices: readonly Choice[];
}
