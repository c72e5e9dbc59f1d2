import type { RoomView } from '@oia/protocol';
import type { ReactNode } from 'react';
import { useStore } from '../../../base/use-store.ts';
import { changeSettings, settings } from '../../../common/settings.ts';
import { CancelButton } from '../cancel-button.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useRoomContext } from '../room-context.tsx';

/** Buttons for requests to other players, the chat, and the number of spectators. */
export function RoomControls(): ReactNode {
  const { words, state, view } = useRoomContext();
  const { spectators } = state.presence;
  const isPlayer = state.seat !== undefined;
  return (
    <>
      {isPlayer && view.stage === 'playing' && (hasTurns(view) ? <TakeBackButton /> : <CancelButton />)}
      {isPlayer && <Chat />}
      {!isPlayer && view.stage === 'playing' && <p className="notice">{words.watching}</p>}
      {spectators > 0 && <p className="soft room-spectators">{words.spectators({ count: spectators })}</p>}
    </>
  );
}

/** True once a worker has moved; from then on the game cannot be cancelled. */
const hasTurns = ({ table }: RoomView): boolean =>
  table?.game?.moments.some(({ events }) => events.some(({ kind }) => kind === 'moved' || kind === 'built')) ?? false;

/** Needed only for finished turns; steps of the current turn can be undone without asking. */
function TakeBackButton(): ReactNode {
  const { words, room, state, view } = useRoomContext();
  const game = view.table?.game;
  const hasPlayed = game?.moments.some(({ actor }) => actor === state.seat) ?? false;
  if (!hasPlayed || view.takeBack || game?.moments.at(-1)?.actor === undefined) return undefined;
  return (
    <div className="game-buttons">
      <button
        type="button"
        className="button"
        // Actions do not reject: refusals come as answers, and are shown.
        onClick={() => void room.act({ kind: 'offerTakeBack' })}
      >
        {words.takeBack}
      </button>
    </div>
  );
}

function Chat(): ReactNode {
  const { words } = useRoomContext();
  const { chat } = useStore(settings);
  if (chat) return <ChatPanel />;
  return (
    <p className="soft row">
      <span>{words.chatOff}</span>
      <button type="button" className="button quiet" onClick={() => changeSettings({ chat: true })}>
        {words.chatOn}
      </button>
    </p>
  );
}
