import { describe, expect, test } from 'vitest';
import { faultOf } from '../src/open-table.ts';
import { recordNames } from '../src/seats.ts';
import { rematchOf } from '../src/setup.ts';
import { SharedDevice } from '../src/shared-device.ts';
import { draftSetup, gameOf, lengthOf, opened, setupOf, stepFor, tableOf } from './tables.ts';

describe('a shared device', () => {
  test('sends for the player who has to act, and an undo for the player who acted last', () => {
    const device = new SharedDevice(tableOf(['person', 'person']));
    const { table } = device;
    expect(device.send({ kind: 'text', text: '@b2 @d2' }).ok).toBe(true);
    expect(device.actor).toBe(1);
    expect(device.can({ kind: 'undo' })).toBe(true);
    expect(device.send({ kind: 'undo' }).ok).toBe(true);
    expect([device.actor, lengthOf(table)]).toEqual([0, 1]);
    expect(device.send({ kind: 'restartTurn' }).ok).toBe(true);
    expect(device.can({ kind: 'undo' })).toBe(false);
    expect(device.send({ kind: 'step', step: stepFor(table, '@b2') }).ok).toBe(true);
  });

  test('drafts for all', () => {
    const device = new SharedDevice(opened(draftSetup(['person', 'person'])));
    for (const power of ['pan', 'atlas'] as const) device.send({ kind: 'draft', step: { kind: 'offer', power } });
    for (const power of ['atlas', 'pan'] as const) device.send({ kind: 'draft', step: { kind: 'pick', power } });
    expect(device.send({ kind: 'draft', step: { kind: 'start', seat: 0 } }).ok).toBe(true);
    expect(device.actor).toBe(0);
  });

  test('is taken by the next player, and has no actor until then', () => {
    const device = new SharedDevice(tableOf(['person', 'person'], { powers: ['tartarus', 'pan'], start: 0 }));
    for (const text of ['@b2 @d2', '@b4 @d4']) device.send({ kind: 'text', text });
    expect([device.actor, device.table.state.device.next]).toEqual([undefined, 0]);
    expect(device.send({ kind: 'takeDevice' }).ok).toBe(true);
    expect(device.actor).toBe(0);
  });

  test('lets its persons answer a draw offer one after another', () => {
    const device = new SharedDevice(
      tableOf(['person', 'person', 'person'], { powers: ['apollo', 'atlas', 'demeter'] }),
    );
    expect(device.send({ kind: 'answerDraw', accepts: true }).ok).toBe(false);
    device.send({ kind: 'offerDraw' });
    device.send({ kind: 'answerDraw', accepts: true });
    expect(device.table.state.drawOffer).toMatchObject({ asked: [2] });
    device.send({ kind: 'answerDraw', accepts: true });
    expect(gameOf(device.table).outcome?.reason).toBe('agreed');
    expect(device.send({ kind: 'rematch' }).ok).toBe(true);
  });

  test('takes back for the only person, pauses as host, and resigns for the given seat', async () => {
    const device = new SharedDevice(tableOf([1, 'person']));
    const { table } = device;
    expect(device.can({ kind: 'takeBack' })).toBe(false);
    table.start();
    await table.idle();
    expect(device.actor).toBe(1);
    device.send({ kind: 'text', text: firstText(table) });
    expect(device.can({ kind: 'takeBack' })).toBe(true);
    expect(device.send({ kind: 'pause' }).ok).toBe(true);
    expect(device.send({ kind: 'resign' }, 0).ok).toBe(false);
    expect(device.send({ kind: 'resign' }).ok).toBe(true);
    expect(gameOf(table).outcome).toMatchObject({ winner: 0 });
  });

  test('may only send what the host may if only computers play', () => {
    const device = new SharedDevice(tableOf([3, 3]));
    for (const kind of ['resign', 'offerDraw', 'undo', 'takeBack', 'hint', 'takeDevice'] as const) {
      expect(device.can({ kind })).toBe(false);
    }
    expect(device.can({ kind: 'pause' })).toBe(true);
  });
});

const firstText = (table: ReturnType<typeof tableOf>): string => {
  const taken = ['@a1', '@a2', '@a3'].find((text) => gameOf(table).playText(text).ok);
  return taken ?? '@a4';
};

describe('a set-up', () => {
  test('of a rematch lets the next player start or challenge', () => {
    const setup = setupOf({ players: 2, powers: ['pan', 'atlas'] }, ['person', 'person']);
    expect(rematchOf(setup, 0).way.options).toMatchObject({ start: 1 });
    expect(rematchOf(setup, 1).way.options).toMatchObject({ start: 0 });
    expect(rematchOf(draftSetup(['person', 'person', 'person'], 2), 1).way.options).toMatchObject({ challenger: 0 });
  });

  test('of a rematch begins at the same position if nothing else is possible', () => {
    const position = '00000/00000/00000/00000/00000 A pan:fb2 none:fd4 none:fe5';
    const seats = setupOf({ players: 3 }, ['person', 'person', 'person']);
    const setup = { ...seats, way: { kind: 'match', options: { players: 3 }, position } } as const;
    expect(faultOf({ ...setup, way: { kind: 'match', options: { players: 3, start: 1 } } })).toBeDefined();
    expect(rematchOf(setup, 0)).toBe(setup);
  });

  test('of a rematch of a position game drops the position', () => {
    const position = '00000/00000/00000/00000/00000 A none:fb2,mc3 none:fd4,me5';
    const setup = {
      ...setupOf({ players: 2 }, ['person', 'person']),
      way: { kind: 'match', options: { players: 2 }, position },
    } as const;
    expect(faultOf(setup)).toBeUndefined();
    expect(gameOf(opened(setup)).actor).toBe(0);
    expect(rematchOf(setup, 0).way).toEqual({ kind: 'match', options: { players: 2, start: 1 } });
    expect(faultOf({ ...setup, way: { ...setup.way, position: 'x' } })).toBeDefined();
  });
});

test('records name persons by their names and computers by their level', () => {
  const names = recordNames([
    { name: ' Anna ', player: 'person' },
    { name: '', player: 'remote' },
    { name: '', player: 8 },
    { name: 'Deep', player: 3 },
  ]);
  expect(names).toEqual(['Anna', '', 'Oia level 8', 'Deep']);
});
