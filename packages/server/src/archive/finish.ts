import type { RatingChange } from '@oia/protocol';
import type { GameArchive } from '../store/game-archive.ts';
import { type FinishedRoom, finishedGame } from './finished-game.ts';

/** Puts the game of a room that is over into the archive; the new ratings, if it was rated. Doing it again changes nothing. */
export async function finishGame(
  archive: GameArchive,
  room: FinishedRoom,
): Promise<readonly RatingChange[] | undefined> {
  const game = finishedGame(room);
  if (game) return archive.finish(game);
  await archive.skip(room.id);
  return undefined;
}
