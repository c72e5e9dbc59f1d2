import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../words.tsx';
import { FleeceCard } from './fleece-card.tsx';
import { usePlaying } from './game-context.tsx';
import { PlayerCard } from './player-card.tsx';
import { tableFacts } from './seats.ts';
import './players.css';

/** All players with their cards, and the card beside the Ram. */
export function Players(): ReactNode {
  const words = useWords();
  const { session, state, look, nameOf } = usePlaying();
  const actor = state.game?.outcome ? undefined : state.game?.actor;
  const { seats, fleece } = useMemo(
    () => tableFacts(words, session.table, look, actor, nameOf),
    [words, session, look, actor, nameOf],
  );
  return (
    <section className="game-players" aria-label={words.ui.game.players}>
      {fleece && <FleeceCard fact={fleece} />}
      {seats.map((facts) => (
        <PlayerCard key={facts.seat} facts={facts} />
      ))}
    </section>
  );
}
