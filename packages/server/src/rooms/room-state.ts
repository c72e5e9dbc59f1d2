import { type ChatLine, factsAfter, type StoredFacts } from '@oia/protocol';
import type { TableSetup } from '@oia/table';
import { type ClockState, firstClock } from './game-clock.ts';
import type { RoomEntry, SeatedPlayer } from './room-entry.ts';
import type { StoredTerms } from './room-store.ts';

/** The state of a room without its table. Immutable. */
export interface RoomState extends StoredFacts {
  readonly version: number;
  readonly setup: TableSetup;
  readonly seated: readonly SeatedPlayer[];
  readonly clock: ClockState;
  readonly chat: readonly ChatLine[];
  /** When it last changed. */
  readonly at: number;
}

/** Older chat lines are dropped. */
const MAX_CHAT_LINES = 100;

export const firstState = ({ setup, control }: StoredTerms, openedAt: number): RoomState => ({
  version: 0,
  stage: 'waiting',
  setup,
  seated: [],
  clock: firstClock(control, setup.seats.length),
  chat: [],
  at: openedAt,
});

export function stateAfter(state: RoomState, entry: RoomEntry): RoomState {
  const { version, at, setup, seated, clock, said } = entry;
  return {
    ...factsAfter(state, entry),
    version,
    at,
    setup: setup ?? state.setup,
    seated: seated ?? state.seated,
    clock: clock ?? state.clock,
    chat: said ? [...state.chat, said].slice(-MAX_CHAT_LINES) : state.chat,
  };
}

export const seatOfMember = ({ seated }: RoomState, id: string): number | undefined =>
  seated.find(({ member }) => member.id === id)?.seat;

/** Free seats for members. */
export const freeSeats = ({ setup, seated }: RoomState): number[] =>
  setup.seats.flatMap(({ player }, seat) =>
    player === 'remote' && !seated.some((player) => player.seat === seat) ? [seat] : [],
  );
