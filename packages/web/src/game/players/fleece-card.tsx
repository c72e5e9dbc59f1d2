import type { CardFact } from '@oia/narration';
import { stageOf } from '@oia/rules';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';
import { CardButton } from './card-button.tsx';

/** The card beside the Ram, which has no owner and is lent turn by turn. */
export function FleeceCard({ fact }: { readonly fact: CardFact }): ReactNode {
  const words = useAllWords();
  const { game } = words.ui;
  const { text, language } = words.powers[fact.power];
  const notes = [...useLending(fact), ...fact.notes];
  return (
    <article className="player fleece">
      <header className="player-head">
        <h2>{game.fleece}</h2>
      </header>
      <div className="player-power">
        <CardButton power={fact.power} notes={notes} />
        <p className="player-text" lang={language}>
          {text}
        </p>
        {fact.face && <span className="soft">{game.becomes({ power: fact.face })}</span>}
      </div>
      <ul className="player-notes">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </article>
  );
}

/** Who holds the card in this turn. */
function useLending({ holders }: CardFact): readonly string[] {
  const words = useAllWords();
  const { nameOf, shown } = useGameContext();
  const { game } = words.ui;
  const stage = stageOf(shown.view);
  if (stage === 'over') return [];
  if (stage === 'setup') return [game.fleeceBefore];
  const players = words.together(holders.map(nameOf));
  return [players ? game.fleeceHeld({ players }) : game.fleeceAsleep];
}
