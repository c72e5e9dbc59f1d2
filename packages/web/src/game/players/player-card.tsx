import type { ReactNode } from 'react';
import { useWords } from '../../common/words.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { useGameContext } from '../game-context.tsx';
import { PowerLine } from './lazy-cards.ts';
import type { SeatFacts } from './seats.ts';

/** A player with name, power and state. */
export function PlayerCard({ facts }: { readonly facts: SeatFacts }): ReactNode {
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
