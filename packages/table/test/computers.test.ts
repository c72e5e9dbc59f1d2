import { Engine, EnginePlayer } from '@oia/engine';
import { spawnEngineWorker } from '@oia/engine/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ComputerPlayer } from '../src/dependencies.ts';
import type { Table } from '../src/table.ts';
import {
  draftSetup,
  gameOf,
  lengthOf,
  must,
  opened,
  PLACED,
  PromptComputer,
  playAll,
  refusalOf,
  settle,
  TestClock,
  tableOf,
} from './tables.ts';

interface Asked {
  answer(): Promise<void>;
  fail(): void;
}

/** A player that thinks until the test releases its answer. */
class SlowComputer extends PromptComputer {
  readonly asked: Asked[] = [];

  override think(...question: Parameters<ComputerPlayer['think']>): ReturnType<ComputerPlayer['think']> {
    const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<ComputerPlayer['think']>>>();
    const answer = async (): Promise<void> => {
      resolve(await super.think(...question));
      await settle();
    };
    this.asked.push({ answer, fail: () => reject(new Error('broken')) });
    return promise;
  }

  override stop(): void {
    super.stop();
    for (const { fail } of this.asked) fail();
  }
}

/** A player that cannot choose in a draft while `isAway`. */
class AbsentDrafter extends PromptComputer {
  isAway = true;

  override chooseDraft(
    ...question: Parameters<ComputerPlayer['chooseDraft']>
  ): ReturnType<ComputerPlayer['chooseDraft']> {
    return this.isAway ? Promise.reject(new Error('the engine is away')) : super.chooseDraft(...question);
  }
}

test('a computer that fails in a draft is lost until the host asks it again', async () => {
  const computer = new AbsentDrafter();
  const reported: unknown[] = [];
  const table = opened(draftSetup([3, 'remote']), { computer, report: (error) => reported.push(error) });
  table.start();
  await table.idle();
  expect(table.state.isEngineLost).toBe(true);
  expect(reported).toEqual([new Error('the engine is away')]);
  const { draft } = table.state;
  computer.isAway = false;
  must(table, 'host', { kind: 'retry' });
  await table.idle();
  expect(table.state.isEngineLost).toBe(false);
  expect(table.state.draft).not.toBe(draft);
});

describe('with a clock of the test', () => {
  const PACE = 100;
  const slow = (clock: TestClock) => ({ clock, pace: () => PACE });

  test('each step of a computer takes its time', async () => {
    const clock = new TestClock();
    const table = tableOf([3, 'remote'], {}, slow(clock));
    table.start();
    await clock.pass(0);
    expect(lengthOf(table)).toBe(0);
    await clock.pass(PACE - 1);
    expect(lengthOf(table)).toBe(0);
    await clock.pass(1);
    expect(lengthOf(table)).toBe(1);
    await clock.pass(PACE);
    expect(lengthOf(table)).toBe(2);
    await clock.pass(10 * PACE);
    expect([lengthOf(table), gameOf(table).actor]).toEqual([2, 1]);
  });

  test('chance plays by itself, also between people', async () => {
    const clock = new TestClock();
    const table = tableOf(['remote', 'remote'], { powers: ['chaos', 'pan'] }, slow(clock));
    expect(gameOf(table).actor).toBeUndefined();
    table.start();
    await clock.pass(PACE);
    expect(lengthOf(table)).toBe(1);
    expect(gameOf(table).actor).toBe(0);
    expect(refusalOf(table, 0, { kind: 'undo' })).toBe('stands');
  });

  test('a pause stops them, also between two steps', async () => {
    const clock = new TestClock();
    const table = tableOf([3, 'remote'], {}, slow(clock));
    table.start();
    await clock.pass(0);
    await clock.pass(PACE);
    must(table, 'host', { kind: 'pause' });
    await clock.pass(10 * PACE);
    expect(lengthOf(table)).toBe(1);
    must(table, 'host', { kind: 'resume' });
    await clock.pass(0);
    await clock.pass(PACE);
    expect(lengthOf(table)).toBe(2);
  });

  test('a plan is discarded once the game has taken another course', async () => {
    const clock = new TestClock();
    const computer = new PromptComputer();
    const table = tableOf(
      ['remote', 3, 'remote'],
      { powers: ['apollo', 'atlas', 'demeter'] },
      { ...slow(clock), computer },
    );
    playAll(table, '@a1 @b1');
    await clock.pass(0);
    must(table, 2, { kind: 'resign' });
    await clock.pass(0);
    // One sleeps with the old plan, one with the new.
    expect([clock.sleepers, computer.thoughts]).toEqual([2, 2]);
    await clock.pass(PACE);
    expect(lengthOf(table)).toBe(4);
    await clock.pass(PACE);
    expect([lengthOf(table), gameOf(table).actor]).toEqual([5, 0]);
  });

  test('a stopped table stands still', async () => {
    const clock = new TestClock();
    const table = tableOf([3, 3], {}, slow(clock));
    table.start();
    await clock.pass(0);
    table.stop();
    await clock.pass(10 * PACE);
    expect(lengthOf(table)).toBe(0);
    table.start();
    await clock.pass(0);
    await clock.pass(PACE);
    expect(lengthOf(table)).toBe(1);
  });
});

