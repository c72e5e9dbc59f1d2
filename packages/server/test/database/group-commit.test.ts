import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LostLease, NotSaved } from '../../src/database/errors.ts';
import { GroupCommit } from '../../src/database/group-commit.ts';
import type { ProcessId } from '../../src/database/process-store.ts';
import type { Append, Claim } from '../../src/rooms/room-store.ts';
import { openStore, type Store } from '../../src/rooms/room-store.ts';
import { append, claimed, claimedRoom } from '../rooms/stored-rooms.ts';
import { KINDS, type Place } from './test-databases.ts';

describe.each(KINDS)('group commit on $name', ({ make }) => {
  let place: Place;
  let store: Store;
  let me: ProcessId;

  beforeAll(async () => {
    place = await make();
    store = await openStore(place.place);
    me = await store.processes.start();
  });

  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  const claims = (count: number): Promise<Claim[]> =>
    Promise.all(Array.from({ length: count }, () => claimedRoom(store.rooms, me)));

  const versions = async ({ row }: Claim) => (await store.rooms.entries(row.id)).map(({ version }) => version);

  /** The error names of refused appends, '' for the others. */
  const reasons = async (promises: readonly Promise<void>[]): Promise<string[]> =>
    (await Promise.allSettled(promises)).map((end) => (end.status === 'fulfilled' ? '' : end.reason.name));

  const broken = (claim: Claim, version: number): Append =>
    append(claim, version, { entry: { version, at: 1, data: null as unknown as string } });

  test('simultaneous appends share a transaction, and the next one gathers meanwhile', async () => {
    const sizes: number[] = [];
    const commit = new GroupCommit((batch) => {
      sizes.push(batch.length);
      return store.rooms.append(batch);
    });
    const rooms = await claims(5);
    const first = rooms.map((claim) => commit.append(append(claim, 1)));
    await new Promise(setImmediate);
    const second = rooms.flatMap((claim) => [2, 3].map((version) => commit.append(append(claim, version))));
    await Promise.all([...first, ...second]);
    expect(sizes).toEqual([5, 10]);
    for (const claim of rooms) expect(await versions(claim)).toEqual([1, 2, 3]);
  });

  test('a write that hangs is reported, and neither confirmed nor refused before its outcome is known', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const commit = new GroupCommit(
      async (batch) => {
        await released;
        return store.rooms.append(batch);
      },
      1,
      20,
    );
    const reports: boolean[] = [];
    commit.onSlow(({ isOver }) => reports.push(isOver));
    const [claim] = (await claims(1)) as [Claim];
    let outcome = 'unknown';
    const saved = commit.append(append(claim, 1)).then(
      () => (outcome = 'saved'),
      () => (outcome = 'refused'),
    );
    await expect.poll(() => reports).toEqual([false]);
    expect(outcome).toBe('unknown');
    expect(commit.pendingSeconds).toBeGreaterThan(0.01);
    release();
    await saved;
    expect(outcome).toBe('saved');
    await commit.drained();
    expect(reports).toEqual([false, true]);
    expect(commit.pendingSeconds).toBe(0);
    expect(await versions(claim)).toEqual([1]);
  });

  test('everything is stored, in the order of each room', async () => {
    const rooms = await claims(30);
    const all: Promise<void>[] = [];
    for (let version = 1; version <= 20; version++) {
      for (const claim of rooms) all.push(store.commit.append(append(claim, version)));
      if (version % 5 === 0) await new Promise(setImmediate);
    }
    await Promise.all(all);
    for (const claim of rooms) expect(await versions(claim)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test('an acknowledged change is stored, and nothing waits after `drained`', async () => {
    const [claim] = (await claims(1)) as [Claim];
    const [, isDone] = [store.commit.append(append(claim, 1)), store.commit.drained()];
    await isDone;
    expect(await versions(claim)).toEqual([1]);
  });

  test('a lost room is reported, and the others are not affected', async () => {
    const [good, lost] = (await claims(2)) as [Claim, Claim];
    await claimed(store.rooms, lost.row.id, me);
    const ends = [append(lost, 1), append(good, 1), append(lost, 2)].map((one) => store.commit.append(one));
    await expect(ends[0]).rejects.toBeInstanceOf(LostLease);
    expect(await reasons(ends)).toEqual(['LostLease', '', 'LostLease']);
    expect(await versions(lost)).toEqual([]);
  });

  test('a change that cannot be stored does not affect others, but those that build on it', async () => {
    const rooms = await claims(9);
    const [bad] = rooms.splice(4, 1) as [Claim];
    const refused = store.commit.append(broken(bad, 1));
    const kept = rooms.map((claim) => store.commit.append(append(claim, 1)));
    await new Promise(setImmediate);
    const behind = store.commit.append(append(bad, 2));
    await expect(refused).rejects.toBeInstanceOf(NotSaved);
    expect(await reasons([behind, ...kept])).toEqual(['NotSaved', ...kept.map(() => '')]);
    expect(await versions(bad)).toEqual([]);
    for (const claim of rooms) expect(await versions(claim)).toEqual([1]);
  });

  test('a room that was refused goes on after it was claimed again', async () => {
    const [claim] = (await claims(1)) as [Claim];
    await expect(store.commit.append(broken(claim, 1))).rejects.toBeInstanceOf(NotSaved);
    const again = await claimed(store.rooms, claim.row.id, me);
    await store.commit.append(append(again, 1));
    expect(await versions(claim)).toEqual([1]);
  });
});
