import { Done, NewToken, TokenList, TokenWish } from '@oia/protocol';
import { Type } from 'typebox';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { Programs } from './programs.ts';
import { unwrapped } from './refusals.ts';
import { requireMember } from './request-member.ts';

const tags = ['tokens'];

/** Tokens of the caller's programs. Only signed-in accounts create and remove them: no token creates another. */
export const tokenRoutes: Plugin<{ programs: Programs }> = async (http, { programs }) => {
  http.get(
    '/tokens',
    { schema: { summary: 'The tokens of my programs', tags, response: { '2xx': TokenList } } },
    async (request): Promise<TokenList> => ({ tokens: [...(await programs.list(requireMember(request).id))] }),
  );

  http.post(
    '/tokens',
    {
      schema: {
        summary: 'A new token, for a program of mine',
        description: 'The token is shown this once. Its bearer plays as the program.',
        tags,
        body: TokenWish,
        response: { '2xx': NewToken },
      },
    },
    async (request): Promise<NewToken> => unwrapped(programs.addToken(requireMember(request), request.body)),
  );

  http.delete(
    '/tokens/:id',
    {
      schema: {
        summary: 'Makes a token void',
        tags,
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        response: { '2xx': Done },
      },
    },
    async (request): Promise<Done> => {
      const isRemoved = await programs.removeToken(requireMember(request).id, request.params.id);
      if (!isRemoved) throw new ApiError(404, 'noSuchThing', 'There is no such token.');
      return {};
    },
  );
};
