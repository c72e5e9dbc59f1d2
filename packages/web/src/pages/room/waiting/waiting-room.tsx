import type { ReactNode } from 'react';
import { CancelButton } from '../cancel-button.tsx';
import { ConnectionNotice } from '../notices/connection-notice.tsx';
import { RefusalNotice } from '../notices/refusal-notice.tsx';
import { useRoomContext } from '../room-context.tsx';
import { useFreshGame } from '../use-fresh-game.ts';
import { useTurnNotice } from '../use-turn-notice.ts';
import { Invitation } from './invitation.tsx';
import { NameField } from './name-field.tsx';
import { SeatList } from './seat-list.tsx';
import { TermsList } from './terms-list.tsx';

/** Before the game: what will be played, who sits where, and how others come here. */
export function WaitingRoom(): ReactNode {
  const { words, view, state } = useRoomContext();
  useFreshGame();
  useTurnNotice(false);
  return (
    <div className="room-waiting">
      <ConnectionNotice />
      <RefusalNotice />
      <h1>{words.waiting}</h1>
      <p className="soft">{words.waitingNote}</p>
      <div className="room-columns">
        <div className="stack">
          <SeatList />
          {state.seat !== undefined && <NameField />}
          {view.isOpener && <CancelButton />}
        </div>
        <div className="stack">
          <Invitation />
          <TermsList />
        </div>
      </div>
    </div>
  );
}
