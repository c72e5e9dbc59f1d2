import type { Hint } from '@oia/board';
import { type Refused, squareOf } from '@oia/learning';

/** A step that the rules refuse, as the board shows it. */
export function triedHint({ from, square }: Refused): Hint {
  const way = from === undefined ? {} : { from: squareOf(from) };
  return { kind: 'move', ...way, to: squareOf(square), refused: true };
}
