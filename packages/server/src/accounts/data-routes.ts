import { DeleteMeBody, Done, MyDataAnswer } from '@oia/protocol';
import type { Plugin } from '../routing/route.ts';
import { MINUTE_MS } from '../util/time.ts';
import type { MemberData } from './member-data.ts';
import { refusedRequest } from './refusals.ts';
import { requireMember } from './request-member.ts';
import type { SignInCookies } from './sign-in-cookies.ts';

const tags = ['me'];

/** Export and deletion of everything stored about the caller. */
export const dataRoutes: Plugin<{ memberData: MemberData; cookies: SignInCookies }> = async (
  http,
  { memberData, cookies },
) => {
  http.get(
    '/me/data',
    {
      schema: { summary: 'Everything that is stored about me', tags, response: { '2xx': MyDataAnswer } },
      config: { rateLimit: { max: 10, timeWindow: 10 * MINUTE_MS } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="oia-my-data.json"');
      return memberData.export(requireMember(request));
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
      const member = requireMember(request);
      if (request.body.name !== member.name) throw refusedRequest('wrongName');
      if (!(await memberData.remove(member))) throw refusedRequest('gameRunning');
      await cookies.signOut(request, reply);
      return {};
    },
  );
};