describe('thinking', () => {
  test('is interrupted when the game takes another course, and starts again', async () => {
    const computer = new SlowComputer();
    const table = tableOf([3, 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter'] }, { computer });
    table.start();
    expect(computer.asked).toHaveLength(1);
    must(table, 2, { kind: 'resign' });
    expect(computer.stops).toBe(1);
    expect(computer.asked).toHaveLength(2);
    must(table, 1, { kind: 'offerDraw' });
    expect(computer.stops).toBe(1);
    await computer.asked[1]?.answer();
    await computer.asked[2]?.answer();
    expect([lengthOf(table), gameOf(table).actor]).toEqual([3, 1]);
    expect(table.state.isEngineLost).toBe(false);
  });

  test('can be stopped again and again', () => {
    const computer = new SlowComputer();
    const table = tableOf([3, 'remote'], {}, { computer });
    for (let i = 1; i <= 3; i++) {
      table.start();
      table.stop();
      expect(computer.stops).toBe(i);
    }
  });

  test('reports a failure, and can be tried again', async () => {
    const computer = new SlowComputer();
    const table = tableOf([3, 'remote'], {}, { computer });
    table.start();
    computer.asked[0]?.fail();
    await table.idle();
    expect(table.state.isEngineLost).toBe(true);
    expect(table.eventsSince(0, 1)).toMatchObject([{ kind: 'engine', isLost: true }]);
    table.start();
    expect(computer.asked).toHaveLength(1);
    must(table, 'host', { kind: 'retry' });
    await computer.asked[1]?.answer();
    expect([lengthOf(table), computer.asked.length]).toEqual([2, 2]);
  });

  test('fails if its result is not legal, instead of looping endlessly', async () => {
    const computer = new PromptComputer();
    computer.think = async () => ({ steps: [12345], value: 0 });
    const table = tableOf([3, 'remote'], {}, { computer });
    table.start();
    await table.idle();
    expect(table.state.isEngineLost).toBe(true);
  });

  test('a failed hint is no hint; a step clears it', async () => {
    const computer = new SlowComputer();
    const table = tableOf(['remote', 'remote'], {}, { computer });
    must(table, 0, { kind: 'hint' });
    computer.asked[0]?.fail();
    await table.idle();
    expect(table.state).toMatchObject({ hint: undefined, isEngineLost: false });
    must(table, 0, { kind: 'hint' });
    playAll(table, '@b2');
    expect(computer.stops).toBe(1);
    await table.idle();
    expect(table.state.hint).toBeUndefined();
  });
});

describe('a draw', () => {
  const judging = async (value: number): Promise<Table> => {
    const computer = new PromptComputer();
    const { think } = computer;
    computer.think = async (...question) => ({ ...(await think.apply(computer, question)), value });
    const table = tableOf(['remote', 3], {}, { computer });
    playAll(table, '@b2 @d2');
    await table.idle();
    return table;
  };

  test('is accepted by a computer whose game is not better', async () => {
    const table = await judging(0);
    must(table, 0, { kind: 'offerDraw' });
    expect(gameOf(table).outcome?.reason).toBe('agreed');
  });

  test('is declined by one whose game is better, or that has not thought yet', async () => {
    const table = await judging(0.1);
    must(table, 0, { kind: 'offerDraw' });
    expect(table.state.drawOffer).toEqual({ kind: 'declined', by: 0, declinedBy: 1 });
    const fresh = tableOf(['remote', 3]);
    must(fresh, 0, { kind: 'offerDraw' });
    expect(fresh.state.drawOffer?.kind).toBe('declined');
  });

  test("a computer's evaluation is in no one's view", async () => {
    const table = await judging(0.123);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const told = JSON.stringify([table.stateFor(viewer), table.eventsSince(0, viewer)]);
      expect(told).not.toContain('0.123');
    }
  });
});

test('computers draft', async () => {
  const table = opened(draftSetup([3, 1, 3]));
  table.start();
  await expect.poll(() => table.state.game).toBeDefined();
  table.stop();
  expect(gameOf(table).match.cards).toHaveLength(3);
});

describe('the real engine in its thread', () => {
  function engine(): EnginePlayer {
    const thinker = new Engine(spawnEngineWorker);
    onTestFinished(() => thinker.close());
    return new EnginePlayer(thinker, () => ({ budget: 20 }));
  }

  test('plays a whole game against itself', async () => {
    const table = tableOf([3, 1], { powers: ['apollo', 'minotaur'], repetition: true }, { computer: engine() });
    table.start();
    await table.idle();
    expect(table.state).toMatchObject({ isEngineLost: false });
    expect(gameOf(table).outcome).toBeDefined();
  });

  test('answers people, gives hints and can be interrupted', async () => {
    const table = tableOf(['person', 8], { powers: ['pan', 'hecate'] }, { computer: engine() });
    playAll(table, '@b2 @d2');
    await table.idle();
    expect([lengthOf(table), gameOf(table).actor]).toEqual([4, 0]);
    must(table, 0, { kind: 'hint' });
    await table.idle();
    expect(gameOf(table).legalSteps()).toContain(table.state.hint?.steps?.[0]);
    must(table, 0, { kind: 'hint' });
    must(table, 0, { kind: 'cancelHint' });
    await table.idle();
    expect(table.state).toMatchObject({ hint: undefined, isEngineLost: false });
  });
});

test('a game of two persons needs no time', () => {
  const clock = new TestClock();
  const table = tableOf(['person', 'person'], {}, { clock });
  playAll(table, PLACED);
  expect(clock.sleepers).toBe(0);
});
