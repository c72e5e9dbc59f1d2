import { deviceSeats } from '@oia/table';
import { type CoachWords, loadCoach } from '@oia/texts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { settings } from '../../../settings.ts';
import { useStore } from '../../../use-store.ts';
import { lazyWords } from '../../../words.tsx';
import { useGameContext } from '../game-context.tsx';
import { goneTips, rememberCoach } from './coach-memory.ts';
import { learntIn, TIPS, type Tip, tipFor } from './tips.ts';
import './coach.css';

const WORDS = lazyWords(loadCoach);

/** One tip at a time, about what the player can do now. */
export function Coach(): ReactNode {
  const words: CoachWords = WORDS[useStore(settings).language].useLoaded();
  const { gone, dismiss } = useGoneTips();
  const tip = useTip(gone);
  if (!tip) return undefined;
  return (
    <div className="notice coach" role="status">
      <p>
        <strong>{words.title}</strong> {words[tip]}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => dismiss([tip])}>
          {words.gotIt}
        </button>
        <button type="button" className="button quiet" onClick={() => dismiss(TIPS)}>
          {words.noTips}
        </button>
      </div>
    </div>
  );
}

interface GoneTips {
  readonly gone: readonly Tip[];
  readonly dismiss: (tips: readonly Tip[]) => void;
}

/** Tips that were understood or put away. They stay away, even if the step is taken back. */
function useGoneTips(): GoneTips {
  const { session, state } = useGameContext();
  const { id, setup } = session;
  const [gone, setGone] = useState(() => TIPS.filter((tip) => goneTips(id).includes(tip)));
  const learnt = state.game ? learntIn(state.game, deviceSeats(setup.seats)) : [];
  const now = TIPS.filter((tip) => gone.includes(tip) || learnt.includes(tip));
  if (now.length > gone.length) setGone(now);
  useEffect(() => rememberCoach(id, gone), [id, gone]);
  const dismiss = (tips: readonly Tip[]): void =>
    setGone(TIPS.filter((tip) => gone.includes(tip) || tips.includes(tip)));
  return { gone: now, dismiss };
}

/** While others act the last tip stays, so that there is time to read it. */
function useTip(gone: readonly Tip[]): Tip | undefined {
  const { shown } = useGameContext();
  const last = useRef<Tip>(undefined);
  const tip = shown.legal.length > 0 ? tipFor(shown.game, gone) : last.current;
  last.current = tip !== undefined && gone.includes(tip) ? undefined : tip;
  return last.current;
}
