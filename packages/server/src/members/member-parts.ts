import type { Entrance } from './entrance.ts';
import type { NetworkLimit } from './limits.ts';
import type { Members } from './members.ts';

/** What the routes about members are made of. */
export interface MemberParts {
  readonly members: Members;
  readonly entrance: Entrance;
  readonly byNetwork: NetworkLimit;
}
