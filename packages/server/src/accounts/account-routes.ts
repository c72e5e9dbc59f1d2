import { Done, MeAnswer, RegisterBody, SessionsAnswer, SignInBody } from '@oia/protocol';
import { Type } from 'typebox';
import { networkOf } from '../routing/networks.ts';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { MemberRouteServices } from './member-routes.ts';
import { unwrapped } from './refusals.ts';
import { requireMember } from './request-member.ts';
import { sessionOf } from './sign-in-cookies.ts';

const tags = ['account'];

/** Accounts with a password, and their sessions. */
export const accountRoutes: Plugin<MemberRouteServices> = async (http, { members, cookies, byNetwork }) => {
  const { accounts, sessions } = members;

  http.post(
    '/register',
    {
      schema: {
        summary: 'Makes an account; a guest keeps its games',
        tags,
        body: RegisterBody,
        response: { '2xx': MeAnswer },
      },
      config: byNetwork(30),
    },
    async (request, reply): Promise<MeAnswer> => {
      const { member, body } = request;
      if (member && member.kind !== 'guest') throw new ApiError(409, 'signedIn', 'Sign out first.');
      const account = await unwrapped(accounts.register(member, body));
      await cookies.signInToNew(request, reply, account);
      return { me: await members.me(account) };
    },
  );

  http.post(
    '/sign-in',
    {
      schema: { summary: 'Signs in by name and password', tags, body: SignInBody, response: { '2xx': MeAnswer } },
      config: byNetwork(30),
    },
    async (request, reply): Promise<MeAnswer> => {
      const account = await unwrapped(accounts.signIn(request.body, networkOf(request.ip)));
      await cookies.signInToExisting(request, reply, account);
      return { me: await members.me(account) };
    },
  );

  http.post(
    '/sign-out',
    { schema: { summary: 'Signs out', tags, response: { '2xx': MeAnswer } } },
    async (request, reply) => {
      await cookies.signOut(request, reply);
      return {};
    },
  );

  http.get(
    '/sessions',
    { schema: { summary: 'Where I am signed in', tags, response: { '2xx': SessionsAnswer } } },
    async (request): Promise<SessionsAnswer> => {
      const secret = sessionOf(request);
      const current = secret ? (await sessions.find(secret))?.id : undefined;
      const listed = await sessions.list(requireMember(request).id);
      return { sessions: listed.map((session) => ({ ...session, isThis: session.id === current })) };
    },
  );

  http.delete(
    '/sessions/:id',
    {
      schema: {
        summary: 'Signs another browser out',
        tags,
        response: { '2xx': Done },
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
      },
    },
    async (request) => {
      const { id } = requireMember(request);
      if (await sessions.endById(id, request.params.id)) return {};
      throw new ApiError(404, 'noSuchThing', 'There is no such session.');
    },
  );

  http.delete(
    '/sessions',
    { schema: { summary: 'Signs all other browsers out', tags, response: { '2xx': Done } } },
    async (request) => {
      await sessions.endOthers(requireMember(request).id, sessionOf(request));
      return {};
    },
  );
};
