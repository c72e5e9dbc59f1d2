import type { MemberId, MemberKind, TokenScope } from '@oia/protocol';

export interface MemberTables {
  member: MemberTable;
  member_name: MemberNameTable;
  session: SessionTable;
  passkey: PasskeyTable;
  challenge: ChallengeTable;
  token: TokenTable;
  secret: SecretTable;
}

interface MemberTable {
  id: MemberId;
  kind: MemberKind;
  /** Empty for a guest without one. */
  name: string;
  /** As `Passwords` writes it. */
  password: string | null;
  /** The account that a program belongs to. */
  owner: MemberId | null;
  created_at: number;
}

/** Which account or program has a name. A table of its own, so that taking one is a plain insert on every database. */
interface MemberNameTable {
  /** `nameKey`: names that look alike are one. */
  key: string;
  member: MemberId;
}

/** A browser that is signed in. */
interface SessionTable {
  /** Of the cookie; the cookie itself is not stored. */
  hash: string;
  /** What its owner names it by. */
  id: string;
  member: MemberId;
  agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

interface PasskeyTable {
  /** The credential's id, in base64url. */
  id: string;
  member: MemberId;
  public_key: string;
  counter: number;
  /** JSON of a list. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

/** A question to an authenticator that waits for its answer. It is deleted with the first one. */
interface ChallengeTable {
  challenge: string;
  purpose: 'add' | 'signIn';
  /** Who will own the new passkey, and the name of a new account. */
  member: MemberId | null;
  name: string | null;
  expires_at: number;
}

/** What a program proves with who it is. */
interface TokenTable {
  hash: string;
  id: string;
  member: MemberId;
  label: string;
  scope: TokenScope;
  created_at: number;
  used_at: number | null;
}

/** Keys of the server itself, made at its first start and shared by all processes. */
interface SecretTable {
  name: string;
  value: string;
}
