import { Done, NewToken, TokenList, TokenWish } from '@oia/protocol';
import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import { valueIn } from '../members/refused-request.ts';
import type { Programs } from './programs.ts';

const tags = ['tokens'];

/** The tokens of one's programs. Only whoever is signed in makes and removes them: no token makes another. */
export const tokenRoutes: Plugin<{ programs: Programs }> = async (http, { programs }) => {
  http.get(
    '/tokens',
    { schema: { summary: 'The tokens of my programs', tags, response: { '2xx': TokenList } } },
    async (request): Promise<TokenList> => ({ tokens: [...(await programs.list(memberNeeded(request).id))] }),
  );

  http.post(
    '/tokens',
    {
      schema: {
        summary: 'A new token, for a program of mine',
        description: 'The token is shown this once. Whoever has it plays as the program.',
        tags,
        body: TokenWish,
        response: { '2xx': NewToken },
      },
    },
    async (request): Promise<NewToken> => valueIn(programs.addToken(memberNeeded(request), request.body)),
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
      const isRemoved = await programs.removeToken(memberNeeded(request).id, request.params.id);
      if (!isRemoved) throw new ApiError(404, 'noSuchThing', 'There is no such token.');
      return {};
    },
  );
};
