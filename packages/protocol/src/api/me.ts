import { type Static, Type } from 'typebox';
import { MemberId, MemberName } from '../ids.ts';

const strict = { additionalProperties: false } as const;

export const MEMBER_KINDS = ['guest', 'account', 'program'] as const;
export const MemberKind = Type.Enum(MEMBER_KINDS);
export type MemberKind = Static<typeof MemberKind>;

/** Minimum length of a new password. */
export const MIN_PASSWORD_LENGTH = 8;
const NewPassword = Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: 200 });
/** Of any length: a short one is simply wrong. */
const TypedPassword = Type.String({ maxLength: 200 });

/** The caller's own view of their account. */
export const Me = Type.Object({
  id: MemberId,
  name: Type.String({ description: 'Empty for a guest without a name' }),
  kind: MemberKind,
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer({ description: 'How many passkeys there are' }),
});
export type Me = Static<typeof Me>;

/** `me` is left out for an anonymous caller. */
export const MeAnswer = Type.Object({ me: Type.Optional(Me) });
export type MeAnswer = Static<typeof MeAnswer>;

/** Names of guests need not be unique. */
export const GuestBody = Type.Object({ name: Type.Optional(MemberName) }, strict);
export type GuestBody = Static<typeof GuestBody>;

export const RegisterBody = Type.Object({ name: MemberName, password: NewPassword }, strict);
export type RegisterBody = Static<typeof RegisterBody>;

export const SignInBody = Type.Object({ name: Type.String({ maxLength: 60 }), password: TypedPassword }, strict);
export type SignInBody = Static<typeof SignInBody>;

/** Changes what is named. `current` is needed where there is a password already. */
export const ChangeMeBody = Type.Object(
  {
    name: Type.Optional(MemberName),
    password: Type.Optional(Type.Object({ current: Type.Optional(TypedPassword), next: NewPassword }, strict)),
  },
  { ...strict, minProperties: 1 },
);
export type ChangeMeBody = Static<typeof ChangeMeBody>;

/** The caller's name, as a confirmation. Empty for a guest without one. */
export const DeleteMeBody = Type.Object({ name: Type.String({ maxLength: 60 }) }, strict);
export type DeleteMeBody = Static<typeof DeleteMeBody>;

/** Everything the server stores about the caller, by database table. */
export const MyDataAnswer = Type.Record(Type.String(), Type.Unknown());
export type MyDataAnswer = Static<typeof MyDataAnswer>;

/** A browser that is signed in. */
export const SessionFacts = Type.Object({
  id: Type.String(),
  agent: Type.String({ description: 'What the browser calls itself, shortened' }),
  createdAt: Type.Integer(),
  seenAt: Type.Integer(),
  isThis: Type.Boolean(),
});
export type SessionFacts = Static<typeof SessionFacts>;
export const SessionsAnswer = Type.Object({ sessions: Type.Array(SessionFacts) });
export type SessionsAnswer = Static<typeof SessionsAnswer>;

/** The answer to a request that was carried out and returns no data. */
export const Done = Type.Object({});
export type Done = Static<typeof Done>;

/** Codes of refused account requests (`error.code`). */
export const MEMBER_REFUSALS = [
  'badName',
  'reservedName',
  /** Letters of several alphabets, or rare ones that look like others. */
  'mixedName',
  'nameTaken',
  /** Wrong name or password; which of them is not disclosed. */
  'wrongCredentials',
  'wrongPassword',
  'accountNeeded',
  /** The last passkey of an account without a password. */
  'lastWayIn',
  /** The passkey cannot be verified, or its challenge has expired. */
  'badPasskey',
  'tooManyPasskeys',
  'tooManyTokens',
  'wrongName',
  /** A running game prevents it. */
  'gameRunning',
  'tooFast',
  'busy',
] as const;
export type MemberRefusalCode = (typeof MEMBER_REFUSALS)[number];
