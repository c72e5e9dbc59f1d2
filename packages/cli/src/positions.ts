import { describeFault } from '@oia/narration';
import { type MatchPosition, readPosition } from '@oia/rules';
import { invalid, ok, type Read } from './fallible.ts';
import { WORDS } from './words.ts';

export function readMatchPosition(text: string): Read<MatchPosition> {
  const placed = readPosition(text);
  return placed.ok ? ok(placed.value) : invalid(`The position cannot be read. ${describeFault(WORDS, placed.error)}`);
}
