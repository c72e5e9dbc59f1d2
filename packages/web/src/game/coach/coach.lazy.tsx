import { deviceSeats } from '@oia/table';
import type { CoachWords } from '@oia/texts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { lazyChunk } from '../../common/words.tsx';
import { useFocusBoard, useGameContext } from '../game-context.tsx';
import { goneTips, rememberCoach } from './coach-memory.ts';
import { learntIn, TIPS, type Tip, tipFor } from './tips.ts';
import './coach.css';

const WORDS = lazyChunk('coach');

/** Tips, once their words are loaded. */
export function Coach(): ReactNode {
  const words: CoachWords = WORDS[useStore(settings).language].useLoaded();
  const { gone, dismiss } = useGoneTips();
  const tip = useTip(gone);
  const focusBoard = useFocusBoard();
  if (!tip) return undefined;
  const putAway = (): void => {
    dismiss(tip);
    focusBoard();
  };
  return (
    <div className="notice coach" role="status">
      <p>
        <strong>{words.title}</strong> {words[tip]}
      </p>
      <button type="button" className="button quiet" onClick={putAway}>
        {words.gotIt}
      </button>
    </div>
  );
}

interface GoneTips {
  readonly gone: readonly Tip[];
  readonly dismiss: (tip: Tip) => void;
}

/** Tips that were understood or put away. They stay away, even if the step is taken back. */
function useGoneTips(): GoneTips {
  const { session, state } = useGameContext();
  const { id, setup } = session;
  const [gone, setGone] = useState(() => TIPS.filter((tip) => goneTips(id).includes(tip)));
  const learnt = useMemo(() => (state.game ? learntIn(state.game, deviceSeats(setup.seats)) : []), [state.game, setup]);
  const now = useMemo(() => TIPS.filter((tip) => gone.includes(tip) || learnt.includes(tip)), [gone, learnt]);
  useEffect(() => {
    if (now.length > gone.length) setGone(now);
    rememberCoach(id, now);
  }, [id, now, gone]);
  const dismiss = (tip: Tip): void => setGone(TIPS.filter((each) => each === tip || now.includes(each)));
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
