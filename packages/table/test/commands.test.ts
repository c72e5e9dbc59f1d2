import { AGREE_STEP, type PowerId, resignStep } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/commands.ts';
import { openTable } from '../src/open-table.ts';
import type { Player } from '../src/seats.ts';
import {
  command,
  dependencies,
  draftSetup,
  gameOf,
  lengthOf,
  must,
  opened,
  PLACED,
  playAll,
  refusalOf,
  send,
  setupOf,
  stepFor,
  tableOf,
} from './tables.ts';

const TWO: readonly Player[] = ['remote', 'remote'];
const undo = { kind: 'undo' } as const;
const restart = { kind: 'restartTurn' } as const;
const takeBack = { kind: 'takeBack' } as const;
const resign = { kind: 'resign' } as const;
const offerDraw = { kind: 'offerDraw' } as const;
const rematch = { kind: 'rematch' } as const;

describe('a draft', () => {
  test('is decided by the player whose turn it is, and becomes the game', () => {
    const table = opened(draftSetup(TWO));
    const offer = (power: PowerId): Action => ({ kind: 'draft', step: { kind: 'offer', power } });
    expect(refusalOf(table, 1, offer('pan'))).toBe('notYourTurn');
    expect(refusalOf(table, 0, offer('nobody' as PowerId))).toBe('illegalStep');
    expect(refusalOf(table, 0, { kind: 'step', step: 1 })).toBe('noGame');
    must(table, 0, offer('pan'));
    must(table, 0, offer('hermes'));
    must(table, 1, { kind: 'draft', step: { kind: 'pick', power: 'hermes' } });
    must(table, 0, { kind: 'draft', step: { kind: 'pick', power: 'pan' } });
    must(table, 0, { kind: 'draft', step: { kind: 'start', seat: 1 } });
    expect(gameOf(table).match.cards.map(({ power }) => power.id)).toEqual(['pan', 'hermes']);
    expect(gameOf(table).actor).toBe(1);
    expect(refusalOf(table, 1, offer('pan'))).toBe('noDraft');
  });
});

describe('steps', () => {
  test('are played by the player whose turn it is, and by no one else', () => {
    const table = tableOf(TWO);
    const step = stepFor(table, '@b2');
    expect(refusalOf(table, 1, { kind: 'step', step })).toBe('notYourTurn');
    expect(refusalOf(table, 'host', { kind: 'step', step })).toBe('notSeated');
    expect(refusalOf(table, 2, { kind: 'step', step })).toBe('notSeated');
    expect(refusalOf(table, 0, { kind: 'step', step: 12345 })).toBe('illegalStep');
    expect(lengthOf(table)).toBe(0);
    must(table, 0, { kind: 'step', step });
    expect(lengthOf(table)).toBe(1);
  });

  test("no one plays another player's resignation, or an agreement, as a step", () => {
    const table = tableOf(TWO);
    for (const step of [resignStep(1), resignStep(0), AGREE_STEP]) {
      expect(refusalOf(table, 0, { kind: 'step', step })).toBe('illegalStep');
    }
    for (const text of ['resign:B', 'draw-agreed', 'abandoned']) {
      expect(refusalOf(table, 0, { kind: 'text', text })).toBe('textStopped');
    }
    expect(gameOf(table).outcome).toBeUndefined();
  });

  test('no one plays for a computer', () => {
    const table = tableOf([3, 'remote']);
    expect(refusalOf(table, 0, { kind: 'step', step: stepFor(table, '@b2') })).toBe('notSeated');
  });

  test('are refused after the end', () => {
    const table = tableOf(TWO);
    const step = stepFor(table, '@b2');
    must(table, 0, resign);
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('over');
    expect(refusalOf(table, 0, { kind: 'text', text: '@b2' })).toBe('over');
  });
});

describe('a typed turn', () => {
  const text = (words: string): Action => ({ kind: 'text', text: words });

  test('is played whole or not at all', () => {
    const table = tableOf(TWO);
    playAll(table, PLACED);
    expect(send(table, 0, text('b2-b3 +e5'))).toMatchObject({
      ok: false,
      version: 4,
      refusal: { code: 'textStopped', at: '+e5', stands: false },
    });
    expect(send(table, 0, text('b2-b3 +b2 b4-a4'))).toMatchObject({ refusal: { at: 'b4-a4', stands: false } });
    expect(send(table, 0, text(' '))).toMatchObject({ refusal: { at: '' } });
    expect(refusalOf(table, 1, text('b4-b3'))).toBe('notYourTurn');
    expect(lengthOf(table)).toBe(4);
    const { version } = table.state;
    must(table, 0, text('b2-b3  +b2 .'));
    expect(lengthOf(table)).toBe(6);
    expect(table.state.version).toBe(version + 1);
  });

  test('stays played as far as it went if a step has revealed a secret', () => {
    const table = tableOf(TWO, { powers: ['pan', 'hecate'] });
    playAll(table, '@b2 @d2 @b4 @d4');
    const answer = send(table, 0, text('b2-b3 +e5'));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'textStopped', at: '+e5', stands: true } });
    expect(answer.version).toBe(table.state.version);
    expect(lengthOf(table)).toBe(5);
    expect(refusalOf(table, 0, undo)).toBe('stands');
  });
});

