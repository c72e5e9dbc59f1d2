import type { SquareState } from '@oia/board';
import { KINDS, plainStep } from '@oia/rules';
import { squareFacts } from '@oia/telling';
import { saySquare } from '@oia/texts';

/** Whose view of which position is described, and in which words. */
export type Described = Omit<Parameters<typeof squareFacts>[0], 'legal'>;

/** A square in words. The board knows what touching it would do, because it knows which worker is selected. */
export function describeSquare(described: Described, { square, choices, isSelected, isSource }: SquareState): string {
  const kinds = new Set<string>(choices.map(({ id }) => plainStep(id).kind));
  return saySquare(described.words, {
    ...squareFacts({ ...described, legal: [] }, square),
    offers: KINDS.filter((kind) => kinds.has(kind)),
    selected: isSelected,
    source: isSource,
  });
}
