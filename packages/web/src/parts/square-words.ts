import type { SquareState } from '@oia/board';
import { describeSquare, squareFacts } from '@oia/narration';
import { KINDS, plainStep } from '@oia/rules';

/** The described position, its viewer, and the words. */
export type Described = Omit<Parameters<typeof squareFacts>[0], 'legal'>;

/** The accessible name of a square. The board says what choosing it would do: it knows which worker is selected. */
export function squareLabel(described: Described, { square, choices, isSelected, isSource }: SquareState): string {
  const kinds = new Set<string>(choices.map(({ id }) => plainStep(id).kind));
  return describeSquare(described.words, {
    ...squareFacts({ ...described, legal: [] }, square),
    offers: KINDS.filter((kind) => kinds.has(kind)),
    selected: isSelected,
    source: isSource,
  });
}
