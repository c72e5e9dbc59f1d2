import type { IncomingHttpHeaders } from 'node:http';
import type { MemberId } from '@oia/protocol';

/** A guest, known by a token of the device; an account; or a program, known by a token. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'program';
  /** Identified by a read-only token. */
  readonly isReader?: true;
}

/** The sender of these headers, by cookie or Bearer token. undefined: anonymous. */
export type MemberOf = (headers: IncomingHttpHeaders) => Promise<Member | undefined>;
