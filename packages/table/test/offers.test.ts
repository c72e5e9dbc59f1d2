import { FULL_STRENGTH, type Level } from '@oia/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/commands.ts';
import type { Player } from '../src/seats.ts';
import { draftSetup, gameOf, lengthOf, must, opened, PromptComputer, playAll, refusalOf, tableOf } from './tables.ts';

const TWO: readonly Player[] = ['remote', 'remote'];
const undo = { kind: 'undo' } as const;
const resign = { kind: 'resign' } as const;
const offerDraw = { kind: 'offerDraw' } as const;
const accept = { kind: 'answerDraw', accepts: true } as const;
const decline = { kind: 'answerDraw', accepts: false } as const;
const rematch = { kind: 'rematch' } as const;

describe('resigning', () => {
  test('ends a game of two; everyone resigns only for themselves, at any time', () => {
    const table = tableOf(TWO);
    expect(refusalOf(table, 'host', resign)).toBe('notSeated');
    must(table, 1, resign);
    expect(gameOf(table).outcome).toMatchObject({ winner: 0, reason: 'resigned' });
    expect(refusalOf(table, 0, resign)).toBe('over');
  });

  test('of three players takes one out, and the others go on', () => {
    const table = tableOf(['person', 'person', 'person'], { powers: ['apollo', 'atlas', 'demeter'] });
    playAll(table, '@a1 @b1 @a3 @b3 @a5 @b5');
    must(table, 1, resign);
    expect(gameOf(table).outcome).toBeUndefined();
    must(table, 2, resign);
    expect(gameOf(table).outcome).toMatchObject({ winner: 0 });
  });
});

describe('a draw', () => {
  test('has to be accepted by everyone who is asked', () => {
    const table = tableOf(['remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter'] });
    expect(refusalOf(table, 1, accept)).toBe('notAsked');
    must(table, 0, offerDraw);
    expect(table.state.drawOffer).toEqual({ kind: 'offered', by: 0, asked: [1, 2] });
    expect(refusalOf(table, 1, offerDraw)).toBe('offerOpen');
    expect(refusalOf(table, 0, accept)).toBe('notAsked');
    must(table, 2, accept);
    expect(refusalOf(table, 2, accept)).toBe('notAsked');
    must(table, 1, decline);
    expect(table.state.drawOffer).toEqual({ kind: 'declined', by: 0, declinedBy: 1 });
    must(table, 1, offerDraw);
    must(table, 0, accept);
    must(table, 2, accept);
    expect(gameOf(table).outcome?.reason).toBe('agreed');
    expect(refusalOf(table, 0, offerDraw)).toBe('over');
  });

  test('an offer lapses with the next step, or when a step is undone', () => {
    const table = tableOf(TWO);
    must(table, 1, offerDraw);
    playAll(table, '@b2');
    expect(table.state.drawOffer).toBeUndefined();
    must(table, 1, offerDraw);
    must(table, 0, undo);
    expect(refusalOf(table, 0, accept)).toBe('notAsked');
  });

  test('partners are not asked; eliminated players neither offer nor are asked', () => {
    const teams = tableOf(['remote', 'remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter', 'pan'] });
    must(teams, 0, offerDraw);
    expect(teams.state.drawOffer).toMatchObject({ asked: [1, 3] });
    const three = tableOf(['remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter'] });
    must(three, 1, resign);
    must(three, 0, offerDraw);
    expect(three.state.drawOffer).toMatchObject({ asked: [2] });
    expect(refusalOf(three, 1, offerDraw)).toBe('out');
    expect(refusalOf(three, 1, resign)).toBe('out');
  });
});

describe('a rematch', () => {
  test('needs the end of the game and the consent of all persons', () => {
    const table = tableOf(['remote', 'remote', 3], { powers: ['apollo', 'atlas', 'demeter'] });
    expect(refusalOf(table, 0, rematch)).toBe('notOver');
    must(table, 'host', { kind: 'abandon' });
    expect(refusalOf(table, 2, rematch)).toBe('notSeated');
    must(table, 0, rematch);
    expect(table.state.rematch).toEqual({ wantedBy: [0], setup: undefined });
    must(table, 1, rematch);
    const next = table.state.rematch?.setup;
    expect(next?.way.options).toMatchObject({ powers: ['apollo', 'atlas', 'demeter'], start: 1 });
    expect(next && gameOf(opened(next)).actor).toBe(1);
  });

  test('one person at a device agrees for all at it, the host for everyone', () => {
    const device = tableOf(['person', 'person']);
    must(device, 0, resign);
    must(device, 1, rematch);
    expect(device.state.rematch?.setup).toBeDefined();
    const far = tableOf(TWO);
    must(far, 0, resign);
    must(far, 'host', rematch);
    expect(far.state.rematch?.setup).toBeDefined();
  });
});

