import type { Readable } from 'node:stream';
import { ArchivedGameAnswer, GamesAnswer, GamesQuery, RecordsQuery, RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import type { Member } from '../members/member.ts';
import type { Members } from '../members/members.ts';
import type { FoundGame, GameSearch, Place, Search } from '../store/game-search.ts';
import { RecordStream } from './record-stream.ts';

export interface GameRoutesOptions {
  readonly games: GameSearch;
  readonly members: Pick<Members, 'byName'>;
}

const tags = ['games'];
const params = Type.Object({ id: RoomId });
const RecordText = Type.Unsafe<string | Readable>(Type.String({ description: 'text/plain' }));
const PAGE = 20;
const TEXT = 'text/plain; charset=utf-8';
/** A finished game changes only by the names of its players. */
const CACHED = 'public, max-age=300';

/** Finished games: search, records. */
export const gameRoutes: Plugin<GameRoutesOptions> = async (http, { games, members }) => {
  /** undefined: nobody has that name, so there is nothing to find. */
  async function searchOf(query: RecordsQuery, me: Member | undefined): Promise<Search | undefined> {
    const { power, player, result, pool, since, until } = query;
    const search = { power, result, pool, since, until };
    if (player === undefined) return search;
    const found = player === 'me' ? me : await members.byName(player);
    return found && { ...search, member: found.id };
  }

  async function gameOf(id: string): Promise<FoundGame> {
    const found = await games.find(id);
    if (found) return found;
    throw new ApiError(404, 'noSuchThing', 'There is no finished game with this id.');
  }

  http.get(
    '/games',
    {
      schema: {
        summary: 'Finished games, the newest first',
        tags,
        querystring: GamesQuery,
        response: { '2xx': GamesAnswer },
      },
    },
    async ({ query, member }): Promise<GamesAnswer> => {
      const { before, limit = PAGE } = query;
      const search = await searchOf(query, member);
      const found = search ? await games.search(search, placeIn(before), limit + 1) : [];
      const page = found.slice(0, limit).map(({ game }) => game);
      const last = page.at(-1);
      return { games: page, ...(last && found.length > limit ? { next: placeText(last) } : {}) };
    },
  );

  http.get(
    '/games/records',
    {
      schema: {
        summary: 'The records of many games, in one file',
        tags,
        querystring: RecordsQuery,
        response: { '2xx': RecordText },
      },
    },
    async ({ query, member }, reply) => {
      const search = await searchOf(query, member);
      reply.type(TEXT).header('content-disposition', 'attachment; filename="oia-games.txt"');
      return reply.send(new RecordStream(games, search, query.limit));
    },
  );

  http.get(
    '/games/:id',
    { schema: { summary: 'A finished game', tags, params, response: { '2xx': ArchivedGameAnswer } } },
    async ({ params: { id } }, reply): Promise<ArchivedGameAnswer> => {
      const found = await gameOf(id);
      reply.header('cache-control', CACHED);
      return { game: found.game, record: found.record };
    },
  );

  http.get(
    '/games/:id/record',
    { schema: { summary: 'The record of a finished game', tags, params, response: { '2xx': RecordText } } },
    async ({ params: { id } }, reply) => {
      const { record } = await gameOf(id);
      reply.type(TEXT).header('cache-control', CACHED);
      reply.header('content-disposition', `attachment; filename="oia-${id}.oia.txt"`);
      return reply.send(record);
    },
  );
};

const placeText = ({ endedAt, id }: Place): string => `${endedAt}-${id}`;

function placeIn(text: string | undefined): Place | undefined {
  const [endedAt = '', id = ''] = text?.split('-') ?? [];
  return id === '' ? undefined : { endedAt: Number(endedAt), id };
}