describe('undo', () => {
  test("undoes one's own steps, also after the turn, until a player answers", () => {
    const table = tableOf(TWO);
    playAll(table, `${PLACED} b2-b3 +b2`);
    expect(refusalOf(table, 1, undo)).toBe('stands');
    must(table, 0, undo);
    must(table, 0, undo);
    expect(lengthOf(table)).toBe(4);
    expect(refusalOf(table, 0, undo)).toBe('stands');
    playAll(table, 'b2-b3 +b2 b4-a4');
    expect(refusalOf(table, 0, undo)).toBe('stands');
  });

  test('the floor never decreases: what was answered stays, even if the answer is undone', () => {
    const table = tableOf(TWO);
    playAll(table, `${PLACED} b2-b3 +b2 b4-a4`);
    must(table, 1, undo);
    expect(table.state.floor).toBe(6);
    expect(refusalOf(table, 0, undo)).toBe('stands');
    expect(refusalOf(table, 0, restart)).toBe('stands');
  });

  test('a restart undoes the turn in one change', () => {
    const table = tableOf(TWO, { powers: ['artemis', 'pan'] });
    playAll(table, `${PLACED} b2-b3 b3-c3`);
    const { version } = table.state;
    must(table, 0, restart);
    expect([lengthOf(table), table.state.version]).toEqual([4, version + 1]);
    expect(refusalOf(table, 0, restart)).toBe('stands');
  });

  test('a restart stops at a step that cannot be undone', () => {
    const table = tableOf(TWO, { powers: ['demeter', 'tartarus'], start: 1 });
    playAll(table, '@b4 @d4 @b2 @d2 abyss:e5 b4-b5 +b4 b2-b3 +b2');
    must(table, 0, restart);
    expect(lengthOf(table)).toBe(8);
  });

  test('is refused in a draft', () => {
    const table = opened(draftSetup(TWO));
    for (const order of [undo, restart, takeBack, resign, offerDraw, rematch]) {
      expect(refusalOf(table, 0, order)).toBe('noGame');
    }
  });
});

describe('taking back', () => {
  test('removes the last turn of the only person and what computers answered', async () => {
    const table = tableOf(['remote', 3]);
    playAll(table, '@b2 @d2');
    await table.idle();
    playAll(table, 'd2-e1 +e2');
    await table.idle();
    expect(lengthOf(table)).toBeGreaterThan(6);
    must(table, 0, takeBack);
    expect([lengthOf(table), gameOf(table).actor]).toEqual([4, 0]);
    playAll(table, 'd2-e1');
    must(table, 0, undo);
    expect(lengthOf(table)).toBe(4);
  });

  test('is refused with two persons, with secrets, or before anything was played', () => {
    const two = tableOf(TWO);
    playAll(two, PLACED);
    expect(refusalOf(two, 0, takeBack)).toBe('noTakeBack');
    const secret = tableOf(['remote', 3], { powers: ['tartarus', 'pan'] });
    playAll(secret, '@b2 @d2');
    expect(refusalOf(secret, 0, takeBack)).toBe('noTakeBack');
    expect(refusalOf(tableOf(['remote', 3]), 0, takeBack)).toBe('noTakeBack');
  });
});

test('a table that cannot be played is not opened', () => {
  const bad = openTable(setupOf({ players: 2, powers: ['pan', 'pan'] }, TWO), dependencies());
  expect(bad).toMatchObject({ ok: false, error: { code: 'samePower' } });
  const few = openTable(setupOf({ players: 2 }, ['remote']), dependencies());
  expect(few).toMatchObject({ ok: false, error: { code: 'badCount' } });
});

test('`allows` predicts the answer and changes nothing', () => {
  const table = tableOf(TWO);
  expect(table.allows(command(0, { kind: 'text', text: '@b2' }))).toBe(true);
  expect(table.allows(command(0, undo))).toBe(false);
  expect(table.allows({} as never)).toBe(false);
  expect(table.state.version).toBe(0);
});
