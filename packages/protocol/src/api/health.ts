import { type Static, Type } from 'typebox';

/** A server that closes answers 503 instead. */
export const HealthAnswer = Type.Object({ status: Type.Literal('ok') });
export type HealthAnswer = Static<typeof HealthAnswer>;
