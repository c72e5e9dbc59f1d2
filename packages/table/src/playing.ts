import type { Game } from '@oia/rules';
import { withDraft, withFewerSteps, withGame, withUndone } from './changes.ts';
import { accepted, type Decision, gameFor, refused, type SeatHandler, stillHasDevice } from './decision.ts';
import { humanSeats } from './seats.ts';
import type { TableState } from './state.ts';
import { playTyped } from './typed-turn.ts';

export const draft: SeatHandler<'draft'> = (state, seat, { step }) => {
  if (!state.draft || state.game) return refused('noDraft');
  if (state.draft.actor !== seat) return refused('notYourTurn');
  const played = state.draft.play(step);
  return played.ok ? accepted(withDraft(state, played.value)) : refused('illegalStep');
};

/** The game, if this seat has to act in it. */
function gameToAct(state: TableState, seat: number): ReturnType<typeof gameFor> {
  const turn = gameFor(state, seat);
  return turn.ok && turn.game.actor !== seat ? refused('notYourTurn') : turn;
}

export const step: SeatHandler<'step'> = (state, seat, action) => {
  const turn = gameToAct(state, seat);
  if (!turn.ok) return turn;
  // A game also accepts outcome steps, such as the resignation of any player: those have their own actions.
  const isLegal = turn.game.legalSteps().includes(action.step);
  const played = isLegal ? turn.game.play(action.step) : undefined;
  return played?.ok ? accepted(withGame(state, played.value)) : refused('illegalStep');
};

export const text: SeatHandler<'text'> = (state, seat, action) => {
  const turn = gameToAct(state, seat);
  if (!turn.ok) return turn;
  const { game, stop } = playTyped(turn.game, action.text);
  if (!stop) return accepted(withGame(state, game));
  const { word, stands } = stop;
  return { ...refused('textStopped', { at: word, stands }), ...(stands ? { state: withGame(state, game) } : {}) };
};

/** True if the last step is this seat's and above the floor. */
function mayUndo(state: TableState, seat: number): boolean {
  const { game, floor } = state;
  const isOwn = game !== undefined && game.moments.length > floor && game.moments.at(-1)?.actor === seat;
  return isOwn && stillHasDevice(state, seat);
}

/** Undoes step after step, as far as the rules and the caller allow. */
export function undoneWhile(game: Game, mayUndoLast: (game: Game) => boolean): Game {
  let now = game;
  for (let undone = now.undo(); undone.ok && mayUndoLast(now); undone = now.undo()) now = undone.value;
  return now;
}

export const undo: SeatHandler<'undo'> = (state, seat) => {
  const undone = mayUndo(state, seat) ? state.game?.undo() : undefined;
  return undone?.ok ? accepted(withUndone(state, undone.value)) : refusedUndo(state, seat);
};

/** Undoes the turn, as far as it can be undone. */
export const restartTurn: SeatHandler<'restartTurn'> = (before, seat) => {
  const game = before.game && undoneWhile(before.game, (now) => mayUndo({ ...before, game: now }, seat));
  return !game || game === before.game ? refusedUndo(before, seat) : accepted(withUndone(before, game));
};

function refusedUndo(state: TableState, seat: number): Decision {
  if (!state.game) return refused('noGame');
  return refused(stillHasDevice(state, seat) ? 'stands' : 'handOver');
}

export const takeBack: SeatHandler<'takeBack'> = (state, seat) => {
  const { game, setup } = state;
  if (!game) return refused('noGame');
  const length = humanSeats(setup.seats).length === 1 && !game.match.secrets ? lastTurnOf(game, seat) : undefined;
  return length === undefined ? refused('noTakeBack') : accepted(withFewerSteps(state, game, length));
};

/** The number of steps before the last turn of a seat; undefined if it had none. */
export function lastTurnOf({ moments }: Game, seat: number): number | undefined {
  let first = moments.findLastIndex(({ actor }) => actor === seat);
  while (first > 0 && moments[first - 1]?.actor === seat) first--;
  return first < 0 ? undefined : first;
}

export const takeDevice: SeatHandler<'takeDevice'> = (state, seat) => {
  const { device, game } = state;
  if (device.next !== seat || !game) return refused('noHandOver');
  // Steps played before the hand-over can no longer be undone.
  return accepted({ ...state, device: { holder: seat, next: undefined }, floor: game.moments.length });
};

export const hint: SeatHandler<'hint'> = (state, seat) => {
  const turn = gameToAct(state, seat);
  return turn.ok ? accepted({ ...state, hint: { seat, steps: undefined } }) : turn;
};

export const cancelHint: SeatHandler<'cancelHint'> = (state, seat) =>
  state.hint?.seat === seat ? accepted({ ...state, hint: undefined }) : refused('noHint');
