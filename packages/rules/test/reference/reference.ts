// An independent, slow reference for complete turns of two-player Santorini, written from the rule files only.

export { canonical } from './canonical.ts';
export { OTHERS, SIMPLE, SUBJECTS, supported } from './powers.ts';
export { tooMany } from './size.ts';
export { additionalPlayable, referenceTurns } from './turns.ts';
export type { RefPosition, RefSeat, RefState, Sex, Side } from './types.ts';
