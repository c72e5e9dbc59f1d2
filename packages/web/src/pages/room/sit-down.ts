import { ensureMember } from '../../online/member.ts';
import type { RemoteRoom } from '../../online/remote-room.ts';
import { tabConnection } from '../../online/tab-connection.ts';

/** Others see a new name once its owner sits down anew. */
export async function sitAgain(room: RemoteRoom, seat: number): Promise<void> {
  tabConnection().renew();
  await room.act({ kind: 'stand' });
  await room.act({ kind: 'sit', seat });
}

/** Takes a seat. Whoever is nobody yet becomes a guest by that, of this name if there is one. */
export async function sitDown(room: RemoteRoom, seat: number, name: string): Promise<void> {
  const joined = await ensureMember(name.trim());
  if (!joined.ok) return room.refuse(joined.code);
  // A socket that was opened before belongs to nobody.
  tabConnection().renew();
  await room.act({ kind: 'sit', seat });
}
