import { describe, expect, test } from 'vitest';
import type { Dependencies } from '../src/dependencies.ts';
import type { Player } from '../src/seats.ts';
import { Table } from '../src/table.ts';
import { dependencies, gameOf, lengthOf, must, PLACED, playAll, refusalOf, stepFor, tableOf } from './tables.ts';

const TWO: readonly Player[] = ['remote', 'remote'];
const undo = { kind: 'undo' } as const;
const restart = { kind: 'restartTurn' } as const;
const resign = { kind: 'resign' } as const;
const offerDraw = { kind: 'offerDraw' } as const;
const accept = { kind: 'answerDraw', accepts: true } as const;
const takeDevice = { kind: 'takeDevice' } as const;

describe('one device for several persons', () => {
  const secret = (): Table => tableOf(['person', 'person'], { powers: ['tartarus', 'pan'], start: 0 });

  test('at an open table it belongs to the player who acts', () => {
    const table = tableOf(['person', 'person']);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
    playAll(table, '@b2 @d2');
    expect(table.state.device).toEqual({ holder: 1, next: undefined });
    must(table, 0, undo);
    expect(table.state.device.holder).toBe(0);
    expect(refusalOf(table, 1, takeDevice)).toBe('noHandOver');
    must(table, 1, resign);
  });

  test('it is handed over before a secret is chosen and after', () => {
    const table = secret();
    playAll(table, PLACED);
    expect(table.state.device).toEqual({ holder: 1, next: 0 });
    const step = stepFor(table, 'abyss:c3');
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('handOver');
    expect(refusalOf(table, 1, takeDevice)).toBe('noHandOver');
    must(table, 0, takeDevice);
    playAll(table, 'abyss:c3 b2-b3 +b2');
    expect(table.state.device).toEqual({ holder: 0, next: 1 });
    for (const order of [resign, offerDraw, undo, restart, { kind: 'hint' }] as const) {
      expect(refusalOf(table, 1, order)).toBe('handOver');
    }
    must(table, 0, undo);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
  });

  test('what was played before a hand-over cannot be undone', () => {
    const table = secret();
    playAll(table, PLACED);
    must(table, 0, takeDevice);
    playAll(table, 'abyss:c3 b2-b3 +b2');
    must(table, 1, takeDevice);
    expect(refusalOf(table, 0, undo)).toBe('handOver');
    expect(table.state.floor).toBe(7);
  });

  test('a player who passed it on uncovered, to another who sees the same, may take the last step back', () => {
    const table = tableOf(['person', 'person', 'person'], { powers: ['pan', 'atlas', 'hecate'], start: 0 });
    playAll(table, '@a1 @b1');
    expect(table.state.device).toEqual({ holder: 1, next: undefined });
    must(table, 0, undo);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
    playAll(table, '@b1 @a3 @b3');
    expect(table.state.device).toEqual({ holder: 1, next: 2 });
    must(table, 2, takeDevice);
    playAll(table, '@a5 @b5');
    expect(refusalOf(table, 1, undo)).toBe('handOver');
  });

  test('a player who is offered a draw can answer without holding it', () => {
    const table = secret();
    playAll(table, '@b2 @d2 @b4');
    must(table, 1, offerDraw);
    must(table, 0, accept);
    expect(gameOf(table).outcome?.reason).toBe('agreed');
  });

  test('a single person keeps it, also with persons elsewhere', () => {
    const table = tableOf(['person', 'remote'], { powers: ['pan', 'tartarus'], start: 1 });
    playAll(table, '@b2 @d2 @b4 @d4 abyss:c3 b2-b3 +b2');
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
  });

  test('no one holds it if only computers play, or after a seat is given away', () => {
    expect(tableOf([3, 3]).state.device.holder).toBe('spectator');
    const table = secret();
    playAll(table, PLACED);
    must(table, 0, takeDevice);
    must(table, 'host', { kind: 'seat', seat: 0, as: { name: '', player: 'remote' } });
    expect(table.state.device).toEqual({ holder: 'spectator', next: 1 });
  });
});

describe('a saved game', () => {
  test('with secrets cannot be undone when it is opened again; with a floor and a version it continues from there', () => {
    const table = tableOf(TWO, { powers: ['tartarus', 'pan'], start: 0 });
    playAll(table, '@b2');
    const { setup, game, draft } = table.state;
    const again = new Table({ setup, game, draft }, dependencies());
    expect(refusalOf(again, 0, undo)).toBe('stands');
    const exact = new Table({ setup, game, draft, floor: 0, version: 40 }, dependencies());
    must(exact, 0, undo);
    expect(exact.state.version).toBe(41);
  });

  test('a change that cannot be saved is not made', async () => {
    let isFull = true;
    const save = (): void => {
      if (isFull) throw new Error('full');
    };
    const reported: unknown[] = [];
    const table = tableOf(['remote', 3], {}, { save, report: (error) => reported.push(error) });
    const step = stepFor(table, '@b2');
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('notSaved');
    expect(reported).toEqual([new Error('full')]);
    expect([lengthOf(table), table.state.version]).toEqual([0, 0]);
    isFull = false;
    playAll(table, '@b2 @d2');
    isFull = true;
    await table.idle();
    expect(lengthOf(table)).toBe(2);
    isFull = false;
    table.start();
    await table.idle();
    expect(lengthOf(table)).toBe(4);
  });

  test('a step of a computer that cannot be saved says nothing against the computer', async () => {
    const save: Dependencies['save'] = ({ before, after }) => {
      if (after.game !== before.game && before.game?.actor === 1) throw new Error('full');
    };
    const table = tableOf(['remote', 3], {}, { save });
    playAll(table, '@b2 @d2');
    await table.idle();
    expect(table.state.isEngineLost).toBe(false);
    expect(lengthOf(table)).toBe(2);
  });
});
