import type { FastifyRequest } from 'fastify';
import type { Member } from '../members/member.ts';
import type { MemberOf } from '../members/member-of.ts';
import { ApiError } from './api-error.ts';
import type { Http } from './http.ts';
import { isChanging } from './origins.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined: nobody we know. */
    member: Member | undefined;
  }
  interface FastifyContextConfig {
    /** What it changes may be changed with a token too. */
    isForPrograms?: boolean;
  }
}

/** Every request below knows who sends it. */
export function knowMembers(http: Http, memberOf: MemberOf): void {
  http.decorateRequest('member', undefined);
  http.addHook('onRequest', async (request) => {
    const { method, headers, routeOptions } = request;
    const isProgram = headers.authorization !== undefined;
    if (isProgram && isChanging(method) && !routeOptions.config.isForPrograms) {
      throw new ApiError(403, 'accountNeeded', 'No token is enough for this: sign in.');
    }
    request.member = await memberOf(headers);
  });
}

/** Who asks, where somebody has to be known. */
export function memberNeeded({ member }: FastifyRequest): Member {
  if (member) return member;
  throw new ApiError(401, 'signInNeeded', 'Sign in, begin as a guest, or send a token.');
}

/** Who asks, where something is played or changed: a token may be for reading alone. */
export function playerNeeded(request: FastifyRequest): Member {
  const member = memberNeeded(request);
  if (!member.isReader) return member;
  throw new ApiError(403, 'scopeNeeded', 'This needs a token with the scope "play".');
}
