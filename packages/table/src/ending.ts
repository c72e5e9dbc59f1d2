import { AGREE_STEP, type Game, isOut, resignStep, type Step } from '@oia/rules';
import { withGame } from './changes.ts';
import type { Sender } from './commands.ts';
import { accepted, type Decision, gameFor, refused, type SeatHandler, seatOf } from './decision.ts';
import { deviceSeats, humanSeats, isComputerAt } from './seats.ts';
import { rematchOf } from './setup.ts';
import type { TableState } from './state.ts';

/** Ends the game, or for three players one player's part in it (Z28). */
export function conceded(state: TableState, game: Game, step: Step): Decision {
  const played = game.play(step);
  return played.ok ? accepted(withGame(state, played.value)) : refused('out');
}

export const resign: SeatHandler<'resign'> = (state, seat) => {
  const turn = gameFor(state, seat);
  return turn.ok ? conceded(state, turn.game, resignStep(seat)) : turn;
};

export const offerDraw: SeatHandler<'offerDraw'> = (state, by) => {
  const turn = gameFor(state, by);
  if (!turn.ok) return turn;
  const { game } = turn;
  if (isOut(game.position, by)) return refused('out');
  if (state.drawOffer?.kind === 'offered') return refused('offerOpen');
  const { seats } = state.setup;
  const opponents = opponentsOf(state, game, by);
  const declinedBy = opponents.find((seat) => isComputerAt(seats, seat) && prefersToPlay(state, seat));
  if (declinedBy !== undefined) return accepted({ ...state, drawOffer: { kind: 'declined', by, declinedBy } });
  return offered(
    state,
    game,
    by,
    opponents.filter((seat) => !isComputerAt(seats, seat)),
  );
};

const opponentsOf = ({ setup }: TableState, { match, position }: Game, by: number): number[] =>
  setup.seats.flatMap((_, seat) => (match.sideOf(seat) === match.sideOf(by) || isOut(position, seat) ? [] : [seat]));

/** A computer declines a draw if it evaluates its game as better, or has not evaluated it yet. */
const prefersToPlay = ({ evaluations }: TableState, seat: number): boolean => (evaluations[seat] ?? 1) > 0;

const offered = (state: TableState, game: Game, by: number, asked: readonly number[]): Decision =>
  asked.length === 0
    ? conceded(state, game, AGREE_STEP)
    : accepted({ ...state, drawOffer: { kind: 'offered', by, asked } });

export const answerDraw: SeatHandler<'answerDraw'> = (state, seat, { accepts }) => {
  const { drawOffer, game } = state;
  if (!game || drawOffer?.kind !== 'offered' || !drawOffer.asked.includes(seat)) return refused('notAsked');
  const { by, asked } = drawOffer;
  if (!accepts) return accepted({ ...state, drawOffer: { kind: 'declined', by, declinedBy: seat } });
  return offered(
    state,
    game,
    by,
    asked.filter((other) => other !== seat),
  );
};

/** All players have to agree; one answer on a shared device counts for all players on it, the host's for all at the table. */
export function rematch(state: TableState, from: Sender): Decision {
  const { game, setup } = state;
  if (!game) return refused('noGame');
  if (!game.outcome) return refused('notOver');
  const people = humanSeats(setup.seats);
  const seat = seatOf(state, from);
  if (from !== 'host' && seat === undefined) return refused('notSeated');
  const sharing = deviceSeats(setup.seats);
  const speaking = seat === undefined ? people : sharing.includes(seat) ? sharing : [seat];
  const wantedBy = people.filter((one) => speaking.includes(one) || state.rematch?.wantedBy.includes(one));
  const isAgreed = wantedBy.length === people.length;
  const next = isAgreed ? rematchOf(setup, game.match.start) : undefined;
  return accepted({ ...state, rematch: { wantedBy, setup: next } });
}
