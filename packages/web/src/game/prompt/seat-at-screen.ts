import type { GameSession } from '../../session/game-session.ts';

/** The player at the screen who may resign or offer a draw; undefined for spectators and players who are out. */
export function seatAtScreen(session: GameSession): number | undefined {
  const { viewer, next } = session.state.value;
  const isPlaying = viewer !== 'spectator' && next === undefined && session.can({ kind: 'resign' });
  return isPlaying ? viewer : undefined;
}
