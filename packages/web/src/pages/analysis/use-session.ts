import type { Game } from '@oia/rules';
import { useMemo } from 'react';
import { useStore } from '../../base/use-store.ts';
import type { StudySession, StudyState } from '../../study/study-session.ts';

/** The state of a study, and the game it shows. */
export function useSession(session: StudySession): { readonly state: StudyState; readonly game: Game } {
  const state = useStore(session.state);
  const { path, open } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game depends on the path and the open turn alone
  const game = useMemo(() => session.game, [session, path, open]);
  return { state, game };
}
