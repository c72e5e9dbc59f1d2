import { readLevel } from '@oia/engine';
import { seatLetter } from '@oia/rules';
import { type Looks, levelOf, type Seat } from '@oia/table';
import { type ReactNode, useId } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { namesIn } from '../../new-game/form-words.ts';
import { type FormProps, type GameForm, seatsAt } from '../../new-game/game-form.ts';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { LevelOptions } from '../../parts/level-options.tsx';
import { LookMark } from '../../parts/look-mark.tsx';

/** Name, player and look of each seat. */
export function SeatsSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const changeSeat = (changed: number, seat: Seat): void =>
    onChange({ seats: form.seats.map((before, i) => (i === changed ? seat : before)) });
  return (
    <section className="stack" aria-labelledby="new-seats">
      <h3 id="new-seats">{newGame.seatsTitle}</h3>
      {seatsAt(form).map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatFields key={i} index={i} form={form} seat={seat} onChange={(changed) => changeSeat(i, changed)} />
      ))}
      <LookFields form={form} onChange={onChange} />
    </section>
  );
}

interface SeatFieldsProps {
  readonly index: number;
  readonly form: GameForm;
  readonly seat: Seat;
  readonly onChange: (seat: Seat) => void;
}

const MAX_NAME_LENGTH = 24;

/** Name and player of a seat. */
function SeatFields({ index, form, seat, onChange }: SeatFieldsProps): ReactNode {
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

const LOOKS = [0, 1, 2] as const;
type Look = (typeof LOOKS)[number];

/** Each side has a different look: choosing another side's look swaps the two. */
function withLook(looks: Looks, side: number, look: Look): Looks {
  const [a, b, c] = looks;
  const previous = looks[side] ?? look;
  const swapped = (old: Look, i: number): Look => (i === side ? look : old === look ? previous : old);
  return [swapped(a, 0), swapped(b, 1), swapped(c, 2)];
}

/** Colour, shape and pattern of each side. */
export function LookFields({ form, onChange }: FormProps): ReactNode {
  const words = useAllWords();
  const { newGame } = words.ui;
  const names = namesIn(words, form);
  const sides =
    form.players === 4 ? [0, 1].map((side) => words.together(names.filter((_, seat) => seat % 2 === side))) : names;
  const choices = LOOKS.map((look) => ({ value: look, label: <LookLabel look={look} /> }));
  return (
    <div className="new-looks">
      {sides.map((player, side) => (
        <ChoiceGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place at the table
          key={side}
          legend={newGame.look({ player })}
          choices={choices}
          value={form.looks[side] ?? 0}
          onChange={(look) => onChange({ looks: withLook(form.looks, side, look) })}
        />
      ))}
      <p className="soft new-note">{newGame.lookNote}</p>
    </div>
  );
}

function LookLabel({ look }: { readonly look: Look }): ReactNode {
  return (
    <>
      <LookMark look={look} />
      <span className="unseen">{useAllWords().ui.newGame.looks[look]}</span>
    </>
  );
}
