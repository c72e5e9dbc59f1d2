import type { CardFact } from '@oia/telling';
import type { ReactNode } from 'react';
import { useWords } from '../../words.tsx';
import { CardButton } from './card-button.tsx';
import { usePlaying } from './game-context.tsx';

/** The card beside the Ram: it belongs to nobody, and is lent turn by turn. */
export function FleeceCard({ fact }: { readonly fact: CardFact }): ReactNode {
  const words = useWords();
  const { nameOf } = usePlaying();
  const { game } = words.ui;
  const players = words.together(fact.holders.map(nameOf));
  const state = players ? game.fleeceHeld({ players }) : game.fleeceAsleep;
  return (
    <article className="player fleece">
      <header className="player-head">
        <h2>{game.fleece}</h2>
      </header>
      <div className="player-power">
        <CardButton power={fact.power} notes={[...fact.notes, state]} />
        <p className="player-text">{words.powers[fact.power].text}</p>
        {fact.face && <span className="soft">{game.becomes({ power: words.powers[fact.face].name })}</span>}
      </div>
      <ul className="player-notes">
        {[state, ...fact.notes].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  );
}
