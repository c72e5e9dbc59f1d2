import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../parts/choice-group.tsx';
import type { Seat } from '../../session/table.ts';
import { useAllWords } from '../../words.tsx';
import { LookFields } from './look-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { PLAYER_COUNTS, seatsAt } from './wish.ts';
import type { WishProps } from './wish-props.ts';
import { namesIn } from './wish-words.ts';

export function PlayersSection({ wish, onChange }: WishProps): ReactNode {
  const { newGame } = useAllWords().ui;
  const changeSeat = (changed: number, seat: Seat): void =>
    onChange({ seats: wish.seats.map((before, i) => (i === changed ? seat : before)) });
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
        value={wish.players}
        onChange={(players) => onChange({ players })}
      />
      {wish.players === 4 && <Teams wish={wish} onChange={onChange} />}
      {seatsAt(wish).map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <SeatFields key={i} index={i} wish={wish} seat={seat} onChange={(changed) => changeSeat(i, changed)} />
      ))}
      <LookFields wish={wish} onChange={onChange} />
    </section>
  );
}

/** Who plays with whom. */
function Teams({ wish }: WishProps): ReactNode {
  const words = useAllWords();
  const names = namesIn(words, wish);
  const team = (side: number): string => words.together(names.filter((_, seat) => seat % 2 === side));
  return <p className="notice">{words.ui.newGame.teams({ one: team(0), two: team(1) })}</p>;
}
