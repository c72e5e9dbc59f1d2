import { DeleteMeBody, Done, MyDataAnswer } from '@oia/protocol';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import type { Belongings } from './belongings.ts';
import type { Entrance } from './entrance.ts';
import { refusedRequest } from './refused-request.ts';

const tags = ['me'];

/** What the server keeps about whoever asks: all of it to take along, or to be deleted. */
export const dataRoutes: Plugin<{ belongings: Belongings; entrance: Entrance }> = async (http, options) => {
  const { belongings, entrance } = options;

  http.get(
    '/me/data',
    {
      schema: { summary: 'Everything that is stored about me', tags, response: { '2xx': MyDataAnswer } },
      config: { rateLimit: { max: 10, timeWindow: 600_000 } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="oia-my-data.json"');
      return belongings.export(memberNeeded(request));
    },
  );

  http.delete(
    '/me',
    {
      schema: {
        summary: 'Deletes me; games stay without my name',
        tags,
        body: DeleteMeBody,
        response: { '2xx': Done },
      },
    },
    async (request, reply) => {
      const member = memberNeeded(request);
      if (request.body.name !== member.name) throw refusedRequest('wrongName');
      if (!(await belongings.remove(member))) throw refusedRequest('gameRunning');
      await entrance.out(request, reply);
      return {};
    },
  );
};
