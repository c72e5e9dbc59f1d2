import { type Static, Type } from 'typebox';

/** Why the server refuses a request. Clients put the code into words; the message is for developers. */
export const API_FAULTS = [
  /** The request itself is wrong: an unknown field, a value out of bounds. */
  'badRequest',
  /** Cross-site, or not JSON. */
  'notAllowed',
  'signInNeeded',
  'accountNeeded',
  'noSuchThing',
  'tooFast',
  /** Rules that forbid these powers or these seats. */
  'badTerms',
  'notSaved',
  'tryAgain',
  'internal',
] as const;
export type ApiFaultCode = (typeof API_FAULTS)[number];

/** The body of every answer that is not 2xx. */
export const ApiFault = Type.Object({
  error: Type.Object({
    code: Type.String({ description: 'What to do about it; never changes its meaning' }),
    message: Type.String({ description: 'For developers, in English' }),
  }),
});
export type ApiFault = Static<typeof ApiFault>;

/** A server that closes answers 503 instead. */
export const HealthAnswer = Type.Object({ status: Type.Literal('ok') });
export type HealthAnswer = Static<typeof HealthAnswer>;
