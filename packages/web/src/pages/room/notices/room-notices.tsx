import type { ReactNode } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { Link } from '../../../common/router.tsx';
import { useWords } from '../../../common/words.tsx';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useRoomContext } from '../room-context.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { NotifyQuestion } from './notify-question.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { RoomNotice } from './room-notice.tsx';
import { TakeBackNotice } from './take-back-notice.tsx';

/** Everything around a game online that somebody should know or answer. */
export function RoomNotices(): ReactNode {
  const { view } = useRoomContext();
  const isPlaying = view.stage === 'playing';
  return (
    <>
      <ConnectionNotice />
      <RefusalNotice />
      {isPlaying && <StandInNotice />}
      {isPlaying && <ClaimNotice />}
      {isPlaying && <TakeBackNotice />}
      <DrawNotice />
      <OtherTurn />
      <NotifyQuestion />
    </>
  );
}

/** A computer plays for somebody who was away. */
function StandInNotice(): ReactNode {
  const { words, room, state, view } = useRoomContext();
  const isStoodInFor = state.seat !== undefined && view.table?.seats[state.seat]?.standsInFor !== undefined;
  if (!isStoodInFor) return undefined;
  return (
    <RoomNotice text={words.standsIn}>
      <button type="button" className="button primary" onClick={() => void room.act({ kind: 'comeBack' })}>
        {words.comeBack}
      </button>
    </RoomNotice>
  );
}

/** The own offer, while the others think about it. */
function DrawNotice(): ReactNode {
  const { words, state, view } = useRoomContext();
  const offer = view.table?.drawOffer;
  return offer?.kind === 'offered' && offer.by === state.seat ? <RoomNotice text={words.drawAsked} /> : undefined;
}

/** Somebody else waits in another game. */
function OtherTurn(): ReactNode {
  const { common } = useWords().ui;
  const { words } = useRoomContext();
  const { turns } = tabConnection();
  const [next] = useStore(turns);
  if (next === undefined) return undefined;
  return (
    <RoomNotice text={words.elsewhere}>
      <Link to={{ page: 'room', id: next }} className="button primary">
        {words.goThere}
      </Link>
      <button type="button" className="button quiet" onClick={() => turns.set([])}>
        {common.close}
      </button>
    </RoomNotice>
  );
}
