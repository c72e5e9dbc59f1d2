import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useWords } from '../../common/words.tsx';
import { useRoving } from '../../parts/use-roving.ts';
import { useGameContext } from '../game-context.tsx';
import { type LogRow, logOf, logRows } from './log-entries.ts';
import { LogHead, LogLine } from './log-table.tsx';
import { LookBackButtons } from './look-back.tsx';
import './log.css';

/** The log is open by default if there is room for it. */
const isRoomy = (): boolean => matchMedia('(min-width: 44rem)').matches;

/** One line for a turn of each player, a column for each seat; tapping a step shows the position after it. */
export function GameLog(): ReactNode {
  const { game: words } = useWords().ui;
  const { session, state } = useGameContext();
  const { notation } = useStore(settings);
  const onLook = useCallback((after: number) => session.lookAt(after), [session]);
  const rows = useRows();
  const { past } = state;
  const length = state.game?.moments.length ?? 0;
  const box = useScrolledDown(length);
  useRoving(box, '.log-step', 'tr');
  return (
    <section className="game-log" aria-label={words.log}>
      <LookBackButtons />
      <details open={isRoomy()}>
        <summary>{words.log}</summary>
        {rows.length === 0 && <p className="soft">{words.logEmpty}</p>}
        <div className="log-turns" ref={box} hidden={rows.length === 0}>
          <table data-seats={state.setup.seats.length} aria-label={words.log}>
            <LogHead />
            <tbody>
              {rows.map((row) => (
                <LogLine
                  key={row.number}
                  row={row}
                  past={within(row, past)}
                  newest={within(row, length)}
                  hasNotation={notation}
                  onLook={onLook}
                />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function useRows(): readonly LogRow[] {
  const words = useWords();
  const { state, shown, nameOf } = useGameContext();
  const { game, setup } = state;
  const { viewer } = shown;
  return useMemo(
    () => (game ? logRows(logOf(words, game, viewer, nameOf), setup.seats.length) : []),
    [words, game, viewer, nameOf, setup],
  );
}

/** The number of a step, if it is in this line. */
const within = ({ cells }: LogRow, step: number | undefined): number | undefined =>
  cells.flat().some(({ after }) => after === step) ? step : undefined;

/** Scrolls to the newest entry without scrolling the page. */
function useScrolledDown(length: number): { readonly current: HTMLDivElement | null } {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log is scrolled to its end
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [length]);
  return box;
}
