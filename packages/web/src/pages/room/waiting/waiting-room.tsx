import { type ReactNode, useState } from 'react';
import { useAllWords } from '../../../common/words.tsx';
import { useOnlineWords } from '../../../online/online-words.ts';
import { sayTermsPowers } from '../../../online/room-words.ts';
import { sayControl, sayControlInFull } from '../../../online/time-controls.ts';
import { capital } from '../../../session/choices.ts';
import { CancelButton } from '../cancel-button.tsx';
import { ConnectionNotice, RoomRefusalNotice } from '../notices/room-notice.tsx';
import { useRoomContext } from '../room-context.tsx';
import { useFreshGame } from '../use-fresh-game.ts';
import { useTurnNotice } from '../use-turn-notice.ts';
import { Invitation } from './invitation.tsx';
import { NameField } from './name-field.tsx';
import { SeatList } from './seat-list.tsx';

/** Before the game: the terms, the seats, and the invitation. */
export function WaitingRoom(): ReactNode {
  const { words, view } = useRoomContext();
  const isHost = useIsHost();
  useFreshGame();
  useTurnNotice(false);
  return (
    <div className="room-waiting">
      <ConnectionNotice />
      <RoomRefusalNotice />
      <h1>{words.waiting}</h1>
      <p className="soft">{words.waitingNote}</p>
      <div className="room-columns">{isHost ? <ForHosts /> : <ForVisitors />}</div>
      {view.isOpener && <CancelButton />}
    </div>
  );
}

/** True for users who opened the table or have ever had a seat. Leaving a seat does not change it, because a new name leaves and retakes the seat. */
function useIsHost(): boolean {
  const { view, state } = useRoomContext();
  const isHost = view.isOpener || state.seat !== undefined;
  const [wasHost, setHost] = useState(isHost);
  if (isHost && !wasHost) setHost(true);
  return wasHost;
}

/** The invitation first. */
const ForHosts = (): ReactNode => (
  <>
    <div className="stack">
      <Invitation />
      <NameField />
    </div>
    <div className="stack">
      <SeatList />
      <TermsList />
    </div>
  </>
);

/** The seats first. */
const ForVisitors = (): ReactNode => (
  <>
    <div className="stack">
      <SeatList />
      <TermsList />
    </div>
    <Invitation />
  </>
);

/** The terms of the game. */
function TermsList(): ReactNode {
  const all = useAllWords();
  const online = useOnlineWords();
  const { words, view } = useRoomContext();
  return (
    <section className="card">
      <h2>{words.gameTitle}</h2>
      <dl className="room-terms">
        <div>
          <dt>{words.powers}</dt>
          <dd>{capital(sayTermsPowers(all, view))}</dd>
        </div>
        <div>
          <dt>{words.time}</dt>
          <dd>
            <span aria-hidden="true">{sayControl(online, view.control)}</span>
            <span className="unseen">{sayControlInFull(online, view.control)}</span>
          </dd>
        </div>
        <div>
          <dt>{words.counts}</dt>
          <dd>{view.isRated ? words.rated : words.unrated}</dd>
        </div>
      </dl>
    </section>
  );
}
