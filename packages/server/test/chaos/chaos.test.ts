import { describe, expect, test } from 'vitest';
import { termsOf } from '../terms.ts';
import { auditRoom } from './audit.ts';
import type { RoomReader } from './room-reader.ts';
import { sqliteChaos } from './sqlite-chaos.ts';

// A few seconds: a server has to start four times. `npm run chaos` does it for as long as you like.
test('a killed server loses nothing and does nothing twice, and all players find their games as they were', async () => {
  const { faults, acknowledged, disturbances } = await sqliteChaos({
    seed: 1,
    bots: 8,
    rooms: 8,
    isOver: (kills) => kills >= 3,
  });
  expect(faults).toEqual([]);
  expect(disturbances['kill -9']).toBe(3);
  expect(acknowledged).toBeGreaterThan(50);
});

describe('the audit notices', () => {
  const row = {
    id: 'abcdefgh',
    openedAt: 0,
    version: 2,
    stage: 'waiting' as const,
    fence: 1,
    terms: { ...termsOf({ isOpen: false }), opener: 'm1' },
  };
  const said = (id: string, version: number) => ({
    version,
    at: 0,
    data: JSON.stringify({ version, at: 0, command: { member: 'm1', id }, takeBack: null }),
  });
  const reading = (...entries: ReturnType<typeof said>[]): RoomReader => ({
    row: async () => ({ ...row, version: entries.length }),
    entries: async () => entries,
  });
  const promise = (id: string, version: number) => ({
    room: row.id,
    id,
    version,
    action: { kind: 'offerTakeBack' as const },
  });

  test('a room as promised has no fault', async () => {
    expect(await auditRoom(reading(said('a', 1), said('b', 2)), row.id, [promise('b', 2)])).toEqual([]);
  });

  test.each([
    ['a version that is missing', reading(said('a', 1)), 'a', 2],
    ['a command that is missing', reading(said('a', 1), said('b', 2)), 'c', 2],
    ['an entry that is missing', reading(said('a', 1), said('b', 3)), 'b', 2],
    ['a command that was carried out twice', reading(said('a', 1), said('b', 2), said('a', 3)), 'a', 3],
    ['a room that is gone', { row: async () => undefined, entries: async () => [] }, 'a', 1],
  ])('%s', async (_, reader, id, version) => {
    expect(await auditRoom(reader, row.id, [promise(id, version)])).not.toEqual([]);
  });

  test('steps that the rules do not allow', async () => {
    const begun = { version: 1, at: 0, data: JSON.stringify({ version: 1, at: 0, stage: 'playing' }) };
    const played = { version: 2, at: 0, data: JSON.stringify({ version: 2, at: 0, table: { steps: [12345] } }) };
    expect(await auditRoom(reading(begun, played), row.id, [])).not.toEqual([]);
  });
});
