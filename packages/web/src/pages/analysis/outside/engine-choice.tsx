import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { lazyComponent } from '../../../base/lazy-component.tsx';
import { useAllWords } from '../../../common/words.tsx';
import { type AnalysisSource, OUR_ENGINE } from '../use-analysis.ts';
import type { OutsideEngine } from './outside-engine.ts';

const OutsideDialog = lazyComponent(() => import('./outside-dialog.lazy.tsx').then((module) => module.OutsideDialog));

/** The engine that analyses: ours, or another one while it is connected. */
export interface EngineInUse {
  readonly source: AnalysisSource;
  /** The other engine; undefined: ours. */
  readonly other: OutsideEngine | undefined;
  /** The other engine has gone, and ours has taken over. */
  readonly isLost: boolean;
  use(engine: OutsideEngine | undefined): void;
  lose(): void;
}

export function useEngine(): EngineInUse {
  const [other, setOther] = useState<OutsideEngine>();
  const [isLost, setLost] = useState(false);
  useEffect(() => () => other?.close(), [other]);
  const source = useMemo<AnalysisSource>(
    () => (other ? { analyse: (game, seat, _, hear) => other.analyse(game, seat, hear) } : OUR_ENGINE),
    [other],
  );
  const use = useCallback((engine: OutsideEngine | undefined): void => {
    setOther(engine);
    setLost(false);
  }, []);
  const lose = useCallback((): void => {
    setOther(undefined);
    setLost(true);
  }, []);
  return { source, other, isLost, use, lose };
}

/** Says which engine analyses, and lets another one in. */
export function EngineChoice({ other, isLost, use, lose }: EngineInUse): ReactNode {
  const { analysis } = useAllWords().ui;
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const onConnected = (engine: OutsideEngine): void => {
    close();
    use(engine);
  };
  return (
    <div className="analysis-engine">
      <p role="status">
        {other && analysis.outsideIn({ name: other.name })}
        {isLost && analysis.outsideLost}
      </p>
      <button type="button" className="button quiet" onClick={() => (other ? use(undefined) : setAsking(true))}>
        {other ? analysis.outsideOwn : analysis.outsideUse}
      </button>
      {isAsking && (
        <Suspense>
          <OutsideDialog onConnected={onConnected} onLost={lose} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
