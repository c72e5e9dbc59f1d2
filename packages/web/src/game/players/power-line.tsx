import type { CardFact } from '@oia/narration';
import type { ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { CardButton } from './card-button.tsx';

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
