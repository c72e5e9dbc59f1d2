import { Belongings } from '../../src/members/belongings.ts';
import { type HostDependencies, RoomHost } from '../../src/rooms/room-host.ts';
import { secureRandom, systemTimers } from '../../src/rooms/room-service.ts';
import { PersonalData } from '../../src/store/personal-data.ts';
import type { Store } from '../../src/store/store.ts';

/** The rooms of a store, where no computer plays; and what differs from it. */
export async function hostOf(store: Store, differs: Partial<HostDependencies> = {}): Promise<RoomHost> {
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
    ...differs,
  });
}

export const belongingsOf = (store: Store, rooms: RoomHost): Belongings =>
  new Belongings({ data: new PersonalData(store.kysely), stored: store.rooms, rooms, seats: rooms });
