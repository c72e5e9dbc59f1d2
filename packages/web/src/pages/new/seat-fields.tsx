import { readLevel } from '@oia/engine';
import { seatLetter } from '@oia/rules';
import { levelOf, type Seat } from '@oia/table';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { namesIn } from '../../new-game/form-words.ts';
import type { GameForm } from '../../new-game/game-form.ts';
import { LevelOptions } from '../../parts/level-options.tsx';

interface SeatFieldsProps {
  readonly index: number;
  readonly form: GameForm;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

const MAX_NAME_LENGTH = 24;

/** Name and player of a seat. */
export function SeatFields({ index, form, seat, onChange }: SeatFieldsProps): ReactNode {
  const { newGame, computers } = useAllWords().ui;
  const letter = seatLetter(index);
  const team = (index % 2) + 1;
  const level = levelOf(seat);
  return (
    <fieldset className="new-seat">
      <legend className="legend">
        {form.players === 4 ? newGame.seatTeam({ letter, team }) : newGame.seat({ letter })}
      </legend>
      <div className="new-seat-fields">
        <NameField index={index} form={form} seat={seat} onChange={onChange} />
        <PlayerField seat={seat} onChange={onChange} />
      </div>
      {level && <p className="soft new-note">{computers.levelNotes[level]}</p>}
    </fieldset>
  );
}

function NameField({ index, form, seat, onChange }: SeatFieldsProps): ReactNode {
  const words = useAllWords();
  const id = useId();
  const unnamed = { ...form, seats: form.seats.map((one, i) => (i === index ? { ...one, name: '' } : one)) };
  return (
    <div className="field">
      <label htmlFor={id}>{words.ui.newGame.name}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={seat.name}
        placeholder={namesIn(words, unnamed)[index]}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
    </div>
  );
}

function PlayerField({ seat, onChange }: Pick<SeatFieldsProps, 'seat' | 'onChange'>): ReactNode {
  const { newGame, common } = useAllWords().ui;
  const id = useId();
  const choose = (value: string): void => onChange({ ...seat, player: readLevel(value) ?? 'person' });
  return (
    <div className="field">
      <label htmlFor={id}>{newGame.playedBy}</label>
      <select id={id} value={seat.player} onChange={(event) => choose(event.target.value)}>
        <option value="person">{common.person}</option>
        <LevelOptions />
      </select>
    </div>
  );
}
