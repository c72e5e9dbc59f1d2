import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lazy-component.tsx';
import { ErrorBoundary } from '../../../parts/error-boundary.tsx';
import { cachedGame } from '../../../storage/games.ts';
import { withAllWords } from '../../../words.tsx';
import { useFocusBoard } from '../board/use-focus-board.ts';
import { useGameContext } from '../game-context.tsx';

const Reveal = lazyComponent(async () => (await withAllWords(import('./reveal.tsx'))).Reveal);

/** Games whose match-up was seen: once is enough. */
const SEEN = new Set<string>();

/** Reveals the match-up of a game with powers that was started just now. A game that is opened again goes on at once. */
export function LazyReveal(): ReactNode {
  const { session, state } = useGameContext();
  const focusBoard = useFocusBoard();
  const [isOpen, setOpen] = useState(() => cachedGame(session.id) !== undefined && !SEEN.has(session.id));
  const { game, draft } = state;
  if (!isOpen || draft || !game || game.match.cards.length === 0 || game.outcome) return undefined;
  const close = (): void => {
    SEEN.add(session.id);
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
