import { Done, MeAnswer, RegisterBody, SessionsAnswer, SignInBody } from '@oia/protocol';
import { Type } from 'typebox';
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import { networkOf } from '../http/rates.ts';
import { sessionOf } from './entrance.ts';
import type { MemberParts } from './member-parts.ts';
import { valueIn } from './refused-request.ts';

const tags = ['account'];
/** Accounts with a password, and the browsers that are signed in to them. */
export const accountRoutes: Plugin<MemberParts> = async (http, { members, entrance, byNetwork }) => {
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
      const account = await valueIn(accounts.register(member, body));
      await entrance.account(request, reply, account);
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
      const account = await valueIn(accounts.signIn(request.body, networkOf(request.ip)));
      await entrance.existing(request, reply, account);
      return { me: await members.me(account) };
    },
  );

  http.post(
    '/sign-out',
    { schema: { summary: 'Signs out', tags, response: { '2xx': MeAnswer } } },
    async (request, reply) => {
      await entrance.out(request, reply);
      return {};
    },
  );

  http.get(
    '/sessions',
    { schema: { summary: 'Where I am signed in', tags, response: { '2xx': SessionsAnswer } } },
    async (request): Promise<SessionsAnswer> => {
      const secret = sessionOf(request);
      const current = secret ? (await sessions.find(secret))?.id : undefined;
      const listed = await sessions.list(memberNeeded(request).id);
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
      const { id } = memberNeeded(request);
      if (await sessions.endById(id, request.params.id)) return {};
      throw new ApiError(404, 'noSuchThing', 'There is no such session.');
    },
  );

  http.delete(
    '/sessions',
    { schema: { summary: 'Signs all other browsers out', tags, response: { '2xx': Done } } },
    async (request) => {
      await sessions.endOthers(memberNeeded(request).id, sessionOf(request));
      return {};
    },
  );
};
