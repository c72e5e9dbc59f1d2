import type { Seat } from '@oia/table';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import { useAllWords } from '../../words.tsx';
import type { FormProps } from './form-props.ts';
import { namesIn } from './form-words.ts';
import { PLAYER_COUNTS, seatsAt } from './game-form.ts';
import { LookFields } from './look-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

export function PlayersSection({ form, onChange }: FormProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const changeSeat = (changed: number, seat: Seat): void =>
    onChange({ seats: form.seats.map((before, i) => (i === changed ? seat : before)) });
  const counts = PLAYER_COUNTS.map((count) => ({
    value: count,
    label: newGame.counts[count],
    note: newGame.countNotes[count],
  }));
  return (
    <section className="card stack" aria-labelledby="new-players">
      <h2 id="new-players">{newGame.playersTitle}</h2>
      <ChoiceGroup
        legend={newGame.count}
        choices={counts}
        value={form.players}
        onChange={(players) => onChange({ players })}
      />
      {form.players === 4 && <Teams form={form} onChange={onChange} />}
      {seatsAt(form).map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatFields key={i} index={i} form={form} seat={seat} onChange={(changed) => changeSeat(i, changed)} />
      ))}
      <LookFields form={form} onChange={onChange} />
    </section>
  );
}

/** Who plays with whom. */
function Teams({ form }: FormProps): ReactNode {
  const words = useAllWords();
  const names = namesIn(words, form);
  const team = (side: number): string => words.together(names.filter((_, seat) => seat % 2 === side));
  return <p className="notice">{words.ui.newGame.teams({ one: team(0), two: team(1) })}</p>;
}
