import type { Session } from '../../../session/session.ts';

/** The player at the screen who may give up or offer a draw; undefined for those who only watch or are out already. */
export function seatAtScreen({ state, canResign }: Session): number | undefined {
  const { viewer, next } = state.value;
  return viewer === 'spectator' || next !== undefined || !canResign ? undefined : viewer;
}
