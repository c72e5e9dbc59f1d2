export { Attempt, type MissId, type Status } from './attempt.ts';
export { type Evidence, gameOf, holds, isRefused, type Refused, refusalOf, type Shown } from './evidence.ts';
export type { Exercise } from './exercise.ts';
export { type Goal, PLAYER } from './goal.ts';
export type { PowerGuide, Question } from './guide.ts';
export { GUIDES } from './powers/index.ts';
export { replyTo, winningTurn } from './reply.ts';
export { type SquareName, squareOf } from './square-name.ts';
export { gameAt, withSteps } from './start.ts';
