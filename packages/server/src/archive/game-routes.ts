import type { Readable } from 'node:stream';
import { ArchivedGameAnswer, GamesAnswer, GamesQuery, RecordsQuery, RoomId } from '@oia/protocol';
import { Type } from 'typebox';
import type { Member } from '../accounts/member.ts';
import type { Members } from '../accounts/members.ts';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { FoundGame, GameQuery, GameSearch, PageCursor } from './game-search.ts';
import { RecordStream } from './record-stream.ts';

export interface GameRoutesOptions {
  readonly games: GameSearch;
  readonly members: Pick<Members, 'byName'>;
}

const tags = ['games'];
const params = Type.Object({ id: RoomId });
const RecordText = Type.Unsafe<string | Readable>(Type.String({ description: 'text/plain' }));
const DEFAULT_PAGE_SIZE = 20;
const TEXT = 'text/plain; charset=utf-8';
/** Finished games change only when a player is renamed. */
const CACHE_CONTROL = 'public, max-age=300';

/** Finished games: search, records. */
export const gameRoutes: Plugin<GameRoutesOptions> = async (http, { games, members }) => {
  /** undefined: there is no member with that name. */
  async function gameQuery(query: RecordsQuery, me: Member | undefined): Promise<GameQuery | undefined> {
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
      const { before, limit = DEFAULT_PAGE_SIZE } = query;
      const search = await gameQuery(query, member);
      const found = search ? await games.search(search, parseCursor(before), limit + 1) : [];
      const page = found.slice(0, limit).map(({ game }) => game);
      const last = page.at(-1);
      return { games: page, ...(last && found.length > limit ? { next: cursorText(last) } : {}) };
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
      const search = await gameQuery(query, member);
      reply.type(TEXT).header('content-disposition', 'attachment; filename="oia-games.txt"');
      return reply.send(new RecordStream(games, search, query.limit));
    },
  );

  http.get(
    '/games/:id',
    { schema: { summary: 'A finished game', tags, params, response: { '2xx': ArchivedGameAnswer } } },
    async ({ params: { id } }, reply): Promise<ArchivedGameAnswer> => {
      const found = await gameOf(id);
      reply.header('cache-control', CACHE_CONTROL);
      return { game: found.game, record: found.record };
    },
  );

  http.get(
    '/games/:id/record',
    { schema: { summary: 'The record of a finished game', tags, params, response: { '2xx': RecordText } } },
    async ({ params: { id } }, reply) => {
      const { record } = await gameOf(id);
      reply.type(TEXT).header('cache-control', CACHE_CONTROL);
      reply.header('content-disposition', `attachment; filename="oia-${id}.oia.txt"`);
      return reply.send(record);
    },
  );
};

const cursorText = ({ endedAt, id }: PageCursor): string => `${endedAt}-${id}`;

function parseCursor(text: string | undefined): PageCursor | undefined {
  const [endedAt = '', id = ''] = text?.split('-') ?? [];
  return id === '' ? undefined : { endedAt: Number(endedAt), id };
}
