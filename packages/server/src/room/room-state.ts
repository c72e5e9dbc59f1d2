import type { ChatLine, RatingChange, RoomId, RoomStage, TakeBackOffer } from '@oia/protocol';
import type { TableSetup } from '@oia/table';
import type { StoredTerms } from '../store/room-store.ts';
import { type ClockState, firstClock } from './game-clock.ts';
import type { RoomEntry, Seated } from './room-entry.ts';

/** Everything of a room but its table. Immutable. */
export interface RoomState {
  readonly version: number;
  readonly stage: RoomStage;
  readonly setup: TableSetup;
  readonly seated: readonly Seated[];
  readonly clock: ClockState;
  readonly takeBack: TakeBackOffer | undefined;
  readonly chat: readonly ChatLine[];
  readonly next: RoomId | undefined;
  readonly ratings: readonly RatingChange[] | undefined;
  /** When it last changed. */
  readonly at: number;
}

/** What was said before is not shown any more. */
const MOST_LINES = 100;

export const firstState = ({ setup, control }: StoredTerms, openedAt: number): RoomState => ({
  version: 0,
  stage: 'waiting',
  setup,
  seated: [],
  clock: firstClock(control, setup.seats.length),
  takeBack: undefined,
  chat: [],
  next: undefined,
  ratings: undefined,
  at: openedAt,
});

export function stateAfter(state: RoomState, entry: RoomEntry): RoomState {
  const { version, at, stage, setup, seated, clock, takeBack, said, next, ratings } = entry;
  return {
    version,
    at,
    stage: stage ?? state.stage,
    setup: setup ?? state.setup,
    seated: seated ?? state.seated,
    clock: clock ?? state.clock,
    takeBack: takeBack === undefined ? state.takeBack : (takeBack ?? undefined),
    chat: said ? [...state.chat, said].slice(-MOST_LINES) : state.chat,
    next: next ?? state.next,
    ratings: ratings ?? state.ratings,
  };
}

export const seatOfMember = ({ seated }: RoomState, id: string): number | undefined =>
  seated.find(({ member }) => member.id === id)?.seat;

/** Seats of people that nobody has taken. */
export const freeSeats = ({ setup, seated }: RoomState): number[] =>
  setup.seats.flatMap(({ player }, seat) =>
    player === 'remote' && !seated.some((sitting) => sitting.seat === seat) ? [seat] : [],
  );
