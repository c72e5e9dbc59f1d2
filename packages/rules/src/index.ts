export { BAN_KINDS, BANS, type Ban, type BanKind, banBetween, bannedWith, isBanned, isRefused } from './bans.ts';
export { Belief } from './belief.ts';
export { createMatch, type MatchOptions, NO_POWER, startPosition } from './create.ts';
export {
  type AcceptsPowers,
  choiceSize,
  clashes,
  type Deal,
  type DealOptions,
  dealChoice,
  dealMatchup,
  dealPool,
} from './deal.ts';
export { Draft, type DraftOptions, type DraftStep, draftStepText } from './draft.ts';
export { eventsFor } from './event-views.ts';
export type { BuildingEvent, CardEvent, CardRef, FlowEvent, GameEvent, Travel, WorkerEvent } from './events.ts';
export { FAULT_CODES, type Fault, type FaultCode, fault, type Result } from './fallible.ts';
export { Game, type Moment } from './game.ts';
export { hashOf } from './hash.ts';
export { type Card, hasAnswer, Match, mayBeAnswered, type SetupTask } from './match.ts';
export * from './notation/index.ts';
export { type Observation, observationOf, sameObservation } from './observation.ts';
export { Perft } from './perft.ts';
export { type PlainStep, packedStep, plainStep } from './plain-steps.ts';
export { heightAt, type Position, samePosition, sideAt } from './position.ts';
export { PositionKey } from './position-key.ts';
export {
  type Course,
  type Effects,
  type Field,
  HOUSE_RULES,
  type HouseRule,
  type Me,
  OPEN_ACT,
  OPEN_BUILD,
  OPEN_END,
  OPEN_MOVE,
  type Open,
  type Power,
  type PowerSet,
  SETS,
  type StealableCard,
} from './power.ts';
export { POWER_LIST, type PowerId, powerById } from './power-list.ts';
export { pickOne, type Random, seededRandom, shuffled } from './random.ts';
export * from './readers.ts';
export { type Refusal, whyNotSquare, whyNotStep } from './reasons.ts';
export { Recorder } from './recorder.ts';
export { actorOf, type Played, Referee } from './referee.ts';
export { type EndReason, isOver, type Outcome, outcomeOf, REASONS } from './result.ts';
export * from './squares.ts';
export { SEAT_LETTERS, seatLetter, seatOfLetter } from './squares.ts';
export * from './steps.ts';
export { SYMMETRIES, turnDirection, turnPosition, turnSquare } from './symmetry.ts';
export type { Visit } from './turns/result-sink.ts';
export { listTurns, type Turn } from './turns/turns-of-game.ts';
export { TurnWalker } from './turns/walker.ts';
export { shownStep, shownTo, type Viewer, viewOf } from './views.ts';
export { WinTest } from './win-test.ts';
export { MAX_WORLDS, worldsOf } from './worlds.ts';
