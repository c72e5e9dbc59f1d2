import type { Board } from '@oia/board';
import type { NameOf } from '@oia/narration';
import type { Square } from '@oia/rules';
import { deviceSeats } from '@oia/table';
import { type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../base/lazy-component.tsx';
import { useStore } from '../base/use-store.ts';
import { useWords, withAllWords } from '../common/words.tsx';
import { LiveRegion, useLiveRegion } from '../parts/live-region.tsx';
import { offerOf } from '../session/choices.ts';
import type { GameSession } from '../session/game-session.ts';
import { namesOf } from '../session/names.ts';
import { useStagedHint } from './board/staged-hint.ts';
import { LazyDialogs } from './dialogs/lazy-dialogs.tsx';
import { type DialogName, type GameContext, GameProvider, type RoomParts } from './game-context.tsx';
import { GameLayout } from './game-layout.tsx';
import { PowerLine } from './players/players.tsx';
import { shownGameOf } from './shown-game.ts';
import { useAnnouncements, useFeedback, useSounds } from './voice/voice.ts';
import './game.css';

// Most games have no draft. After a draft there are powers, so their cards are loaded too.
const DraftView = lazyComponent(async () => {
  const [module] = await Promise.all([withAllWords(import('./draft/draft-view.lazy.tsx')), PowerLine.preload()]);
  return module.DraftView;
});

// Only games with secrets need covers, and nothing may be seen before they are there.
const HandOver = lazyComponent(async () => (await import('./covers/covers.lazy.tsx')).HandOver);
const SecretDraw = lazyComponent(async () => (await import('./covers/covers.lazy.tsx')).SecretDraw);

interface GameTableProps {
  readonly session: GameSession;
  readonly room?: RoomParts;
}

/** Shows one session: the draft, the game, or the cover between two players. */
export function GameTable({ session, room }: GameTableProps): ReactNode {
  const words = useWords();
  const state = useStore(session.state);
  const names = useMemo(() => namesOf(words, state.setup.seats), [words, state.setup]);
  const nameOf: NameOf = useCallback((seat) => names[seat] ?? '', [names]);
  const { announcements, announce } = useLiveRegion();
  useAnnouncements(state, nameOf, announce);
  useSounds(state);
  const { feedback, say } = useFeedback(state, announce);
  const view = useView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown game depends on the state
  const shown = useMemo(() => shownGameOf(session), [session, state]);
  const offer = useMemo(() => offerOf(words, shown?.legal ?? []), [words, shown]);
  const hint = useStagedHint(state, shown);
  const context: GameContext | undefined = shown && { session, state, shown, offer, hint, nameOf, say, room, ...view };
  return (
    <>
      {context ? (
        <GameProvider value={context}>
          <GameScreen context={context} feedback={feedback} dialog={view.dialog} />
        </GameProvider>
      ) : (
        <DraftView session={session} state={state} nameOf={nameOf} announce={announce} room={room} />
      )}
      <LiveRegion announcements={announcements} />
    </>
  );
}

interface GameScreenProps {
  readonly context: GameContext;
  readonly feedback: string;
  readonly dialog: DialogName | undefined;
}

/** In a game with secrets nothing stays on the screen while the device changes hands. */
function GameScreen({ context: { state }, feedback, dialog }: GameScreenProps): ReactNode {
  const { next, drawOffer, game, setup } = state;
  if (next !== undefined) {
    return (
      <Suspense>
        <HandOver next={next} />
        {dialog === 'seats' && <LazyDialogs dialog={dialog} />}
      </Suspense>
    );
  }
  const isSecret = game?.match.secrets === true && !game.outcome && deviceSeats(setup.seats).length > 1;
  if (isSecret && drawOffer) {
    return (
      <Suspense>
        <SecretDraw />
      </Suspense>
    );
  }
  return <GameLayout feedback={feedback} dialog={dialog} />;
}

type View = Pick<GameContext, 'board' | 'inHand' | 'take' | 'turned' | 'turn' | 'open'> & {
  readonly dialog: DialogName | undefined;
};

function useView(): View {
  const board = useRef<Board>(undefined);
  const [turned, setTurned] = useState<0 | 1 | 2 | 3>(0);
  const [inHand, take] = useState<Square>();
  const [dialog, open] = useState<DialogName>();
  const turn = useCallback(
    (quarters: number) => setTurned((now) => ((((now + quarters) % 4) + 4) % 4) as 0 | 1 | 2 | 3),
    [],
  );
  return { board, inHand, take, turned, turn, dialog, open };
}
