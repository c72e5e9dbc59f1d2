import type { OpenedRoom, RoomTerms } from '@oia/protocol';
import { api } from './api.ts';
import { ensureMember } from './member.ts';
import type { Answer } from './request.ts';

/** Opens a room; an anonymous browser becomes a guest. */
export async function openRoom(terms: RoomTerms): Promise<Answer<OpenedRoom>> {
  const joined = await ensureMember();
  return joined.ok ? api.openRoom(terms) : joined;
}
