import {
  AddPasskeyBody,
  Done,
  LabelBody,
  MeAnswer,
  NewPasskeyBody,
  PasskeyOptionsAnswer,
  PasskeySignInBody,
  PasskeysAnswer,
} from '@oia/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { MemberRouteServices } from './member-routes.ts';
import type { Site } from './passkey-check.ts';
import { unwrapped } from './refusals.ts';
import { requireMember } from './request-member.ts';

const tags = ['passkeys'];
const params = Type.Object({ id: Type.String({ maxLength: 1400 }) });

/** Adding, listing and removing passkeys, and signing in by one. */
export const passkeyRoutes: Plugin<MemberRouteServices> = async (http, services) => {
  await http.register(ownPasskeyRoutes, services);
  await http.register(newPasskeyRoutes, services);
  await http.register(passkeySignInRoutes, services);
};

const ownPasskeyRoutes: Plugin<MemberRouteServices> = async (http, { members: { passkeys } }) => {
  http.get(
    '/passkeys',
    { schema: { summary: 'My passkeys', tags, response: { '2xx': PasskeysAnswer } } },
    async (request): Promise<PasskeysAnswer> => {
      const mine = await passkeys.list(requireMember(request).id);
      const shown = mine.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt,
        ...(usedAt === undefined ? {} : { usedAt }),
      }));
      return { passkeys: shown };
    },
  );

  http.patch(
    '/passkeys/:id',
    { schema: { summary: 'Renames a passkey', tags, params, response: { '2xx': Done }, body: LabelBody } },
    async (request) => {
      const { id } = requireMember(request);
      if (await passkeys.relabel(id, request.params.id, request.body.label)) return {};
      throw noPasskey();
    },
  );

  http.delete(
    '/passkeys/:id',
    { schema: { summary: 'Removes a passkey', tags, params, response: { '2xx': Done } } },
    async (request) => {
      if (await unwrapped(passkeys.remove(requireMember(request), request.params.id))) return {};
      throw noPasskey();
    },
  );
};

const newPasskeyRoutes: Plugin<MemberRouteServices> = async (http, { members, cookies, byNetwork }) => {
  const { passkeys } = members;

  http.post(
    '/passkeys/options',
    {
      schema: {
        summary: 'Asks for a new passkey',
        tags,
        body: NewPasskeyBody,
        response: { '2xx': PasskeyOptionsAnswer },
      },
      config: byNetwork(30),
    },
    async (request): Promise<PasskeyOptionsAnswer> => ({
      options: await unwrapped(passkeys.askForNew(request.member, request.body.name, siteOf(request))),
    }),
  );

  http.post(
    '/passkeys',
    {
      schema: { summary: 'Adds a passkey', tags, body: AddPasskeyBody, response: { '2xx': MeAnswer } },
      config: byNetwork(30),
    },
    async (request, reply): Promise<MeAnswer> => {
      const account = await unwrapped(passkeys.add(request.member, request.body, siteOf(request)));
      if (request.member?.kind !== 'account') await cookies.signInToNew(request, reply, account);
      return { me: await members.me(account) };
    },
  );
};

const passkeySignInRoutes: Plugin<MemberRouteServices> = async (http, { members, cookies, byNetwork }) => {
  const { passkeys } = members;

  http.post(
    '/passkeys/sign-in/options',
    {
      schema: { summary: 'Asks for any passkey', tags, response: { '2xx': PasskeyOptionsAnswer } },
      config: byNetwork(60),
    },
    async (request): Promise<PasskeyOptionsAnswer> => ({ options: await passkeys.askToSignIn(siteOf(request)) }),
  );

  http.post(
    '/passkeys/sign-in',
    {
      schema: { summary: 'Signs in by a passkey', tags, body: PasskeySignInBody, response: { '2xx': MeAnswer } },
      config: byNetwork(60),
    },
    async (request, reply): Promise<MeAnswer> => {
      const account = await unwrapped(passkeys.signIn(request.body, siteOf(request)));
      await cookies.signInToExisting(request, reply, account);
      return { me: await members.me(account) };
    },
  );
};

const noPasskey = (): ApiError => new ApiError(404, 'noSuchThing', 'There is no such passkey.');

/** The site of the calling page, whose origin was checked before. */
function siteOf({ headers: { origin = '' } }: FastifyRequest): Site {
  if (!URL.canParse(origin)) throw new ApiError(403, 'notAllowed', 'Passkeys work in browsers only.');
  return { origin, host: new URL(origin).hostname };
}
