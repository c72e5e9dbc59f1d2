import { type AnalystTask, type Report, requestOf } from '@oia/engine';
import { type Game, stageOf, workersOf } from '@oia/rules';
import { startTransition, useEffect, useRef, useState } from 'react';
import { analyst } from '../../workers/analyst.ts';

/** Minimum time between two reports on the screen: the first depths follow each other too fast to be read. */
const REPORT_INTERVAL_MS = 150;

/** An engine that analyses positions. */
export interface AnalysisSource {
  analyse(game: Game, seat: number, lines: number, hear: (report: Report) => void): AnalystTask;
}

export const OUR_ENGINE: AnalysisSource = {
  analyse: (game, seat, lines, hear) => analyst.analyse(requestOf(game, seat, lines), hear),
};

/** The state of the analysis of the shown position. */
export interface Thinking {
  readonly report: Report | undefined;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  /** Starts a failed analysis again. */
  retry(): void;
}

interface Found {
  readonly game: Game;
  readonly seat: number;
  readonly source: AnalysisSource;
  readonly report?: Report;
  readonly hasEnded?: boolean;
  readonly hasFailed?: boolean;
}

/** The board of a page that was just opened: no powers were chosen and no worker was placed, so there is nothing to analyse yet. */
export const isBlank = ({ match, position }: Game): boolean =>
  stageOf(position) === 'setup' &&
  match.cards.length === 0 &&
  Array.from({ length: match.sides }, (_, side) => workersOf(position, side)).every(({ length }) => length === 0);

interface AnalysisOptions {
  readonly source: AnalysisSource;
  readonly lines: number;
  readonly isOn: boolean;
}

/** Analyses a position in the view of a seat while it is switched on. Results stay visible while it is paused. */
export function useAnalysis(game: Game, seat: number, { source, lines, isOn }: AnalysisOptions): Thinking {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const show = usePaced(setFound);
  const isVisible = useVisibility();
  const runs = isOn && isVisible && !game.outcome && !isBlank(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the same analysis again
  useEffect(() => {
    if (!runs) return undefined;
    // A failure is forgotten when the analysis is tried again.
    setFound((before) => (before?.hasFailed ? undefined : before));
    let last: Found = { game, seat, source };
    const update = (more: Partial<Found>): void => {
      last = { ...last, ...more };
      show(last);
    };
    let isCurrent = true;
    const work = source.analyse(game, seat, lines, (report) => update({ report }));
    work.ended.then(
      () => isCurrent && update({ hasEnded: true }),
      () => isCurrent && update({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
      work.stop();
    };
  }, [game, seat, source, lines, runs, show, attempt]);
  const isSame = found?.game === game && found.seat === seat && found.source === source;
  const known = isSame ? found : undefined;
  return {
    report: known?.report,
    isThinking: runs && !known?.hasEnded && !known?.hasFailed,
    hasFailed: known?.hasFailed ?? false,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** Shows the first value at once, and later only the latest value of each interval. */
function usePaced<T>(show: (value: T) => void): (value: T) => void {
  const latest = useRef<{ value: T; timer: ReturnType<typeof setTimeout> | undefined }>(undefined);
  const paced = useRef((value: T): void => {
    const waiting = latest.current;
    if (waiting?.timer !== undefined) {
      waiting.value = value;
      return;
    }
    // Input is more urgent than a report.
    startTransition(() => show(value));
    const next = { value, timer: undefined as ReturnType<typeof setTimeout> | undefined };
    next.timer = setTimeout(() => {
      next.timer = undefined;
      if (next.value !== value) paced.current(next.value);
    }, REPORT_INTERVAL_MS);
    latest.current = next;
  });
  useEffect(() => () => clearTimeout(latest.current?.timer), []);
  return paced.current;
}

/** A hidden page does not analyse. */
function useVisibility(): boolean {
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const follow = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isVisible;
}
