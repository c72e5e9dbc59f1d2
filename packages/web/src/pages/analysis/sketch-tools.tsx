import { seatLetter } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { Sketch, Tool } from '../../study/sketch.ts';

interface SketchToolsProps {
  readonly sketch: Sketch;
  readonly tool: Tool;
  readonly onChoose: (tool: Tool) => void;
}

const SEXES = ['f', 'm', 'n'] as const;
const PIECES = ['raise', 'lower', 'dome', 'erase'] as const;
/** Icons as paths in a 20 by 20 box. */
const SHAPES = {
  raise: 'M10 4v12M4 10h12',
  lower: 'M4 10h12',
  dome: 'M4 15v-3a6 6 0 0 1 12 0v3z',
  erase: 'M5 5l10 10M15 5 5 15',
} as const;

const isSame = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Chooses the effect of a tap on the board while a position is set up. */
export function SketchTools({ sketch, tool, onChoose }: SketchToolsProps): ReactNode {
  const { analysis, common } = useAllWords().ui;
  // With four players, the workers belong to the teams of A and B.
  const seats = sketch.seats.slice(0, sketch.seats.length === 4 ? 2 : undefined);
  return (
    <fieldset className="sketch-tools">
      <legend className="legend">{analysis.tools}</legend>
      <div className="sketch-row">
        {PIECES.map((kind) => (
          <ToolButton
            key={kind}
            name={analysis[kind]}
            sign={<Icon d={SHAPES[kind]} />}
            isChosen={tool.kind === kind}
            onChoose={() => onChoose({ kind })}
          />
        ))}
      </div>
      {seats.map((_, seat) => (
        <div key={seatLetter(seat)} className="sketch-row" style={{ color: `var(--side-${seat})` }}>
          {SEXES.map((sex) => (
            <ToolButton
              key={sex}
              name={analysis.workerTool({ player: common.player({ letter: seatLetter(seat) }), sex })}
              sign={`${seatLetter(seat)} ${analysis.workerShort[sex]}`}
              isChosen={isSame(tool, { kind: 'worker', seat, sex })}
              onChoose={() => onChoose({ kind: 'worker', seat, sex })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

function Icon({ d }: { readonly d: string }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

interface ToolButtonProps {
  readonly name: string;
  readonly sign: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ToolButton({ name, sign, isChosen, onChoose }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={isChosen ? 'button sketch-tool chosen' : 'button sketch-tool'}
      aria-pressed={isChosen}
      aria-label={name}
      title={name}
      onClick={onChoose}
    >
      {sign}
    </button>
  );
}
