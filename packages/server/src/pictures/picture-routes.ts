import { type ArchivedGame, RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import type { GameSearch } from '../archive/game-search.ts';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import { TooBusy } from '../util/work-queue.ts';
import type { Pictures } from './pictures.ts';

const Png = Type.Unsafe<Buffer>(Type.String({ description: 'image/png' }));

/** The picture of a finished game, for messages and other sites. */
export const pictureRoutes: Plugin<{ games: GameSearch; pictures: Pictures }> = async (http, { games, pictures }) => {
  http.get(
    '/games/:id/picture.png',
    {
      schema: {
        summary: 'A picture of the last position, 1200 x 630',
        tags: ['games'],
        params: Type.Object({ id: RoomId }),
        response: { '2xx': Png },
      },
    },
    async ({ params: { id } }, reply) => {
      const found = await games.find(id);
      if (!found) throw new ApiError(404, 'noSuchThing', 'There is no finished game with this id.');
      const png = await pictures
        .of(id, { position: found.game.position, winners: winnersOf(found.game) })
        .catch(asBusy);
      reply.type('image/png').header('cache-control', 'public, max-age=86400');
      return reply.send(png);
    },
  );
};

const winnersOf = ({ players }: ArchivedGame): number[] =>
  players.flatMap(({ outcome }, seat) => (outcome === 'win' ? [seat] : []));

function asBusy(error: unknown): never {
  if (error instanceof TooBusy)
    throw new ApiError(503, 'tryAgain', 'Too many pictures are being made. Try again soon.');
  throw error;
}
