import type { MyRoom } from '@oia/protocol';
import { Store } from '../base/store.ts';
import { api } from './api.ts';
import { turnCount } from './remembered.ts';

/** The member's own rooms; undefined: not loaded yet. */
export const myRooms = new Store<readonly MyRoom[] | undefined>(undefined);

/** Those that wait for me first, then those that were played last. */
export const inOrder = (rooms: readonly MyRoom[]): readonly MyRoom[] =>
  rooms.toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn) || b.changedAt - a.changedAt);

export function setMyRooms(rooms: readonly MyRoom[]): void {
  myRooms.set(inOrder(rooms));
  turnCount.set(rooms.filter(({ isMyTurn }) => isMyTurn).length);
}

/** Keeps the last list if the server does not answer. Returns the code of a refusal. */
export async function loadMyRooms(): Promise<string | undefined> {
  const answer = await api.myRooms();
  if (!answer.ok) return answer.code;
  setMyRooms(answer.value.rooms);
  return undefined;
}
