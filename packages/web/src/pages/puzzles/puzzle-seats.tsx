import type { Puzzle } from '@oia/learning/puzzles';
import { cardFacts, type NameOf } from '@oia/narration';
import type { Game } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { LookMark } from '../../parts/look-mark.tsx';

interface PuzzleSeatsProps {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly nameOf: NameOf;
  /** The solver's seat. */
  readonly seat: number;
}

/** The sides with their workers and powers, whose texts can be read here. */
export function PuzzleSeats(props: PuzzleSeatsProps): ReactNode {
  const { common, puzzles } = useAllWords().ui;
  const { seat } = props;
  return (
    <dl className="puzzle-seats card">
      {[seat, 1 - seat].map((one) => (
        <div key={one}>
          <dt>
            <LookMark look={one === 0 ? 0 : 1} /> {one === seat ? common.you : puzzles.against}
          </dt>
          <dd>
            <SeatPower {...props} seat={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SeatPower({ puzzle: { match }, game, seat, nameOf }: PuzzleSeatsProps): ReactNode {
  const words = useAllWords();
  const card = cardFacts(words, match, game.position, nameOf).find((fact) => fact.seat === seat);
  if (!card) return words.ui.common.noPower;
  const { name, text, language } = words.powers[card.power];
  return (
    <details open={matchMedia('(min-width: 62rem)').matches}>
      <summary>
        <Emblem power={card.power} /> {name}
      </summary>
      <p lang={language}>{text}</p>
      {card.notes.map((note) => (
        <p key={note} className="soft">
          {note}
        </p>
      ))}
    </details>
  );
}
