import type { CardFact } from '@oia/narration';
import { stageOf } from '@oia/rules';
import type { PowerId } from '@oia/texts';
import { type ReactNode, useState } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { DemoButton } from '../../parts/guide/lazy-demo.tsx';
import { PowerCard } from '../../parts/power-card.tsx';
import { useGameContext } from '../game-context.tsx';

/** The components that only a game with powers needs, in one chunk. */
export { Emblem as PowerEmblem } from '../../parts/emblem.tsx';

/** The power of a player: its card, its text, and which power it acts as. */
export function PowerLine({ card }: { readonly card: CardFact }): ReactNode {
  const { powers, ui } = useAllWords();
  return (
    <div className="player-power">
      <CardButton power={card.power} notes={card.notes} />
      <p className="player-text">{powers[card.power].text}</p>
      {card.face && <span className="soft">{ui.game.becomes({ power: card.face })}</span>}
    </div>
  );
}

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

/** The holders of the card in this turn, or why it has none. */
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

interface CardButtonProps {
  readonly power: PowerId;
  /** The state of the card. */
  readonly notes: readonly string[];
}

/** Opens a dialog with the text of a card and a link to its rulings. */
function CardButton({ power, notes }: CardButtonProps): ReactNode {
  const { powers, ui } = useAllWords();
  const [isOpen, setOpen] = useState(false);
  const { name, title, language } = powers[power];
  return (
    <>
      <button type="button" className="card-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Emblem power={power} size="small" />
        <span>
          <strong>{name}</strong>
          <em lang={language}>{title}</em>
        </span>
      </button>
      <Dialog title={name} isOpen={isOpen} onClose={() => setOpen(false)}>
        <PowerCard power={power}>
          {notes.length > 0 && <p>{notes.join(' · ')}</p>}
          <DemoButton power={power} />
          <p>
            <Link to={{ page: 'powers', power }} className="button">
              {ui.game.rulings({ power })}
            </Link>
          </p>
        </PowerCard>
      </Dialog>
    </>
  );
}
