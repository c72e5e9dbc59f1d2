import type { MemberId } from '@oia/protocol';

/** Somebody the server knows: a guest by the token of a device, an account, or a program with a token of its own. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'program';
  /** By a token that may read and not play. */
  readonly isReader?: true;
}
