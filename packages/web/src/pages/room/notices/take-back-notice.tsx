import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../common/words.tsx';
import { useRoomContext } from '../room-context.tsx';
import { RoomNotice } from './room-notice.tsx';

/** A request to take back a turn: the question, the pending request, and the refusal. */
export function TakeBackNotice(): ReactNode {
  const { words, state, view, nameOf } = useRoomContext();
  const { takeBack } = view;
  const [isDeclined, dismiss] = useDeclined();
  if (!takeBack) return isDeclined && <Declined onClose={dismiss} />;
  if (takeBack.by === state.seat) return <RoomNotice text={words.takeBackAsked} />;
  if (state.seat === undefined || !takeBack.asked.includes(state.seat)) return undefined;
  return (
    <RoomNotice text={words.takeBackQuestion({ player: nameOf(takeBack.by) })}>
      <Answer accepts={false} label={words.decline} />
      <Answer accepts label={words.accept} />
    </RoomNotice>
  );
}

function Answer({ accepts, label }: { readonly accepts: boolean; readonly label: string }): ReactNode {
  const { room } = useRoomContext();
  // Actions do not reject: refusals come as answers, and are shown.
  const answer = (): void => void room.act({ kind: 'answerTakeBack', accepts });
  return (
    <button type="button" className={accepts ? 'button primary' : 'button'} onClick={answer}>
      {label}
    </button>
  );
}

function Declined({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { common } = useWords().ui;
  const { words } = useRoomContext();
  return (
    <RoomNotice text={words.takeBackDeclined}>
      <button type="button" className="button" onClick={onClose}>
        {common.close}
      </button>
    </RoomNotice>
  );
}

/** True if the user's request is gone but the turn is still there. */
function useDeclined(): [isDeclined: boolean, dismiss: () => void] {
  const { room } = useRoomContext();
  const [isDeclined, setDeclined] = useState(false);
  const before = useRef(room.state.value.view);
  useEffect(
    () =>
      room.state.watch(() => {
        const { view, seat } = room.state.value;
        const last = before.current;
        before.current = view;
        const wasAsked = last?.takeBack?.by === seat && seat !== undefined;
        if (!wasAsked || view?.takeBack) return;
        setDeclined(view?.table?.game?.moments.length === last?.table?.game?.moments.length);
      }),
    [room],
  );
  return [isDeclined, () => setDeclined(false)];
}
