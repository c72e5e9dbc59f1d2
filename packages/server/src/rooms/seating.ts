import type { Level, Seat } from '@oia/table';
import { accepted, type RoomContext, type RoomDecision, type RoomHandler, refused } from './decision.ts';
import { freeSeats, type RoomState } from './room-state.ts';

export const sit: RoomHandler<'sit'> = ({ state, terms, member, seat, rating }, action) => {
  if (state.stage !== 'waiting') return refused('started');
  if (seat !== undefined) return refused('seated');
  if (terms.isRated && member.kind === 'guest') return refused('accountNeeded');
  const free = freeSeats(state);
  const chosen = action.seat ?? free[0];
  if (chosen === undefined || !free.includes(chosen)) return refused('seatTaken');
  const player = { seat: chosen, member, ...(rating === undefined ? {} : { rating }) };
  return accepted({ seated: [...state.seated, player] });
};

export const stand: RoomHandler<'stand'> = ({ state, seat }) => {
  if (state.stage !== 'waiting') return refused('started');
  if (seat === undefined) return refused('notSeated');
  return accepted({ seated: state.seated.filter((player) => player.seat !== seat) });
};

/** Lets the opener fill a free seat with a computer. */
export const fill: RoomHandler<'fill'> = (context, { seat, level }) => {
  const { state, terms } = context;
  const refusal = openerOnly(context);
  if (refusal) return refusal;
  if (terms.isRated) return refused('accountNeeded');
  if (!freeSeats(state).includes(seat)) return refused('seatTaken');
  const computer: Seat = { name: '', player: level as Level };
  return accepted({ setup: { ...state.setup, seats: state.setup.seats.with(seat, computer) } });
};

/** Allowed to the opener before the game, and to any player while workers are placed. */
export const cancel: RoomHandler<'cancel'> = (context) => {
  const { state, seat, table } = context;
  if (state.stage === 'playing' && seat !== undefined) {
    return hasTurns(table) ? refused('started') : accepted({ stage: 'cancelled' });
  }
  return openerOnly(context) ?? accepted({ stage: 'cancelled' });
};

/** Whether a turn has begun, after which the game cannot be cancelled. */
const hasTurns = (table: RoomContext['table']): boolean => table?.game?.moments.some(isTurn) ?? false;

const isTurn = ({ actor, events }: { actor: number | undefined; events: readonly { kind: string }[] }): boolean =>
  actor !== undefined && events.some(({ kind }) => kind === 'moved' || kind === 'built');

function openerOnly({ state, terms, member }: RoomContext): RoomDecision | undefined {
  if (state.stage !== 'waiting') return refused('started');
  return member.id === terms.opener ? undefined : refused('notOpener');
}

/** The seats with the names of their members. */
export const namedSeats = ({ setup, seated }: RoomState): readonly Seat[] =>
  setup.seats.map((seat, i) => {
    const player = seated.find((one) => one.seat === i);
    return player ? { name: player.member.name, player: 'remote' } : seat;
  });
