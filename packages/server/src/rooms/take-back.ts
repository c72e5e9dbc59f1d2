import type { TakeBackOffer } from '@oia/protocol';
import { isOut } from '@oia/rules';
import { isComputerAt, lastTurnOf, type TableState } from '@oia/table';
import { accepted, type RoomHandler, refused } from './decision.ts';

/** Asks the other players to take back the caller's last turn; computers always agree. */
export const offerTakeBack: RoomHandler<'offerTakeBack'> = ({ state, table, seat }) => {
  const game = table?.game;
  if (!table || !game) return refused('notStarted');
  if (seat === undefined) return refused('notSeated');
  if (game.outcome) return refused('over');
  if (state.takeBack) return refused('offerOpen');
  if (game.match.secrets || lastTurnOf(game, seat) === undefined) return refused('noTakeBack');
  return accepted({ takeBack: { by: seat, asked: others(table, seat) } });
};

const others = ({ setup, game }: TableState, by: number): number[] =>
  setup.seats.flatMap((_, seat) =>
    seat === by || isComputerAt(setup.seats, seat) || (game && isOut(game.position, seat)) ? [] : [seat],
  );

export const answerTakeBack: RoomHandler<'answerTakeBack'> = ({ state, seat }, { accepts }) => {
  const { takeBack } = state;
  if (!takeBack || seat === undefined || !takeBack.asked.includes(seat)) return refused('notAsked');
  if (!accepts) return accepted({ takeBack: null });
  return accepted({ takeBack: { by: takeBack.by, asked: takeBack.asked.filter((one) => one !== seat) } });
};

/** The number of remaining steps, once all have agreed. */
export function agreedLength(offer: TakeBackOffer | undefined, table: TableState | undefined): number | undefined {
  if (!offer || offer.asked.length > 0 || !table?.game) return undefined;
  return lastTurnOf(table.game, offer.by);
}
