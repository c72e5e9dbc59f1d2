import type { Seat } from '@oia/table';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import type { FormProps } from '../../new-game/form-props.ts';
import { seatsAt } from '../../new-game/game-form.ts';
import { LookFields } from './look-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

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
