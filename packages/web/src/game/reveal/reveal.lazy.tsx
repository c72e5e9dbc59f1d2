import type { Card } from '@oia/rules';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStore } from '../../base/use-store.ts';
import { appearance } from '../../common/appearance.ts';
import { useAllWords } from '../../common/words.tsx';
import { Chances } from '../../parts/chances.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { LookMark } from '../../parts/look-mark.tsx';
import { labelsOf } from '../../session/names.ts';
import { useGameContext } from '../game-context.tsx';
import './reveal.css';

/** Keys for reading or leaving the page, which do not skip the reveal. */
const READING = /^(Tab|Shift|Control|Alt|Meta|Arrow.*|Page.*|Home|End)$/;

/** The cards of a match-up turn over, with a plan for each. Any key and any click go on to the game. */
export function Reveal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { reveal } = useAllWords().ui;
  const { motion } = useStore(appearance);
  const { cards, start } = useGameContext().shown.match;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // The button would have the focus otherwise, and a small screen would begin at its end.
    dialog.current?.focus();
  }, []);
  useAnyKey(onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key does the same, wherever the focus is
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={motion ? 'reveal' : 'reveal still'}
      aria-labelledby={title}
      onClose={onClose}
      onClick={onClose}
    >
      <h2 id={title}>{reveal.title}</h2>
      <div className="reveal-cards" data-cards={cards.length}>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a match never change
          <RevealCard key={i} card={card} place={i} />
        ))}
      </div>
      <Chances powers={cards.map(({ power }) => power.id)} start={start} />
      <button type="button" className="button primary">
        {reveal.begin}
      </button>
    </dialog>
  );
}

/** Wherever the focus is: Tab may have left the dialog. */
function useAnyKey(skip: () => void): void {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (READING.test(event.key)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A card that turns over: its owner, the power, and a plan for playing it. */
function RevealCard({ card, place }: { readonly card: Card; readonly place: number }): ReactNode {
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

/** The owner of a card; the card beside the Ram has none. */
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
