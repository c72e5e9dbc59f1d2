import type { IncomingHttpHeaders } from 'node:http';
import type { Member } from './member.ts';

/** Who sends these headers, by a cookie or a Bearer token. undefined: nobody we know. */
export type MemberOf = (headers: IncomingHttpHeaders) => Promise<Member | undefined>;
