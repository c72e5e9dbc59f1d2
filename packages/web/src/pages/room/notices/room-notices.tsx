import type { RoomActionOf } from '@oia/protocol';
import { type ReactNode, useState } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { Link } from '../../../common/router.tsx';
import { changeSettings, settings } from '../../../common/settings.ts';
import { useWords } from '../../../common/words.tsx';
import { canAskToNotify, wantNotices } from '../../../online/notices.ts';
import { tabConnection } from '../../../online/tab-connection.ts';
import { useRoomContext } from '../room-context.tsx';
import { ConnectionNotice, RoomNotice, RoomRefusalNotice } from './room-notice.tsx';
import { TakeBackNotice } from './take-back-notice.tsx';

/** All notices and questions around an online game. */
export function RoomNotices(): ReactNode {
  const { view } = useRoomContext();
  const isPlaying = view.stage === 'playing';
  return (
    <>
      <ConnectionNotice />
      <SavingNotice />
      <RoomRefusalNotice />
      {isPlaying && <StandInNotice />}
      {isPlaying && <ClaimNotice />}
      {isPlaying && <TakeBackNotice />}
      <DrawNotice />
      <OtherTurn />
      <NotifyQuestion />
    </>
  );
}

/** The server takes long to save a change. */
function SavingNotice(): ReactNode {
  const { words, state } = useRoomContext();
  return state.isSavingSlow ? <RoomNotice text={words.savingSlow} /> : undefined;
}

/** A computer plays for a player who was away. */
function StandInNotice(): ReactNode {
  const { words, room, state, view } = useRoomContext();
  const isStoodInFor = state.seat !== undefined && view.table?.seats[state.seat]?.standsInFor !== undefined;
  if (!isStoodInFor) return undefined;
  return (
    <RoomNotice text={words.standsIn}>
      <button
        type="button"
        className="button primary"
        // Actions do not reject: refusals come as answers, and are shown.
        onClick={() => void room.act({ kind: 'comeBack' })}
      >
        {words.comeBack}
      </button>
    </RoomNotice>
  );
}

/** The user's own draw offer, until it is answered. */
function DrawNotice(): ReactNode {
  const { words, state, view } = useRoomContext();
  const offer = view.table?.drawOffer;
  return offer?.kind === 'offered' && offer.by === state.seat ? <RoomNotice text={words.drawAsked} /> : undefined;
}

/** It is the user's turn in another game. */
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

type How = RoomActionOf<'claim'>['how'];

/** The player to move has been away for long; the opponent may claim the game. */
function ClaimNotice(): ReactNode {
  const { words, room, view, nameOf } = useRoomContext();
  const seat = useClaimable();
  if (seat === undefined) return undefined;
  const ways: readonly { readonly how: How; readonly label: string }[] = [
    { how: 'win', label: words.claimWin },
    { how: 'end', label: words.claimEnd },
    ...(view.isRated ? [] : [{ how: 'computer', label: words.claimComputer } as const]),
  ];
  return (
    <RoomNotice text={words.claimable({ player: nameOf(seat) })}>
      {ways.map(({ how, label }) => (
        <button
          key={how}
          type="button"
          className="button"
          // Actions do not reject: refusals come as answers, and are shown.
          onClick={() => void room.act({ kind: 'claim', how })}
        >
          {label}
        </button>
      ))}
    </RoomNotice>
  );
}

/** The seat that has to act and may be claimed. */
function useClaimable(): number | undefined {
  const { state, view } = useRoomContext();
  const { game, draft } = view.table ?? {};
  const actor = game ? game.actor : draft?.actor;
  if (actor === undefined || state.seat === undefined || actor === state.seat) return undefined;
  return state.presence.away.includes(actor) && view.control.kind !== 'days' ? actor : undefined;
}

/** Steps played before the question is asked. */
const MIN_STEPS = 6;

/** Asks once whether notifications are wanted, during the opponent's turn. */
function NotifyQuestion(): ReactNode {
  const { words, view, state } = useRoomContext();
  const { notifyAsked } = useStore(settings);
  const [canAsk] = useState(canAskToNotify);
  const game = view.table?.game;
  const isTime = (game?.moments.length ?? 0) >= MIN_STEPS && game?.actor !== state.seat;
  // Stays once it is shown, so that the board does not move with every turn.
  const [isAsked, setAsked] = useState(isTime);
  if (isTime && !isAsked) setAsked(true);
  if (notifyAsked || !canAsk || state.seat === undefined || !isAsked || view.stage !== 'playing') return undefined;
  return (
    <div className="room-asks">
      <RoomNotice text={words.notifyQuestion}>
        <button
          type="button"
          className="button"
          // Browsers answer with a permission, and do not reject.
          onClick={() => void wantNotices(true)}
        >
          {words.notifyYes}
        </button>
        <button type="button" className="button quiet" onClick={() => changeSettings({ notifyAsked: true })}>
          {words.notifyNo}
        </button>
      </RoomNotice>
    </div>
  );
}