describe('the host', () => {
  test.each<Action>([
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'retry' },
    { kind: 'timeout', seat: 0 },
    { kind: 'abandon' },
    { kind: 'seat', seat: 0, as: { name: '', player: 3 } },
  ])('alone may $kind', (order) => {
    expect(refusalOf(tableOf(TWO), 0, order)).toBe('notHost');
  });

  test('ends a game on time or without a result', () => {
    const late = tableOf(TWO);
    expect(refusalOf(late, 'host', { kind: 'timeout', seat: 5 })).toBe('out');
    must(late, 'host', { kind: 'timeout', seat: 0 });
    expect(gameOf(late).outcome).toMatchObject({ winner: 1, reason: 'time' });
    const left = tableOf(TWO);
    must(left, 'host', { kind: 'abandon' });
    expect(gameOf(left).outcome?.reason).toBe('abandoned');
    for (const order of [{ kind: 'abandon' }, { kind: 'timeout', seat: 0 }] as const) {
      expect(refusalOf(left, 'host', order)).toBe('over');
      expect(refusalOf(opened(draftSetup(TWO)), 'host', order)).toBe('noGame');
    }
  });

  test('gives a seat to another player', async () => {
    const table = tableOf(TWO);
    playAll(table, '@b2');
    must(table, 'host', { kind: 'seat', seat: 0, as: { name: 'Oia', player: 1 } });
    await table.idle();
    expect(lengthOf(table)).toBe(2);
    expect(refusalOf(table, 0, resign)).toBe('notSeated');
    expect(refusalOf(table, 'host', { kind: 'seat', seat: 4, as: { name: '', player: 'remote' } })).toBe('notSeated');
  });

  test('pausing twice and retrying without a failure change nothing', () => {
    const table = tableOf(TWO);
    for (const kind of ['resume', 'retry', 'pause', 'pause'] as const) must(table, 'host', { kind });
    expect(table.state).toMatchObject({ version: 1, isPaused: true });
  });
});

describe('a hint', () => {
  test('is the best the computer can do, whatever its level at this table', async () => {
    const levels: Level[] = [];
    class Noting extends PromptComputer {
      override think(...asked: Parameters<PromptComputer['think']>): ReturnType<PromptComputer['think']> {
        levels.push(asked[2].level);
        return super.think(...asked);
      }
    }
    const table = tableOf(['remote', 1], {}, { computer: new Noting() });
    must(table, 0, { kind: 'hint' });
    await table.idle();
    expect(levels).toEqual([FULL_STRENGTH]);
  });

  test('is given to the player whose turn it is, and is cleared with the next step', async () => {
    const table = tableOf(TWO);
    expect(refusalOf(table, 1, { kind: 'hint' })).toBe('notYourTurn');
    must(table, 0, { kind: 'hint' });
    expect(table.state.hint).toEqual({ seat: 0, steps: undefined });
    await table.idle();
    expect(gameOf(table).legalSteps()).toContain(table.state.hint?.steps?.[0]);
    expect(refusalOf(table, 1, { kind: 'cancelHint' })).toBe('noHint');
    playAll(table, '@b2');
    expect(table.state.hint).toBeUndefined();
    expect(refusalOf(table, 0, { kind: 'cancelHint' })).toBe('noHint');
  });

  test('is not sought any more after a pause', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    must(table, 'host', { kind: 'pause' });
    await table.idle();
    expect(table.state.hint).toBeUndefined();
  });

  test('that was given outlasts a pause', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    await table.idle();
    must(table, 'host', { kind: 'pause' });
    expect(table.state.hint?.steps).toBeDefined();
  });

  test('can be cancelled while the computer is thinking', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    must(table, 0, { kind: 'cancelHint' });
    await table.idle();
    expect(table.state.hint).toBeUndefined();
  });
});
