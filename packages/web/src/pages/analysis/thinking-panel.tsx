import type { Line } from '@oia/engine';
import type { Listener, NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { LineList } from './line-list.tsx';
import { ThinkingHead } from './thinking-head.tsx';
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
}

/** What the computer thinks about the position. Its height does not change while it thinks, so nothing below moves. */
export function ThinkingPanel(props: ThinkingPanelProps): ReactNode {
  const { thinking, game, listener, lines, nameOf, onPlay, onKeep, onPoint } = props;
  const { analysis } = useAllWords().ui;
  const { report, hasFailed } = thinking;
  const isOver = game.outcome !== undefined;
  return (
    <section className="card analysis-thinking" aria-label={analysis.bestTurns} data-depth={report?.depth ?? 0}>
      <ThinkingHead {...props} isOver={isOver} isBlank={isBlank(game)} />
      {hasFailed && <p className="notice warning">{analysis.failed}</p>}
      <div className="analysis-room" style={isOver ? {} : { minHeight: `calc(${lines} * (var(--touch) + 0.75rem))` }}>
        {report && !isOver && <LineList {...{ report, game, listener, nameOf, onPlay, onKeep, onPoint }} />}
      </div>
    </section>
  );
}
