import type { Card } from '@oia/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useAllWords } from '../../common/words.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { labelsOf } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';

/** A card that turns over: whose it is, the power, and what to aim for with it. */
export function RevealCard({ card, place }: { readonly card: Card; readonly place: number }): ReactNode {
  const { powers, plans } = useAllWords();
  const { id } = card.power;
  const { name, title, language } = powers[id];
  return (
    <article className="reveal-card" style={{ '--place': place } as CSSProperties}>
      <div className="reveal-front">
        <Owner seat={card.owner} />
        <Emblem power={id} />
        <h3>{name}</h3>
        <p className="reveal-title soft" lang={language}>
          {title}
        </p>
        <p className="reveal-plan">{plans[id]}</p>
      </div>
      <div className="reveal-back" aria-hidden="true" />
    </article>
  );
}

/** Nobody owns the card beside the Ram. */
function Owner({ seat }: { readonly seat: number | undefined }): ReactNode {
  const words = useAllWords();
  const { session, shown } = useGameContext();
  const { looks, seats } = session.setup;
  if (seat === undefined) return <p className="reveal-owner">{words.ui.game.fleece}</p>;
  return (
    <p className="reveal-owner">
      <LookMark look={looks[shown.match.sideOf(seat)] ?? 0} />
      {labelsOf(words, seats)[seat]}
    </p>
  );
}
