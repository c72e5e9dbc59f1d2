import { type Line, MAX_LINES, type Report } from '@oia/engine';
import type { Listener, NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import { type ReactNode, useId } from 'react';
import { useStore } from '../../base/use-store.ts';
import { settings } from '../../common/settings.ts';
import { useAllWords } from '../../common/words.tsx';
import { LineList } from './line-list.tsx';
import { isBlank, type Thinking } from './use-analysis.ts';

interface ThinkingPanelProps {
  readonly thinking: Thinking;
  readonly isOn: boolean;
  readonly isReviewing: boolean;
  readonly game: Game;
  readonly listener: Listener;
  readonly lines: number;
  readonly nameOf: NameOf;
  readonly onToggle: () => void;
  readonly onLines: (lines: number) => void;
  readonly onPlay: (line: Line) => void;
  readonly onKeep: (line: Line) => void;
  readonly onPoint: (rank: number | undefined) => void;
  /** Settings of the engine, below the lines. */
  readonly children: ReactNode;
}

/** The analysis of the position. Its height stays the same while reports arrive, so that nothing below moves. */
export function ThinkingPanel(props: ThinkingPanelProps): ReactNode {
  const { thinking, game, listener, lines, nameOf, onPlay, onKeep, onPoint } = props;
  const { analysis, game: gameWords } = useAllWords().ui;
  const { report, hasFailed, retry } = thinking;
  const isOver = game.outcome !== undefined;
  return (
    <section className="card analysis-thinking" aria-label={analysis.bestTurns} data-depth={report?.depth ?? 0}>
      <ThinkingHead {...props} isOver={isOver} isBlank={isBlank(game)} />
      {hasFailed && (
        <div className="notice warning row" role="status">
          {analysis.failed}
          <button type="button" className="button" onClick={retry}>
            {gameWords.retry}
          </button>
        </div>
      )}
      <div className="analysis-room" style={isOver ? {} : { minHeight: `calc(${lines} * (var(--touch) + 0.75rem))` }}>
        {report && !isOver && <LineList {...{ report, game, listener, nameOf, onPlay, onKeep, onPoint }} />}
      </div>
      {props.children}
    </section>
  );
}

interface ThinkingHeadProps {
  readonly thinking: Thinking;
  readonly isOn: boolean;
  readonly isReviewing: boolean;
  readonly isOver: boolean;
  readonly isBlank: boolean;
  readonly lines: number;
  readonly onToggle: () => void;
  readonly onLines: (lines: number) => void;
}

const COUNTS = Array.from({ length: MAX_LINES }, (_, i) => i + 1);

/** Progress of the analysis, the pause button, and the number of lines. */
function ThinkingHead({ lines, onLines, onToggle, isOn, ...state }: ThinkingHeadProps): ReactNode {
  const { analysis } = useAllWords().ui;
  const id = useId();
  const { isThinking, report } = state.thinking;
  return (
    <div className="analysis-head">
      <button type="button" className="button" aria-pressed={!isOn} disabled={state.isReviewing} onClick={onToggle}>
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d={isOn ? 'M5 3h4v14H5zM11 3h4v14h-4z' : 'M5 3 17 10 5 17z'} fill="currentColor" />
        </svg>
        {isOn ? analysis.pause : analysis.resume}
      </button>
      <p className={isThinking ? 'analysis-state thinking' : 'analysis-state'}>
        <strong>
          <State {...state} isOn={isOn} />
        </strong>
        {report && <Progress report={report} />}
      </p>
      <label className="analysis-count" htmlFor={id}>
        <span>{analysis.lineCount}</span>
        <select id={id} value={lines} onChange={({ target }) => onLines(Number(target.value))}>
          {COUNTS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

type StateProps = Pick<ThinkingHeadProps, 'thinking' | 'isOn' | 'isReviewing' | 'isOver' | 'isBlank'>;

function State({ thinking, isOn, isReviewing, isOver, isBlank }: StateProps): ReactNode {
  const { analysis } = useAllWords().ui;
  if (isOver) return analysis.overNow;
  if (isReviewing) return analysis.reviewing;
  if (!isOn) return analysis.paused;
  if (thinking.hasFailed) return analysis.stoppedByFault;
  if (isBlank) return analysis.noPosition;
  return thinking.isThinking ? analysis.thinking : analysis.done;
}

function Progress({ report: { depth, nodes, worlds } }: { readonly report: Report }): ReactNode {
  const { analysis } = useAllWords().ui;
  const { language } = useStore(settings);
  const count = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(nodes);
  const parts = [
    analysis.depth({ depth }),
    analysis.nodes({ nodes: count }),
    ...(worlds > 1 ? [analysis.worlds({ count: worlds })] : []),
  ];
  return <span className="soft">{parts.join(' · ')}</span>;
}
