import type { RoomActionOf } from '@oia/protocol';
import type { ReactNode } from 'react';
import { useRoomContext } from '../room-context.tsx';
import { RoomNotice } from './room-notice.tsx';

type How = RoomActionOf<'claim'>['how'];

/** Somebody who has to act has been away for long: whoever waits decides. */
export function ClaimNotice(): ReactNode {
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
        <button key={how} type="button" className="button" onClick={() => void room.act({ kind: 'claim', how })}>
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
