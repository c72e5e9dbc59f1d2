import type { MemberOf } from '../accounts/member.ts';
import { identifyMembers } from '../accounts/request-member.ts';
import { checkOrigins, type IsOwnOrigin } from '../routing/origins.ts';
import type { Http, Plugin } from '../routing/route.ts';
import type { Counts } from '../util/counts.ts';
import { requireSchemas } from './open-api.ts';
import { limitRates } from './rates.ts';

export interface ApiOptions {
  readonly memberOf: MemberOf;
  readonly isOwnOrigin: IsOwnOrigin;
  /** Requests per minute. */
  readonly requestRate: number;
  readonly counts: Counts;
  /** Adds the routes of all subjects, below `/api`. */
  readonly routes: (api: Http) => Promise<void>;
}

/** Everything below `/api`: identifies callers, and refuses foreign pages and floods. */
export const api: Plugin<ApiOptions> = async (http, { memberOf, isOwnOrigin, requestRate, counts, routes }) => {
  requireSchemas(http);
  checkOrigins(http, isOwnOrigin);
  identifyMembers(http, memberOf);
  await limitRates(http, requestRate, counts);
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await routes(http);
};
