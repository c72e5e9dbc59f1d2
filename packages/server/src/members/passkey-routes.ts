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
import { ApiError } from '../http/api-error.ts';
import type { Plugin } from '../http/http.ts';
import { memberNeeded } from '../http/members.ts';
import type { MemberParts } from './member-parts.ts';
import type { Site } from './passkey-check.ts';
import { valueIn } from './refused-request.ts';

const tags = ['passkeys'];
const params = Type.Object({ id: Type.String({ maxLength: 1400 }) });

/** Passkeys: new ones, signing in by one, and their labels. */
export const passkeyRoutes: Plugin<MemberParts> = async (http, { members, entrance, byNetwork }) => {
  const { passkeys } = members;

  http.get(
    '/passkeys',
    { schema: { summary: 'My passkeys', tags, response: { '2xx': PasskeysAnswer } } },
    async (request): Promise<PasskeysAnswer> => {
      const mine = await passkeys.list(memberNeeded(request).id);
      const shown = mine.map(({ id, label, createdAt, usedAt }) => ({
        id,
        label,
        createdAt,
        ...(usedAt === undefined ? {} : { usedAt }),
      }));
      return { passkeys: shown };
    },
  );

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
      options: await valueIn(passkeys.askForNew(request.member, request.body.name, siteOf(request))),
    }),
  );

  http.post(
    '/passkeys',
    {
      schema: { summary: 'Adds a passkey', tags, body: AddPasskeyBody, response: { '2xx': MeAnswer } },
      config: byNetwork(30),
    },
    async (request, reply): Promise<MeAnswer> => {
      const account = await valueIn(passkeys.add(request.member, request.body, siteOf(request)));
      if (request.member?.kind !== 'account') await entrance.account(request, reply, account);
      return { me: await members.me(account) };
    },
  );

  http.patch(
    '/passkeys/:id',
    { schema: { summary: 'Renames a passkey', tags, params, response: { '2xx': Done }, body: LabelBody } },
    async (request) => {
      const { id } = memberNeeded(request);
      if (await passkeys.relabel(id, request.params.id, request.body.label)) return {};
      throw noPasskey();
    },
  );

  http.delete(
    '/passkeys/:id',
    { schema: { summary: 'Removes a passkey', tags, params, response: { '2xx': Done } } },
    async (request) => {
      if (await valueIn(passkeys.remove(memberNeeded(request), request.params.id))) return {};
      throw noPasskey();
    },
  );

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
      const account = await valueIn(passkeys.signIn(request.body, siteOf(request)));
      await entrance.existing(request, reply, account);
      return { me: await members.me(account) };
    },
  );
};

const noPasskey = (): ApiError => new ApiError(404, 'noSuchThing', 'There is no such passkey.');

/** The page that asks. Its origin is ours: that was checked before any of this. */
function siteOf({ headers: { origin = '' } }: FastifyRequest): Site {
  if (!URL.canParse(origin)) throw new ApiError(403, 'notAllowed', 'Passkeys work in browsers only.');
  return { origin, host: new URL(origin).hostname };
}
