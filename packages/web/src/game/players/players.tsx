import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { useWords, withAllWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { useGameContext } from '../game-context.tsx';
import { type SeatFacts, tableFacts } from './seats.ts';
import './players.css';

// Many first games have no powers. A game with powers is shown once their cards and texts are loaded, so that the layout does not move.
const load = () => withAllWords(import('./power-cards.lazy.tsx'));

export const PowerLine = lazyComponent(async () => (await load()).PowerLine);
export const FleeceCard = lazyComponent(async () => (await load()).FleeceCard);
export const PowerEmblem = lazyComponent(async () => (await load()).PowerEmblem);

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

/** A player with name, power and state. */
function PlayerCard({ facts }: { readonly facts: SeatFacts }): ReactNode {
  const { ui } = useWords();
  const { card, isActor, isOut } = facts;
  const states = ['player', isActor ? 'actor' : '', isOut ? 'out' : ''].filter(Boolean).join(' ');
  return (
    <article className={states} data-seat={facts.seat}>
      <PlayerHead facts={facts} />
      {card ? <PowerLine card={card} /> : <p className="player-power soft">{ui.game.noPower}</p>}
      <StateNotes facts={facts} />
    </article>
  );
}

function PlayerHead({ facts }: { readonly facts: SeatFacts }): ReactNode {
  const { ui } = useWords();
  const { room } = useGameContext();
  const { name, level, look, isActor, isAsked } = facts;
  return (
    <header className="player-head">
      <LookMark look={look} />
      <h2>{name}</h2>
      {level && <span className="player-level soft">{ui.computers.level({ level })}</span>}
      {isActor && <span className="player-badge">{isAsked ? ui.game.asked : ui.game.toMove}</span>}
      {room && <room.Seat seat={facts.seat} />}
    </header>
  );
}

/** The state of the card and of the player's workers, in short notes. */
function StateNotes({ facts }: { readonly facts: SeatFacts }): ReactNode {
  const { game } = useWords().ui;
  const { removed, notes, partner, isStoodInFor } = facts;
  const all = [
    ...(isStoodInFor ? [game.standsIn] : []),
    ...(partner === undefined ? [] : [game.playsWith({ player: partner })]),
    ...notes,
    ...(removed > 0 ? [game.workersRemoved({ count: removed })] : []),
  ];
  return (
    <ul className="player-notes">
      {all.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
