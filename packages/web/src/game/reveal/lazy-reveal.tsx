import { type Game, stageOf } from '@oia/rules';
import { deviceSeats } from '@oia/table';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../base/lazy-component.tsx';
import { withAllWords } from '../../common/words.tsx';
import { ErrorBoundary } from '../../parts/error-boundary.tsx';
import { useFocusBoard, useGameContext } from '../game-context.tsx';

/** Games that were started on this page, and whether their match-up was seen. Games that are opened again are not among them. */
const SEEN = new Map<string, boolean>();

// Not a promise.
export const markStarted = (id: string): void => void SEEN.set(id, SEEN.get(id) ?? false);

// Not a promise.
const markSeen = (id: string): void => void SEEN.set(id, true);

/** Its match-up is still to be revealed. */
export const isFresh = (id: string): boolean => SEEN.get(id) === false;

const Reveal = lazyComponent(async () => (await withAllWords(import('./reveal.lazy.tsx'))).Reveal);

/** A game that began at a later position is not revealed: its players know the powers. */
const hasMatchup = ({ match, first }: Game): boolean => match.cards.length > 0 && stageOf(first) === 'setup';

/** Reveals the match-up of a game with powers that was started just now. A game that is opened again goes on at once. */
export function LazyReveal(): ReactNode {
  const { session, state } = useGameContext();
  const focusBoard = useFocusBoard();
  const [isOpen, setOpen] = useState(() => isFresh(session.id));
  const { game, draft, setup } = state;
  if (!isOpen || draft || !game || !hasMatchup(game)) return undefined;
  // Computers may place workers behind the cards, but a person who has played is not interrupted.
  const people = deviceSeats(setup.seats);
  if (game.moments.some(({ actor }) => actor !== undefined && people.includes(actor))) return undefined;
  const close = (): void => {
    markSeen(session.id);
    setOpen(false);
    focusBoard();
  };
  return (
    <ErrorBoundary onClose={close}>
      <Suspense>
        <Reveal onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
