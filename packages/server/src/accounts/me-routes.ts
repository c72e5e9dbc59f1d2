import { ChangeMeBody, GuestBody, MeAnswer } from '@oia/protocol';
import type { Plugin } from '../routing/route.ts';
import type { Member } from './member.ts';
import type { MemberRouteServices } from './member-routes.ts';
import { refusedRequest, unwrapped } from './refusals.ts';
import { requireMember } from './request-member.ts';
import { sessionOf } from './sign-in-cookies.ts';

const tags = ['me'];

/** The caller: identity, guest sign-up, name and password. */
export const meRoutes: Plugin<MemberRouteServices> = async (http, { members, cookies, byNetwork }) => {
  const { guests, accounts, sessions } = members;

  http.get(
    '/me',
    { schema: { summary: 'Who I am', tags, response: { '2xx': MeAnswer } } },
    async (request, reply): Promise<MeAnswer> => {
      const { member } = request;
      if (!member) return {};
      cookies.renew(request, reply, member);
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
      const guest = await unwrapped(guests.add(body.name));
      cookies.setGuest(reply, guest);
      return { me: await members.me(guest.member) };
    },
  );

  http.patch(
    '/me',
    { schema: { summary: 'Changes name or password', tags, body: ChangeMeBody, response: { '2xx': MeAnswer } } },
    async (request): Promise<MeAnswer> => {
      const member = requireMember(request);
      const { name, password } = request.body;
      if (password) {
        await unwrapped(accounts.changePassword(member.id, password.current, password.next));
        await sessions.endOthers(member.id, sessionOf(request));
      }
      return { me: await members.me(name === undefined ? member : await renamed(member, name)) };
    },
  );

  const renamed = (member: Member, name: string): Promise<Member> => {
    if (member.kind === 'program') throw refusedRequest('accountNeeded');
    return unwrapped(member.kind === 'guest' ? guests.rename(member, name) : accounts.rename(member, name));
  };
};
