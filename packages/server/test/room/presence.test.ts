import { describe, expect, it } from 'vitest';
import { Presence } from '../../src/room/presence.ts';
import { settle, TestTimers } from './room-harness.ts';

const PATIENCE = 61_000;

/** A table of three, and which seats could be claimed each time somebody was told. */
function tableOfThree() {
  const timers = new TestTimers();
  const told: number[][] = [];
  const presence = new Presence(timers, () => told.push(presence.away));
  presence.watchFor([0, 1, 2]);
  return { timers, told, presence };
}

describe('those who wait are told that somebody is away', () => {
  it('who never came', async () => {
    const { timers, told, presence } = tableOfThree();
    presence.came(0);
    presence.came(1);
    await settle();
    await timers.pass(PATIENCE);
    expect(told.at(-1)).toEqual([2]);
  });

  it('one after another, as they left', async () => {
    const { timers, told, presence } = tableOfThree();
    for (const seat of [0, 1, 2]) presence.came(seat);
    presence.left(1);
    await timers.pass(PATIENCE / 2);
    presence.left(2);
    await settle();
    await timers.pass(PATIENCE / 2);
    expect(told.at(-1)).toEqual([1]);
    await timers.pass(PATIENCE / 2);
    expect(told.at(-1)).toEqual([1, 2]);
  });

  it('and nobody is after the room was let go', async () => {
    const { timers, told, presence } = tableOfThree();
    presence.stop();
    await timers.pass(PATIENCE);
    expect(told).toEqual([]);
  });
});
