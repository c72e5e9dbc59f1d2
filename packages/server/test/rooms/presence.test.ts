import { describe, expect, it } from 'vitest';
import { Presence } from '../../src/rooms/presence.ts';
import { settle, TestTimers } from './room-harness.ts';

const CLAIM_DELAY_MS = 61_000;

/** A table of three, and the claimable seats at each announcement. */
function tableOfThree() {
  const timers = new TestTimers();
  const told: number[][] = [];
  const presence = new Presence(timers, () => told.push(presence.away));
  presence.watchFor([0, 1, 2]);
  return { timers, told, presence };
}

describe('a seat is announced as claimable', () => {
  it('if its player never came', async () => {
    const { timers, told, presence } = tableOfThree();
    presence.came(0);
    presence.came(1);
    await settle();
    await timers.pass(CLAIM_DELAY_MS);
    expect(told.at(-1)).toEqual([2]);
  });

  it('one after another, in the order the players left', async () => {
    const { timers, told, presence } = tableOfThree();
    for (const seat of [0, 1, 2]) presence.came(seat);
    presence.left(1);
    await timers.pass(CLAIM_DELAY_MS / 2);
    presence.left(2);
    await settle();
    await timers.pass(CLAIM_DELAY_MS / 2);
    expect(told.at(-1)).toEqual([1]);
    await timers.pass(CLAIM_DELAY_MS / 2);
    expect(told.at(-1)).toEqual([1, 2]);
  });

  it('but not after the room was released', async () => {
    const { timers, told, presence } = tableOfThree();
    presence.stop();
    await timers.pass(CLAIM_DELAY_MS);
    expect(told).toEqual([]);
  });
});
