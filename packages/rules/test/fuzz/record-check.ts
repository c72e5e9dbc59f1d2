import type { Game } from '../../src/game.ts';
import { parseRecords, recordOf, recordText, replay } from '../../src/notation/index.ts';
import { positionText } from '../../src/notation/position.ts';
import { samePosition } from '../../src/position.ts';
import { Violation } from './invariants.ts';

/** The record of a game, written, read and replayed, ends in the same position. */
export function checkRecord(game: Game): void {
  const text = recordText(recordOf(game));
  const [read] = parseRecords(text);
  const again = read?.ok ? replay(read.value) : read;
  if (!again?.ok) throw new Violation(`its record is refused: ${JSON.stringify(again?.error)}\n${text}`);
  if (samePosition(again.value.position, game.position)) return;
  throw new Violation(`its record ends elsewhere: ${positionText(again.value)}\n${positionText(game)}\n${text}`);
}
