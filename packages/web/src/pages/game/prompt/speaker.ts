import { isOut } from '@oia/rules';
import type { Session } from '../../../session/session.ts';

/** The player at the screen who may give up or offer a draw; undefined for those who only watch or are out already. */
export function speakerOf(session: Session): number | undefined {
  const { game, viewer, next } = session.state.value;
  if (!game || game.outcome || next !== undefined || viewer === 'spectator') return undefined;
  return isOut(game.position, viewer) ? undefined : viewer;
}
