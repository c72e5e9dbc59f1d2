export {
  type Answer,
  type Command,
  type Order,
  type OrderKind,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  type Sender,
} from './commands.ts';
export type { Change, Clock, ComputerPlayer, Dependencies } from './dependencies.ts';
export type { Device } from './device.ts';
export { decidedStep, eventsOf, type TableEvent, type TableNews } from './events.ts';
export { followed } from './following.ts';
export {
  deviceSeats,
  humanSeats,
  isComputer,
  isComputerAt,
  isWatched,
  levelOf,
  type Player,
  recordNames,
  type Seat,
} from './seats.ts';
export {
  type Beginning,
  beginningOf,
  faultOf,
  type Looks,
  rematchOf,
  type TableSetup,
  USUAL_LOOKS,
  type Way,
} from './setup.ts';
export { SharedDevice } from './shared-device.ts';
export type { Draw, Hint, Opening, Rematch, TableState } from './state.ts';
export { Table } from './table.ts';
export { playTyped, type TypedFault, type TypedTurn, typedWords } from './typed-turn.ts';
export type { Audience, DraftView, GameView, ShownMoment, Standing, TableView } from './views.ts';
