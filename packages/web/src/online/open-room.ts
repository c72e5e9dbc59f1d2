import type { OpenedRoom, RoomTerms } from '@oia/protocol';
import { api } from './api.ts';
import { beSomebody } from './member.ts';
import type { Answer } from './request.ts';

/** Opens a room for whoever sits here, who becomes a guest by that if need be. */
export async function openRoom(terms: RoomTerms): Promise<Answer<OpenedRoom>> {
  const somebody = await beSomebody();
  return somebody.ok ? api.openRoom(terms) : somebody;
}
