import type { Scene } from '@oia/board';
import { readLevel } from '@oia/engine';
import type { NameOf } from '@oia/narration';
import { Game, seatsOf } from '@oia/rules';
import { isComputer, type Looks, levelOf, type Seat } from '@oia/table';
import { type ReactNode, useId, useState } from 'react';
import { useAllWords } from '../common/words.tsx';
import { startGame } from '../new-game/start-game.ts';
import { Dialog } from '../parts/dialog.tsx';
import { LevelOptions } from '../parts/level-options.tsx';
import { StillBoard } from '../parts/still-board.tsx';
import { type OpenedRecord, seatsIn, tableAt, whyNoPlayOn } from './opened-record.ts';
import { positionAt } from './watching.ts';

interface PlayOnProps {
  readonly opened: OpenedRecord;
  readonly at: number;
  readonly nameOf: NameOf;
  readonly looks: Looks;
  /** The players, if they are known better than from the record. */
  readonly seats?: readonly Seat[] | undefined;
  /** The shown board. */
  readonly scene: Scene;
}

/** Begins a game at the shown position, if everything about it is known. */
export function PlayOn(props: PlayOnProps): ReactNode {
  const { replay } = useAllWords().ui;
  const [isOpen, setOpen] = useState(false);
  const note = useId();
  const why = whyNoPlayOn(props.opened, props.at);
  return (
    <div>
      <button
        type="button"
        className="button primary"
        aria-disabled={why !== undefined}
        aria-describedby={note}
        onClick={() => setOpen(why === undefined)}
      >
        {replay.playOn}
      </button>
      <p id={note} className="soft replay-note">
        {why === undefined ? replay.playOnWhy : replay.noPlayOn[why]}
      </p>
      {isOpen && <PlayOnDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PlayOnDialog(props: PlayOnProps & { readonly onClose: () => void }): ReactNode {
  const { opened, at, nameOf, looks, scene, onClose } = props;
  const { replay, newGame } = useAllWords().ui;
  const { match } = opened.game;
  const [seats, setSeats] = useState<readonly Seat[]>(() => props.seats ?? seatsIn(opened));
  const seat = (changed: number, to: Seat): void => setSeats(seats.map((one, i) => (i === changed ? to : one)));
  const start = (): void => {
    const position = positionAt(opened, at);
    startGame(tableAt(opened, position, { seats, looks }), Game.from({ match, position }));
  };
  const action = (
    <button type="button" className="button primary" onClick={start}>
      {newGame.start}
    </button>
  );
  return (
    <Dialog title={replay.playOn} isOpen onClose={onClose} actions={action}>
      <div className="replay-on">
        <StillBoard scene={scene} label="" />
        <div className="stack">
          {seatsOf(match).map((index) => (
            <SeatField
              key={index}
              name={nameOf(index)}
              seat={seats[index] ?? PERSON}
              onChange={(to) => seat(index, to)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

const PERSON: Seat = { name: '', player: 'person' };

interface SeatFieldProps {
  readonly name: string;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

/** A name belongs to the person who had it. */
function SeatField({ name, seat, onChange }: SeatFieldProps): ReactNode {
  const { common } = useAllWords().ui;
  const id = useId();
  const [own] = useState(isComputer(seat) ? '' : seat.name);
  const choose = (value: string): void => {
    const level = readLevel(value);
    onChange(level === undefined ? { name: own, player: 'person' } : { name: '', player: level });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={levelOf(seat) ?? 'person'} onChange={({ target }) => choose(target.value)}>
        <option value="person">{common.person}</option>
        <LevelOptions />
      </select>
    </div>
  );
}
