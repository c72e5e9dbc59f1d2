import { powersOf } from '@oia/rules';
import { stepMessage } from '@oia/telling';
import { sayStep } from '@oia/texts';
import { useEffect } from 'react';
import { useWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';

/** Says a hint in words, in addition to the board. */
export function useHintWords(): void {
  const words = useWords();
  const { state, shown, nameOf, say } = useGameContext();
  const { hint } = state;
  const { match, view, viewer } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the hint comes
  useEffect(() => {
    if (hint.length === 0 || viewer === 'spectator') return;
    const powers = powersOf(match, view, viewer);
    const turn = hint.map((step) => sayStep(words, stepMessage(step, { match, powers, nameOf }))).join(' ');
    say(words.ui.game.hintSays({ turn }));
  }, [hint]);
}
