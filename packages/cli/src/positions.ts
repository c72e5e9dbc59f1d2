import { type Placed, readPosition } from '@oia/rules';
import { sayFault } from '@oia/telling';
import { invalid, ok, type Read } from './fallible.ts';
import { WORDS } from './words.ts';

export function readPlaced(text: string): Read<Placed> {
  const placed = readPosition(text);
  return placed.ok ? ok(placed.value) : invalid(`The position cannot be read. ${sayFault(WORDS, placed.error)}`);
}
