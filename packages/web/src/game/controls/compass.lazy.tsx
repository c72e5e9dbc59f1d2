import { DIRECTIONS, type Direction } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords, useWords } from '../../common/words.tsx';
import type { Control } from '../../session/choices.ts';
import { useFocusBoard, useGameContext } from '../game-context.tsx';

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
/** Grid row and column of the eight directions, clockwise from the top. */
const PLACES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [2, 1],
  [1, 1],
] as const;

/** Chooses the direction of wind or song: eight buttons, turned like the board. */
export function Compass({ winds }: { readonly winds: readonly Control[] }): ReactNode {
  const { gameHelp } = useAllWords().ui;
  return (
    <fieldset className="compass">
      <legend className="legend">{gameHelp.compass}</legend>
      <div className="compass-rose">
        {DIRECTIONS.map((name, number) => (
          <Point key={name} name={name} number={number} wind={winds.find((wind) => wind.direction === number)} />
        ))}
      </div>
      <p className="soft">{gameHelp.compassNorth}</p>
    </fieldset>
  );
}

interface PointProps {
  readonly name: Direction;
  /** Its index, clockwise from north. */
  readonly number: number;
  readonly wind: Control | undefined;
}

function Point({ name, number, wind }: PointProps): ReactNode {
  const { directions } = useWords();
  const { session, turned } = useGameContext();
  const focusBoard = useFocusBoard();
  const play = (): void => {
    if (wind) session.send({ kind: 'step', step: wind.step });
    focusBoard();
  };
  const seen = (number + 2 * turned) % DIRECTIONS.length;
  const [row, column] = PLACES[seen] ?? PLACES[0];
  return (
    <button
      type="button"
      className="button"
      style={{ gridRow: row, gridColumn: column }}
      disabled={wind === undefined}
      onClick={play}
    >
      <span aria-hidden="true">{ARROWS[seen]}</span>
      <span className="compass-name">{directions[name]}</span>
    </button>
  );
}
