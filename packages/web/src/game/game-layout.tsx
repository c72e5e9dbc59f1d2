import { positionText } from '@oia/rules';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useWords } from '../common/words.tsx';
import { BoardTools } from './board/board-tools.tsx';
import { BoardView } from './board/game-board.tsx';
import { Controls } from './controls/controls.tsx';
import { useKeys } from './controls/use-keys.ts';
import { DrawQuestion, LazyDialogs } from './dialogs/lazy-dialogs.tsx';
import { type DialogName, useGameContext } from './game-context.tsx';
import { GameLog } from './log/game-log.tsx';
import { Players } from './players/players.tsx';
import { Notices } from './prompt/notices.tsx';
import { PromptBar } from './prompt/prompt-bar.tsx';
import { useHintWords } from './prompt/use-explanations.ts';
import { Celebration, useEnding } from './result/ending.tsx';
import { LazyReveal } from './reveal/lazy-reveal.tsx';

interface GameLayoutProps {
  readonly feedback: string;
  readonly dialog: DialogName | undefined;
}

/** The page with the board. */
export function GameLayout({ feedback, dialog }: GameLayoutProps): ReactNode {
  const words = useWords();
  const { session, nameOf, state, open, room } = useGameContext();
  const names = session.setup.seats.map((_, seat) => nameOf(seat));
  useKeys();
  useHintWords();
  const ending = useEnding();
  return (
    <div className="game-frame" ref={useLayoutOffsets()}>
      <Notices session={session} state={state} onExport={() => open('share')}>
        {room && <room.Notices />}
      </Notices>
      <div className="game" {...useTestAttributes()}>
        <h1 className="unseen">{words.ui.game.title({ players: words.together(names) })}</h1>
        <PromptBar feedback={feedback} ending={ending} />
        <Players />
        <section className="game-board" aria-label={words.ui.game.board}>
          <div className="game-board-stage">
            <BoardView />
            <BoardTools />
            {ending === 'here' && Celebration.isLoaded() && <Celebration />}
          </div>
        </section>
        <Controls ending={ending} />
        <GameLog />
      </div>
      <Suspense>{state.drawOffer?.kind === 'offered' && <DrawQuestion />}</Suspense>
      <LazyReveal />
      {dialog && <LazyDialogs dialog={dialog} />}
    </div>
  );
}

/** For browser tests. They contain only what the viewer may know, like the rest of the page. */
function useTestAttributes(): Readonly<Record<`data-${string}`, string>> {
  const { shown, state } = useGameContext();
  const { game } = state;
  const { match, view } = shown;
  return {
    'data-position': positionText({ match, position: view }),
    ...(game?.actor === undefined ? {} : { 'data-actor': String(game.actor) }),
    ...(game?.outcome ? { 'data-over': game.outcome.reason } : {}),
  };
}

/** The custom properties, and the elements whose top they contain. */
const PLACES = { '--game-top': '.game', '--board-top': '.game-board' } as const;

/**
 * Tells the style sheets how far down the page the game and its board begin, and how high the notices are. The height of everything above
 * the board (header, notices, prompt, cards) depends on language, text size and players, so it has to be measured.
 */
function useLayoutOffsets(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  // After every render, because a card may have grown by a line.
  useLayoutEffect(() => measure(frame.current));
  useLayoutEffect(() => {
    const onResize = (): void => measure(frame.current);
    addEventListener('resize', onResize);
    // A notice may come and go by itself.
    const watcher = new ResizeObserver(onResize);
    const notices = frame.current?.querySelector('.game-notices');
    if (notices) watcher.observe(notices);
    return () => {
      removeEventListener('resize', onResize);
      watcher.disconnect();
    };
  }, []);
  return frame;
}

function measure(frame: HTMLElement | null): void {
  for (const [name, selector] of Object.entries(PLACES)) {
    const box = frame?.querySelector(selector)?.getBoundingClientRect();
    if (box) frame?.style.setProperty(name, `${Math.ceil(box.top + scrollY)}px`);
  }
  const notices = frame?.querySelector('.game-notices')?.getBoundingClientRect();
  frame?.style.setProperty('--notices', `${Math.ceil(notices?.height ?? 0)}px`);
}
