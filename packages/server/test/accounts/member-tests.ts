import { afterAll, beforeAll, describe } from 'vitest';
import { Members } from '../../src/accounts/members.ts';
import { Passwords } from '../../src/accounts/passwords.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { KINDS, type Place } from '../database/test-databases.ts';

/** Cheap hashes; the real cost is tested elsewhere. */
export const cheapPasswords = (): Passwords => new Passwords({ logN: 4, r: 8, p: 1 });

/** A store, its members, and a clock that tests move. */
export interface MemberWorld {
  store: Store;
  members: Members;
  now: number;
}

/** Runs cases on every database. */
export function onEveryDatabase(about: string, cases: (world: MemberWorld) => void): void {
  describe.each(KINDS)(`${about}, on $name`, ({ make }) => {
    const world = { now: Date.UTC(2026, 10, 17) } as MemberWorld;
    let place: Place;
    beforeAll(async () => {
      place = await make();
      world.store = await openStore(place.place);
      world.members = await Members.open(world.store.kysely, { now: () => world.now, passwords: cheapPasswords() });
    });
    afterAll(async () => {
      await world.store?.close();
      await place?.remove();
    });
    cases(world);
  });
}
