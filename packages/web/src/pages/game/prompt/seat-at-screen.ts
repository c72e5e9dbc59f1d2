import type { Session } from '../../../session/session.ts';

/** The player at the screen who may resign or offer a draw; undefined for spectators and players who are out. */
export function seatAtScreen({ state, canResign }: Session): number | undefined {
  const { viewer, next } = state.value;
  return viewer === 'spectator' || next !== undefined || !canResign ? undefined : viewer;
}
