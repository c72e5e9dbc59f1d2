import type { NameOf } from '@oia/narration';
import type { RoomView } from '@oia/protocol';
import type { RoomWords } from '@oia/texts';
import { createContext, type ReactNode, useContext } from 'react';
import type { RemoteRoom, RoomState } from '../../online/remote-room.ts';

/** Shared by all components of the room page. */
export interface RoomContext {
  readonly room: RemoteRoom;
  readonly state: RoomState;
  readonly view: RoomView;
  readonly words: RoomWords;
  readonly nameOf: NameOf;
}

const Context = createContext<RoomContext | undefined>(undefined);

export function RoomProvider({
  value,
  children,
}: {
  readonly value: RoomContext;
  readonly children: ReactNode;
}): ReactNode {
  return <Context value={value}>{children}</Context>;
}

export function useRoomContext(): RoomContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRoomContext is used outside of RoomProvider');
  return context;
}
