export { applyEvent } from './apply-event.ts';
export { gameAfterDraft } from './changes.ts';
export {
  type Action,
  type ActionKind,
  type Answer,
  type Command,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  type Sender,
} from './commands.ts';
export { refused } from './decision.ts';
export type { Change, Clock, ComputerPlayer, Dependencies, Level } from './dependencies.ts';
export { commonLength, draftStepBetween, eventsOf, type TableEvent, type TableEventBody } from './events.ts';
export type { Device } from './hand-over.ts';
export { faultOf, openTable, startingPointOf } from './open-table.ts';
export { lastTurnOf, undoneWhile } from './playing.ts';
export {
  agreedSeats,
  deviceSeats,
  humanSeats,
  isComputer,
  isComputerAt,
  isComputersOnly,
  levelOf,
  type Person,
  type Player,
  recordNames,
  type Seat,
} from './seats.ts';
export {
  freshStartOf,
  type Looks,
  rematchOf,
  type StartingPoint,
  type TableSetup,
  USUAL_LOOKS,
  type Way,
  withSeats,
} from './setup.ts';
export { SharedDevice } from './shared-device.ts';
export type { DrawOffer, Hint, Rematch, TableSnapshot, TableState } from './state.ts';
export { Table } from './table.ts';
export { playTyped, type TypedFault, type TypedTurn, typedWords } from './typed-turn.ts';
export {
  type DraftView,
  type GameStatus,
  type GameView,
  gameStatus,
  type ShownMoment,
  shownMoment,
  type TableView,
  tableView,
} from './views.ts';
