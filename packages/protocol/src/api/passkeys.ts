import { type Static, Type } from 'typebox';
import { MemberName } from '../ids.ts';

const strict = { additionalProperties: false } as const;
const Label = Type.String({ minLength: 1, maxLength: 40, description: 'What its owner calls it' });

export const PasskeyFacts = Type.Object({
  id: Type.String(),
  label: Label,
  createdAt: Type.Integer(),
  usedAt: Type.Optional(Type.Integer()),
});
export type PasskeyFacts = Static<typeof PasskeyFacts>;
export const PasskeysAnswer = Type.Object({ passkeys: Type.Array(PasskeyFacts) });
export type PasskeysAnswer = Static<typeof PasskeysAnswer>;

/** With a name: a new account, or the guest becomes one. Without: one more passkey of an account. */
export const NewPasskeyBody = Type.Object({ name: Type.Optional(MemberName) }, strict);
export type NewPasskeyBody = Static<typeof NewPasskeyBody>;

/** The options for `startRegistration` or `startAuthentication` of @simplewebauthn/browser (`optionsJSON`). */
export const PasskeyOptionsAnswer = Type.Object({ options: Type.Unsafe<object>(Type.Object({})) });
export type PasskeyOptionsAnswer = Static<typeof PasskeyOptionsAnswer>;

const Text = Type.String({ maxLength: 8192 });
const Transports = Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }));
const common = {
  id: Type.String({ maxLength: 1400 }),
  rawId: Type.String({ maxLength: 1400 }),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  clientExtensionResults: Type.Object({}),
};

/** The result of `startRegistration`. */
const Registration = Type.Object({
  ...common,
  response: Type.Object({ clientDataJSON: Text, attestationObject: Text, transports: Transports }),
});

/** The result of `startAuthentication`. */
const Authentication = Type.Object({
  ...common,
  response: Type.Object({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: Type.Optional(Text),
  }),
});

export const AddPasskeyBody = Type.Object({ label: Label, response: Registration }, strict);
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;
export const PasskeySignInBody = Type.Object({ response: Authentication }, strict);
export type PasskeySignInBody = Static<typeof PasskeySignInBody>;
export const LabelBody = Type.Object({ label: Label }, strict);
export type LabelBody = Static<typeof LabelBody>;
