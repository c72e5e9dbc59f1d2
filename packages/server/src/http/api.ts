import type { Counts } from '../counts/counts.ts';
import type { MemberOf } from '../members/member-of.ts';
import type { Http, Plugin } from './http.ts';
import { knowMembers } from './members.ts';
import { requireSchemas } from './open-api.ts';
import { checkOrigins, type IsOwnOrigin } from './origins.ts';
import { limitRates } from './rates.ts';

export interface ApiOptions {
  readonly memberOf: MemberOf;
  readonly isOwnOrigin: IsOwnOrigin;
  /** Requests a minute. */
  readonly requestRate: number;
  readonly counts: Counts;
  /** Adds the routes of all subjects. Their addresses begin after `/api`. */
  readonly routes: (api: Http) => Promise<void>;
}

/** Everything under `/api`: who asks is known, pages of others and floods are refused. */
export const api: Plugin<ApiOptions> = async (http, { memberOf, isOwnOrigin, requestRate, counts, routes }) => {
  requireSchemas(http);
  checkOrigins(http, isOwnOrigin);
  knowMembers(http, memberOf);
  await limitRates(http, requestRate, counts);
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await routes(http);
};
