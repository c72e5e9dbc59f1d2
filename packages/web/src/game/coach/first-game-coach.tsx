import { stageOf } from '@oia/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useGameContext } from '../game-context.tsx';
import { isCoached } from './coach-memory.ts';

const Coach = lazyComponent(async () => (await import('./coach.lazy.tsx')).Coach);

/**
 * Tips in a first game, below the board, so that it does not move when they come and go. They begin after set-up; other games do not load
 * them.
 */
export function FirstGameCoach(): ReactNode {
  const { session, shown } = useGameContext();
  const [isFirst] = useState(() => session.isHost && isCoached(session.id, session.setup, shown.match));
  if (!isFirst) return undefined;
  return (
    <div className="coach-room">
      <Suspense>{stageOf(shown.view) !== 'setup' && <Coach />}</Suspense>
    </div>
  );
}
