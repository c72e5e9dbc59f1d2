import type { MatchupTable } from '@oia/engine/matchups';
import type { PowerId } from '@oia/rules';
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, useMemo } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { CELL, type Cell, cellAfter, cellAt, LABELS, SHADES, shadePaths, sizeOf } from './heat.ts';
import './heat.css';

interface HeatMapProps {
  readonly table: MatchupTable;
  /** In the order of the rows and columns. */
  readonly powers: readonly PowerId[];
  readonly cell: Cell;
  readonly onCell: (cell: Cell) => void;
}

/** All match-ups as a square of colours. One cell is current: the one pointed at, or the one the arrow keys have led to. */
export function HeatMap({ table, powers, cell, onCell }: HeatMapProps): ReactNode {
  const { matchups } = useAllWords().ui;
  const size = sizeOf(powers);
  const point = (event: PointerEvent): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const pointed = cellAt(powers, (event.clientX - left) / width, (event.clientY - top) / height);
    if (pointed) onCell(pointed);
  };
  const press = (event: KeyboardEvent): void => {
    const next = cellAfter(event.key, cell, powers.length);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onCell(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
    <div className="heat" role="application" aria-label={matchups.picture} tabIndex={0} onKeyDown={press}>
      <svg
        viewBox={`${-LABELS} ${-LABELS} ${size + LABELS} ${size + LABELS}`}
        aria-hidden="true"
        onPointerMove={(event) => event.pointerType === 'mouse' && point(event)}
        onPointerDown={point}
      >
        <Shades table={table} powers={powers} />
        <Labels powers={powers} cell={cell} />
        <Cross cell={cell} size={size} />
      </svg>
    </div>
  );
}

function Labels({ powers, cell }: Pick<HeatMapProps, 'powers' | 'cell'>): ReactNode {
  const words = useAllWords();
  const at = (i: number): number => i * CELL + CELL / 2;
  return powers.map((power, i) => {
    const { name } = words.powers[power];
    return (
      <g key={power}>
        <text className={labelClass(i === cell.row)} x={-6} y={at(i)} textAnchor="end" dominantBaseline="central">
          {name}
        </text>
        <text
          className={labelClass(i === cell.column)}
          transform={`translate(${at(i)} -6) rotate(-90)`}
          dominantBaseline="central"
        >
          {name}
        </text>
      </g>
    );
  });
}

const labelClass = (isCurrent: boolean): string => (isCurrent ? 'heat-label current' : 'heat-label');

/** Lines along the row and the column, and a frame around the cell. */
function Cross({ cell: { row, column }, size }: { readonly cell: Cell; readonly size: number }): ReactNode {
  const [x, y] = [column * CELL, row * CELL];
  return (
    <>
      <path
        className="heat-cross"
        d={`M0 ${y - 0.5}h${size}M0 ${y + CELL - 0.5}h${size}M${x - 0.5} 0v${size}M${x + CELL - 0.5} 0v${size}`}
      />
      <rect className="heat-frame" x={x - 1.5} y={y - 1.5} width={CELL + 2} height={CELL + 2} rx="2" />
    </>
  );
}

interface ShadesProps {
  readonly table: MatchupTable;
  readonly powers: readonly PowerId[];
}

/** The colours of the picture, drawn once for an order of the powers. */
export const Shades = memo(function Shades({ table, powers }: ShadesProps): ReactNode {
  const paths = useMemo(() => shadePaths(table, powers), [table, powers]);
  return SHADES.map((shade) => <path key={shade} className={`heat-${shade}`} d={paths[shade]} />);
});

const WIDTH = 10;

/** The meaning of the colours. */
export function HeatLegend(): ReactNode {
  const { matchups } = useAllWords().ui;
  return (
    <figcaption className="heat-legend">
      <span>{matchups.loses}</span>
      <svg viewBox={`0 0 ${SHADES.length * WIDTH} ${WIDTH}`} preserveAspectRatio="none" aria-hidden="true">
        {SHADES.map((shade) => (
          <rect key={shade} className={`heat-${shade}`} x={shade * WIDTH} width={WIDTH} height={WIDTH} />
        ))}
      </svg>
      <span>{matchups.wins}</span>
      <span className="soft">{matchups.empty}</span>
    </figcaption>
  );
}
