import { type CardFact, cardFacts, type NameOf, seatNotes } from '@oia/narration';
import { type Game, type Position, seatsOf } from '@oia/rules';
import type { Looks } from '@oia/table';
import type { ReactNode } from 'react';
import { useAllWords } from '../common/words.tsx';
import { Emblem } from '../parts/emblem.tsx';
import { LookMark } from '../parts/look-mark.tsx';

interface SeatListProps {
  readonly game: Game;
  readonly view: Position;
  readonly looks: Looks;
  readonly nameOf: NameOf;
}

/** The players with their powers and the state of their cards. */
export function SeatList({ game, view, looks, nameOf }: SeatListProps): ReactNode {
  const words = useAllWords();
  const { replay } = words.ui;
  const { match } = game;
  const cards = cardFacts(words, match, view, nameOf);
  const fleece = cards.find(({ seat }) => seat === undefined);
  return (
    <section className="card">
      <h2>{replay.players}</h2>
      <ul className="replay-seats">
        {seatsOf(match).map((seat) => {
          const card = cards.find((each) => each.seat === seat);
          const notes = card?.notes ?? seatNotes(words, match, view, seat);
          const look = looks[match.sideOf(seat)] ?? 0;
          return <SeatRow key={seat} name={nameOf(seat)} look={look} card={card} notes={notes} />;
        })}
        {fleece && <SeatRow name={replay.beside} look={undefined} card={fleece} notes={fleece.notes} />}
      </ul>
    </section>
  );
}

interface SeatRowProps {
  readonly name: string;
  readonly look: 0 | 1 | 2 | undefined;
  readonly card: CardFact | undefined;
  readonly notes: readonly string[];
}

function SeatRow({ name, look, card, notes }: SeatRowProps): ReactNode {
  const { powers, ui } = useAllWords();
  return (
    <li className="replay-seat">
      {look !== undefined && <LookMark look={look} />}
      <div className="replay-seat-words">
        <strong>{name}</strong>
        {card ? (
          <details>
            <summary>
              <Emblem power={card.power} />
              {powers[card.power].name}
            </summary>
            <p className="replay-power" lang={powers[card.power].language}>
              {powers[card.power].text}
            </p>
          </details>
        ) : (
          look !== undefined && <span className="soft">{ui.common.noPower}</span>
        )}
        {notes.length > 0 && <span className="soft">{notes.join(' · ')}</span>}
      </div>
    </li>
  );
}
