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

describe('a malformed command', () => {
  const good = { id: 'a', from: 0 };

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'undo'],
    ['no id', { kind: 'undo', from: 0 }],
    ['an id that is a number', { kind: 'undo', id: 3, from: 0 }],
    ['no sender', { kind: 'undo', id: 'a' }],
    ['half a seat', { kind: 'undo', id: 'a', from: 0.5 }],
    ['a seat below all', { kind: 'undo', id: 'a', from: -1 }],
    ['a spectator', { kind: 'undo', id: 'a', from: 'spectator' }],
    ['no kind', good],
    ['an unknown kind', { ...good, kind: 'win' }],
    ['a kind every object has', { ...good, kind: 'toString' }],
    ['a step in words', { ...good, kind: 'step', step: '@b2' }],
    ['a text that is none', { ...good, kind: 'text', text: 7 }],
    ['a draft step that is none', { ...good, kind: 'draft', step: { kind: 'offer' } }],
    ['a draft step without a seat', { ...good, kind: 'draft', step: { kind: 'start', seat: 'B' } }],
    ['no draft step', { ...good, kind: 'draft' }],
    ['an answer that is none', { ...good, kind: 'answerDraw', accepts: 'yes' }],
    ['a seat without a player', { id: 'a', from: 'host', kind: 'seat', seat: 0, as: { name: '' } }],
    ['a level that does not exist', { id: 'a', from: 'host', kind: 'seat', seat: 0, as: { name: '', player: 'god' } }],
    ['time for nobody', { id: 'a', from: 'host', kind: 'timeout' }],
  ])('%s is refused by name', (_, value) => {
    const table = tableOf(['remote', 'remote']);
    expect(table.send(value as Command)).toEqual({ ok: false, version: 0, refusal: { code: 'badCommand' } });
    expect(table.state.version).toBe(0);
  });

  test('extra fields are ignored', () => {
    const table = tableOf(['remote', 'remote']);
    const step = stepFor(table, '@b2');
    const command = { kind: 'step', step, id: 'a', from: 0, version: 99, game: 'mine' } as Command;
    expect(table.send(command).ok).toBe(true);
  });
});
