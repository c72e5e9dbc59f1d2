import { type Placed, readPosition } from '@oia/rules';
import { sayFault } from '@oia/telling';
import { bad, good, type Read } from './fallible.ts';
import { WORDS } from './words.ts';

export function readPlaced(text: string): Read<Placed> {
  const placed = readPosition(text);
  return placed.ok ? good(placed.value) : bad(`The position cannot be read. ${sayFault(WORDS, placed.error)}`);
}
