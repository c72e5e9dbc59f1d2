import { agreedSeats } from '@oia/table';
import { type ReactNode, useMemo } from 'react';
import { Link } from '../../common/router.tsx';
import { useAllWords } from '../../common/words.tsx';
import { RecordPlayer } from '../../replay/record-player.tsx';
import { GameGrid, useSavedGames } from '../../saved-games/game-grid.tsx';
import { namesOf } from '../../session/names.ts';
import type { KeptGame, Unreadable } from '../../storage/games.ts';
import { keptGame } from '../../storage/kept-game.ts';
import { sharedGame } from '../../storage/sharing.ts';

/** Replays a game of this device. */
export function SavedReplay({ id }: { readonly id: string }): ReactNode {
  const kept = useMemo(() => keptGame(id), [id]);
  return typeof kept === 'string' ? <UnreadableNotice why={kept} /> : <SavedPlayer kept={kept} />;
}

function UnreadableNotice({ why }: { readonly why: Unreadable }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <FaultPage>
      <p className="notice warning">{replay[why]}</p>
    </FaultPage>
  );
}

function SavedPlayer({ kept }: { readonly kept: KeptGame }): ReactNode {
  const words = useAllWords();
  const { id, setup, game, draft, played } = kept;
  const opened = useMemo(() => {
    const record = game && sharedGame(game, 'spectator', setup, { draft, date: played });
    return game && record && { record, game, isView: false, unknown: [] };
  }, [game, setup, draft, played]);
  const names = useMemo(() => namesOf(words, setup.seats), [words, setup]);
  // A game with secrets is shown as a whole only when it is over.
  if (!opened || (opened.game.match.secrets && !opened.game.outcome))
    return <UnfinishedGame id={id} isSecret={!!opened} />;
  return (
    <>
      <RecordPlayer opened={opened} names={names} looks={setup.looks} id={id} seats={agreedSeats(setup.seats)} />
      <AnotherLink />
    </>
  );
}

function UnfinishedGame({ id, isSecret }: { readonly id: string; readonly isSecret: boolean }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <div className="stack">
      <h1>{replay.going}</h1>
      <div className="card stack">
        {isSecret && <p>{replay.goingSecret}</p>}
        <p className="row">
          <Link to={{ page: 'game', id }} className="button primary">
            {replay.continue}
          </Link>
        </p>
      </div>
      <AnotherLink />
    </div>
  );
}

/** Says why nothing can be shown, with links to other pages. */
export function FaultPage({ children }: { readonly children: ReactNode }): ReactNode {
  const { replay } = useAllWords().ui;
  return (
    <div className="stack">
      <h1>{replay.faultTitle}</h1>
      <div className="card stack">{children}</div>
      <AnotherLink />
    </div>
  );
}

export function AnotherLink({ onLeave }: { readonly onLeave?: () => void }): ReactNode {
  const { replay, common } = useAllWords().ui;
  return (
    <p className="row replay-ways">
      <Link to={{ page: 'replay' }} className="button" {...(onLeave ? { onClickCapture: onLeave } : {})}>
        {replay.another}
      </Link>
      <Link to={{ page: 'home' }} className="button quiet">
        {common.toHome}
      </Link>
    </p>
  );
}

/** The finished games on this device. */
export function FinishedGames(): ReactNode {
  const { replay } = useAllWords().ui;
  const kept = useSavedGames();
  const finished = kept.games.filter(({ entry }) => entry.isOver);
  return (
    <section>
      <h2>{replay.kept}</h2>
      {finished.length === 0 && <p className="soft">{replay.keptNone}</p>}
      <GameGrid games={finished} kept={kept} />
    </section>
  );
}
