import { stageOf } from '@oia/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lazy-component.tsx';
import { useGameContext } from '../game-context.tsx';
import { isCoached } from './coach-memory.ts';

const Coach = lazyComponent(async () => (await import('./coach.tsx')).Coach);

/** Tips in a first game. They begin after set-up, and other games do not load them. */
export function FirstGameCoach(): ReactNode {
  const { session, shown } = useGameContext();
  const [isFirst] = useState(() => isCoached(session.id, session.setup, shown.match));
  if (!isFirst || stageOf(shown.view) === 'setup') return undefined;
  return (
    <Suspense>
      <Coach />
    </Suspense>
  );
}
