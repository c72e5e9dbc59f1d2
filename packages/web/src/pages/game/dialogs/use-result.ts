import { useEffect, useRef } from 'react';
import { appearance } from '../../../appearance.ts';
import { settings } from '../../../settings.ts';
import { useGameContext } from '../game-context.tsx';

/** Time to see the last step before the result covers it, in milliseconds. */
const RESULT_DELAY = 1400;

/** Opens the result once, when the game ends on this page. */
export function useResult(): void {
  const { state, open } = useGameContext();
  const isOver = state.game?.outcome !== undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    const isNew = isOver && !wasOver.current;
    wasOver.current = isOver;
    if (!isNew) return undefined;
    const wait = appearance.value.motion ? RESULT_DELAY / settings.value.speed : 0;
    const timer = setTimeout(() => open('result'), wait);
    return () => clearTimeout(timer);
  }, [isOver, open]);
}
