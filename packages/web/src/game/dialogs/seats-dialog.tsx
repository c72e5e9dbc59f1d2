import { readLevel } from '@oia/engine';
import { levelOf, type Seat } from '@oia/table';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { LevelOptions } from '../../parts/level-options.tsx';
import { useGameContext } from '../game-context.tsx';

/** Lets the computer play for somebody who has left, until they come back. */
export function SeatsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { game, gameHelp } = useAllWords().ui;
  const { state } = useGameContext();
  return (
    <Dialog title={game.seats} isOpen onClose={onClose}>
      <p>{gameHelp.seatsNote}</p>
      <div className="stack">
        {state.setup.seats.map(
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          (seat, i) => isPersons(seat) && <SeatField key={i} index={i} seat={seat} />,
        )}
      </div>
    </Dialog>
  );
}

/** A seat that is, or was, a person's. */
export const isPersons = (seat: Seat): boolean => levelOf(seat) === undefined || seat.standsInFor !== undefined;

const PERSON = 'person';

function SeatField({ index, seat }: { readonly index: number; readonly seat: Seat }): ReactNode {
  const { session, nameOf } = useGameContext();
  const id = useId();
  const choose = (value: string): void => {
    const level = readLevel(value);
    if (level === undefined) session.send({ kind: 'comeBack', seat: index });
    else session.send({ kind: 'standIn', seat: index, level: level });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{nameOf(index)}</label>
      <select id={id} value={levelOf(seat) ?? PERSON} onChange={({ target }) => choose(target.value)}>
        <option value={PERSON}>{nameOf(index)}</option>
        <LevelOptions />
      </select>
    </div>
  );
}
