import type { Line, Report } from '@oia/engine';
import type { Listener, NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import { type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { sayOutlook } from './outlook.tsx';
import { lineWords, variationTexts } from './turn-words.ts';

interface LineListProps {
  readonly report: Report;
  readonly game: Game;
  readonly listener: Listener;
  readonly nameOf: NameOf;
  /** Plays the first turn of a line. */
  readonly onPlay: (line: Line) => void;
  /** Adds a whole line to the variations. */
  readonly onKeep: (line: Line) => void;
  /** The line under the pointer. */
  readonly onPoint: (rank: number | undefined) => void;
}

/** The best turns, each with what may follow. */
export function LineList({ report, onPoint, ...rest }: LineListProps): ReactNode {
  const { analysis } = useAllWords().ui;
  if (report.lines.length === 0) return <p className="soft analysis-note">{analysis.noLines}</p>;
  return (
    <ol className="analysis-lines" onPointerLeave={() => onPoint(undefined)}>
      {report.lines.map((line, rank) => (
        <li key={line.steps.join()} onPointerEnter={() => onPoint(rank)}>
          <LineRow line={line} rank={rank} {...rest} />
        </li>
      ))}
    </ol>
  );
}

interface LineRowProps extends Omit<LineListProps, 'report' | 'onPoint'> {
  readonly line: Line;
  readonly rank: number;
}

function LineRow({ line, rank, game, listener, nameOf, onPlay, onKeep }: LineRowProps): ReactNode {
  const words = useAllWords();
  const { analysis } = words.ui;
  // Reports repeat their lines, so each line is described only once.
  const key = [line.steps, ...line.variation].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the line
  const { first, rest } = useMemo(() => {
    const [described] = lineWords(words, game, [line.steps], listener, nameOf);
    const after = game.playAll(line.steps);
    return { first: described, rest: after.ok ? variationTexts(game, after.value.position, line.variation) : [] };
  }, [words, game, key, listener, nameOf]);
  const turn = first?.notation ?? '';
  const chance = sayOutlook(words, line, game.match.sides);
  return (
    <>
      <button type="button" className="analysis-line" title={first?.text} onClick={() => onPlay(line)}>
        <span className="analysis-rank">{rank + 1}</span>
        <span className="analysis-chance">{chance}</span>
        <span className="analysis-turn">
          {turn}
          <span className="unseen">{`. ${first?.text ?? ''} `}</span>
        </span>
        <span className="analysis-rest">{rest.join('  ·  ')}</span>
      </button>
      {rest.length > 0 && (
        <button
          type="button"
          className="button quiet analysis-keep"
          aria-label={analysis.addLine({ turn })}
          title={analysis.addLineShort}
          onClick={() => onKeep(line)}
        >
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M10 4v12M4 10h12" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </>
  );
}
