import { describe, expect, test } from 'vitest';
import type { Command } from '../src/commands.ts';
import { lengthOf, PLACED, playAll, stepFor, tableOf } from './tables.ts';

describe('a repeated command', () => {
  test('is executed once and gets the same answer', () => {
    const table = tableOf(['remote', 'remote']);
    const place: Command = { kind: 'step', step: stepFor(table, '@b2'), id: 'a', from: 0 };
    const first = table.send(place);
    expect(first).toEqual({ ok: true, version: 1 });
    expect(table.send(place)).toBe(first);
    expect(lengthOf(table)).toBe(1);
    const undo: Command = { kind: 'undo', id: 'b', from: 0 };
    table.send(undo);
    table.send(undo);
    expect([lengthOf(table), table.state.version]).toEqual([0, 2]);
  });

  test('stays refused, even if it would be legal by now', () => {
    const table = tableOf(['remote', 'remote']);
    const early: Command = { kind: 'undo', id: 'a', from: 0 };
    const refusal = table.send(early);
    expect(refusal).toMatchObject({ ok: false, version: 0 });
    playAll(table, '@b2');
    expect(table.send(early)).toBe(refusal);
    expect(lengthOf(table)).toBe(1);
  });

  test('from another sender is another command', () => {
    const table = tableOf(['remote', 'remote']);
    playAll(table, PLACED);
    expect(table.send({ kind: 'offerDraw', id: 'x', from: 0 }).ok).toBe(true);
    expect(table.send({ kind: 'answerDraw', accepts: false, id: 'x', from: 1 }).ok).toBe(true);
    expect(table.state.drawOffer?.kind).toBe('declined');
  });
});
