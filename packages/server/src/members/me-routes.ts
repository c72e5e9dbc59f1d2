import { ChangeMeBody, GuestBody, MeAnswer } from '@oia/protocol';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import { sessionOf } from './entrance.ts';
import type { Member } from './member.ts';
import type { MemberParts } from './member-parts.ts';
import { refusedRequest, valueIn } from './refused-request.ts';

const tags = ['me'];

/** Who asks: as a guest or an account, with a name of their own choice. */
export const meRoutes: Plugin<MemberParts> = async (http, { members, entrance, byNetwork }) => {
  const { guests, accounts, sessions } = members;

  http.get(
    '/me',
    { schema: { summary: 'Who asks', tags, response: { '2xx': MeAnswer } } },
    async (request, reply): Promise<MeAnswer> => {
      const { member } = request;
      if (!member) return {};
      entrance.renew(request, reply, member);
      return { me: await members.me(member) };
    },
  );

  http.post(
    '/guest',
    {
      schema: { summary: 'Begins as a guest', tags, body: GuestBody, response: { '2xx': MeAnswer } },
      config: byNetwork(30),
    },
    async ({ body, member }, reply): Promise<MeAnswer> => {
      if (member) return { me: await members.me(member) };
      const guest = await valueIn(guests.add(body.name));
      entrance.guest(reply, guest);
      return { me: await members.me(guest.member) };
    },
  );

  http.patch(
    '/me',
    { schema: { summary: 'Changes name or password', tags, body: ChangeMeBody, response: { '2xx': MeAnswer } } },
    async (request): Promise<MeAnswer> => {
      const member = memberNeeded(request);
      const { name, password } = request.body;
      if (password) {
        await valueIn(accounts.changePassword(member.id, password.current, password.next));
        await sessions.endOthers(member.id, sessionOf(request));
      }
      return { me: await members.me(name === undefined ? member : await renamed(member, name)) };
    },
  );

  const renamed = (member: Member, name: string): Promise<Member> => {
    if (member.kind === 'program') throw refusedRequest('accountNeeded');
    return valueIn(member.kind === 'guest' ? guests.rename(member, name) : accounts.rename(member, name));
  };
};
