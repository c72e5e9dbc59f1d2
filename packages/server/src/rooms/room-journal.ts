import type { GroupCommit } from '../database/group-commit.ts';
import { deadlineOf } from './room-clock.ts';
import type { RoomEntry } from './room-entry.ts';
import type { RoomState } from './room-state.ts';
import type { RoomRow } from './room-store.ts';

/** The durable log of one room. */
export interface Journal {
  /** Resolves when the entry is durable; rejects if it is not, or if that is unknown. Entries are written in order. */
  append(entry: RoomEntry, after: RoomState): Promise<void>;
}

/** The journal of a claimed room. `lobbyChanged`: an open room has new seats or another stage. */
export const roomJournal = (
  commit: Pick<GroupCommit, 'append'>,
  { id, fence, terms }: RoomRow,
  lobbyChanged: () => void,
): Journal => ({
  append: (entry, after) => {
    const { version, at, seated, setup, stage } = entry;
    const saved = commit.append({
      room: id,
      fence,
      entry: { version, at, data: JSON.stringify(entry) },
      stage: after.stage,
      deadline: deadlineOf(after),
      seats: seated?.map(({ member }) => member.id),
    });
    return terms.isOpen && (seated || setup || stage) ? saved.then(lobbyChanged) : saved;
  },
});
