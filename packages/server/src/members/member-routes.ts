import type { Plugin } from '../http/http.ts';
import { accountRoutes } from './account-routes.ts';
import type { Belongings } from './belongings.ts';
import { MemberCookies } from './cookies.ts';
import { dataRoutes } from './data-routes.ts';
import { Entrance } from './entrance.ts';
import { networkLimits } from './limits.ts';
import { meRoutes } from './me-routes.ts';
import type { MemberParts } from './member-parts.ts';
import type { Members } from './members.ts';
import { passkeyRoutes } from './passkey-routes.ts';

export interface MemberRoutesOptions {
  readonly members: Members;
  readonly belongings: Belongings;
  /** Browsers come by https. */
  readonly isSecure: boolean;
  /** Requests a minute. */
  readonly requestRate: number;
}

/** Everything about members themselves. */
export const memberRoutes: Plugin<MemberRoutesOptions> = async (
  http,
  { members, belongings, isSecure, requestRate },
) => {
  const entrance = new Entrance(new MemberCookies(isSecure), members, belongings);
  const parts: MemberParts = { members, entrance, byNetwork: networkLimits(requestRate) };
  for (const routes of [meRoutes, accountRoutes, passkeyRoutes]) await http.register(routes, parts);
  await http.register(dataRoutes, { belongings, entrance });
};
