import { MemberData } from '../../src/accounts/member-data.ts';
import { PersonalData } from '../../src/accounts/personal-data.ts';
import { MemberRooms } from '../../src/rooms/member-rooms.ts';
import { type HostDependencies, RoomHost } from '../../src/rooms/room-host.ts';
import type { Store } from '../../src/rooms/room-store.ts';
import { secureRandom } from '../../src/util/random-ids.ts';
import { systemTimers } from '../../src/util/time.ts';

/** The rooms of a store, without computers; `overrides` replaces dependencies. */
export async function hostOf(store: Store, overrides: Partial<HostDependencies> = {}): Promise<RoomHost> {
  return new RoomHost(await store.processes.start(), {
    store,
    timers: systemTimers,
    random: secureRandom,
    playerFor: () => ({
      levels: [],
      think: () => Promise.reject(new Error('no computer plays here')),
      chooseDraft: () => Promise.reject(new Error('no computer plays here')),
      stop: () => undefined,
    }),
    ratingOf: async () => undefined,
    mutedBy: async () => new Set(),
    finish: async () => undefined,
    turn: () => undefined,
    lobbyChanged: () => undefined,
    report: (error) => {
      throw error;
    },
    ...overrides,
  });
}

export function memberDataOf(store: Store, rooms: RoomHost): MemberData {
  const { kysely } = store;
  return new MemberData(
    new PersonalData(kysely),
    new MemberRooms({ kysely, stored: store.rooms, rooms, seats: rooms }),
  );
}
