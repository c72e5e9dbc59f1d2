import { Engine, EnginePlayer } from '@oia/engine';
import { spawnEngineWorker } from '@oia/engine/node';
import { afterAll, describe, expect, test } from 'vitest';
import { agreedSeats } from '../src/seats.ts';
import { draftSetup, gameOf, lengthOf, must, opened, PLACED, playAll, refusalOf, tableOf } from './tables.ts';

const TWO = ['person', 'person'] as const;
const standIn = (seat: number) => ({ kind: 'standIn', seat, level: 2 }) as const;
const comeBack = (seat: number) => ({ kind: 'comeBack', seat }) as const;

describe('a computer that stands in', () => {
  test('plays until the person comes back', async () => {
    const table = tableOf(TWO);
    playAll(table, '@b2 @b4 @d2 @d4');
    must(table, 'host', standIn(1));
    playAll(table, 'b2-b3 +b2');
    await table.idle();
    expect([gameOf(table).actor, lengthOf(table)]).toEqual([0, 8]);
    must(table, 'host', comeBack(1));
    playAll(table, 'b3-a3 +b3');
    await table.idle();
    expect([gameOf(table).actor, lengthOf(table)]).toEqual([1, 10]);
    expect(table.state.setup.seats[1]).toEqual({ name: 'P1', player: 'person' });
  });

  test('takes over in the middle of a turn', async () => {
    const table = tableOf(TWO);
    playAll(table, '@b2 @b4 @d2 @d4 b2-b3');
    must(table, 'host', standIn(0));
    await table.idle();
    expect([gameOf(table).actor, lengthOf(table)]).toEqual([1, 6]);
  });

  test('can be exchanged for one of another level, and is remembered as a stand-in', () => {
    const table = tableOf(['person', 'remote']);
    must(table, 'host', standIn(1));
    must(table, 'host', { ...standIn(1), level: 7 });
    expect(table.state.setup.seats[1]).toEqual({ name: 'P1', player: 7, standsInFor: 'remote' });
    expect(agreedSeats(table.state.setup.seats).map(({ player }) => player)).toEqual(['person', 'remote']);
  });

  test('chooses powers in a draft', async () => {
    const table = opened(draftSetup(TWO));
    must(table, 'host', standIn(0));
    await table.idle();
    expect(table.state.draft?.actor).toBe(1);
  });

  test('is for persons, in a game that goes on, and the host decides', () => {
    const table = tableOf(['person', 3]);
    expect(refusalOf(table, 'host', standIn(1))).toBe('noStandIn');
    expect(refusalOf(table, 'host', comeBack(0))).toBe('noStandIn');
    expect(refusalOf(table, 'host', comeBack(1))).toBe('noStandIn');
    expect(refusalOf(table, 'host', standIn(5))).toBe('notSeated');
    expect(refusalOf(table, 0, standIn(0))).toBe('notHost');
    must(table, 'host', { kind: 'abandon' });
    expect(refusalOf(table, 'host', standIn(0))).toBe('over');
  });
});

describe('with secrets', () => {
  test('a player who left does not see what the other may know: the device changes hands first', () => {
    const table = tableOf(TWO, { powers: ['tartarus', 'pan'] });
    playAll(table, PLACED);
    must(table, 0, { kind: 'takeDevice' });
    expect(table.state.device.holder).toBe(0);
    must(table, 'host', standIn(0));
    expect(table.state.device).toEqual({ holder: 'spectator', next: 1 });
    must(table, 1, { kind: 'takeDevice' });
    expect(table.state.device).toEqual({ holder: 1, next: undefined });
  });

  test('the one who is there goes on without a cover', () => {
    const table = tableOf(TWO, { powers: ['tartarus', 'pan'] });
    playAll(table, PLACED);
    must(table, 0, { kind: 'takeDevice' });
    must(table, 'host', standIn(1));
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
  });
});

describe('with the real engine in its thread', () => {
  const thinker = new Engine(spawnEngineWorker);
  afterAll(() => thinker.close());

  test('both leave, one comes back in time', async () => {
    const computer = new EnginePlayer(thinker, () => ({ budget: 20 }));
    const table = tableOf(TWO, { powers: ['apollo', 'demeter'] }, { computer });
    must(table, 'host', standIn(1));
    playAll(table, '@b2 @d2');
    await table.idle();
    expect(gameOf(table).actor).toBe(0);
    must(table, 'host', standIn(0));
    must(table, 'host', comeBack(1));
    await table.idle();
    expect(table.state).toMatchObject({ isEngineLost: false });
    expect(gameOf(table).actor).toBe(1);
  });
});
