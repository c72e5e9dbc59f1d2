import { type Static, Type } from 'typebox';
import { MemberId, MemberName } from '../ids.ts';

const strict = { additionalProperties: false } as const;

export const MEMBER_KINDS = ['guest', 'account', 'program'] as const;
export const MemberKind = Type.Enum(MEMBER_KINDS);
export type MemberKind = Static<typeof MemberKind>;

/** The fewest characters of a password. */
export const LEAST_PASSWORD = 8;
const NewPassword = Type.String({ minLength: LEAST_PASSWORD, maxLength: 200 });
/** Any: too short is as wrong as any other. */
const TypedPassword = Type.String({ maxLength: 200 });

/** Who asks, as only they see it. */
export const Me = Type.Object({
  id: MemberId,
  name: Type.String({ description: 'Empty for a guest without a name' }),
  kind: MemberKind,
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer({ description: 'How many passkeys there are' }),
});
export type Me = Static<typeof Me>;

/** `me` is left out where nobody is known. */
export const MeAnswer = Type.Object({ me: Type.Optional(Me) });
export type MeAnswer = Static<typeof MeAnswer>;

/** A guest with that name, which others may have too. */
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

/** The own name once more, so that nobody is deleted by accident. Empty for a guest without one. */
export const DeleteMeBody = Type.Object({ name: Type.String({ maxLength: 60 }) }, strict);
export type DeleteMeBody = Static<typeof DeleteMeBody>;

/** Everything the server keeps about whoever asks. Its parts are those of the tables. */
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

/** What was asked is done, and there is nothing to say about it. */
export const Done = Type.Object({});
export type Done = Static<typeof Done>;

/** Why something about a member is refused (`error.code`). */
export const MEMBER_REFUSALS = [
  'badName',
  'reservedName',
  'nameTaken',
  /** Name or password, it is not said which. */
  'wrongCredentials',
  'wrongPassword',
  'accountNeeded',
  /** The last passkey of an account without a password. */
  'lastWayIn',
  /** The passkey cannot be verified, or its question was asked too long ago. */
  'badPasskey',
  'tooManyPasskeys',
  'tooManyTokens',
  'wrongName',
  /** A game could not be left. */
  'gameRunning',
  'tooFast',
  'busy',
] as const;
export type MemberRefusalCode = (typeof MEMBER_REFUSALS)[number];
