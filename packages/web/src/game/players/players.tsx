import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../../common/words.tsx';
import { useGameContext } from '../game-context.tsx';
import { FleeceCard } from './lazy-cards.ts';
import { PlayerCard } from './player-card.tsx';
import { tableFacts } from './seats.ts';
import './players.css';

/** All players with their cards, and the card beside the Ram. */
export function Players(): ReactNode {
  const words = useWords();
  const { state, shown, nameOf } = useGameContext();
  const actor = state.game?.outcome ? undefined : state.game?.actor;
  const { seats, fleece } = useMemo(
    () => tableFacts(words, state.setup, shown, actor, nameOf),
    [words, state.setup, shown, actor, nameOf],
  );
  const cards = seats.length + (fleece ? 1 : 0);
  return (
    <section
      className="game-players"
      aria-label={words.ui.game.players}
      data-cards={cards}
      ref={useVisibleActor(actor)}
    >
      {fleece && <FleeceCard fact={fleece} />}
      {seats.map((facts) => (
        <PlayerCard key={facts.seat} facts={facts} />
      ))}
    </section>
  );
}

/** Scrolls the column of cards so that the actor's card is visible; never scrolls the page. */
function useVisibleActor(actor: number | undefined): RefObject<HTMLElement | null> {
  const column = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the actor
  useEffect(() => {
    const box = column.current?.getBoundingClientRect();
    const card = column.current?.querySelector('.actor')?.getBoundingClientRect();
    if (!column.current || !box || !card) return;
    if (card.bottom > box.bottom) column.current.scrollTop += card.bottom - box.bottom;
    else if (card.top < box.top) column.current.scrollTop -= box.top - card.top;
  }, [actor]);
  return column;
}
