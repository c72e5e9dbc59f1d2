import type { FastifyRequest } from 'fastify';
import { ApiError, type Http, isChanging } from '../routing/route.ts';
import type { Member, MemberOf } from './member.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined: anonymous. */
    member: Member | undefined;
  }
  interface FastifyContextConfig {
    /** Whether a token may make this changing request. */
    isForPrograms?: boolean;
  }
}

/** Sets `request.member` on every request of this scope. */
export function identifyMembers(http: Http, memberOf: MemberOf): void {
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

/** The caller; anonymous callers are refused. */
export function requireMember({ member }: FastifyRequest): Member {
  if (member) return member;
  throw new ApiError(401, 'signInNeeded', 'Sign in, begin as a guest, or send a token.');
}

/** The caller, who may also play: read-only tokens are refused. */
export function requirePlayer(request: FastifyRequest): Member {
  const member = requireMember(request);
  if (!member.isReader) return member;
  throw new ApiError(403, 'scopeNeeded', 'This needs a token with the scope "play".');
}
