import { type NetworkLimit, networkLimits } from '../routing/networks.ts';
import type { Plugin } from '../routing/route.ts';
import { accountRoutes } from './account-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { meRoutes } from './me-routes.ts';
import type { MemberData } from './member-data.ts';
import type { Members } from './members.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { MemberCookies, SignInCookies } from './sign-in-cookies.ts';

/** Services shared by the routes about members. */
export interface MemberRouteServices {
  readonly members: Members;
  readonly cookies: SignInCookies;
  readonly byNetwork: NetworkLimit;
}

export interface MemberRoutesOptions {
  readonly members: Members;
  readonly memberData: MemberData;
  /** Whether browsers use https. */
  readonly isSecure: boolean;
  /** Requests per minute. */
  readonly requestRate: number;
}

/** All routes about members. */
export const memberRoutes: Plugin<MemberRoutesOptions> = async (
  http,
  { members, memberData, isSecure, requestRate },
) => {
  const cookies = new SignInCookies(new MemberCookies(isSecure), members, memberData);
  const services: MemberRouteServices = { members, cookies, byNetwork: networkLimits(requestRate) };
  for (const routes of [meRoutes, accountRoutes, passkeyRoutes]) await http.register(routes, services);
  await http.register(dataRoutes, { memberData, cookies });
};
