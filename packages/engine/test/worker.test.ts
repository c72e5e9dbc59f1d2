import { Draft, seededRandom } from '@oia/rules';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Engine, type EngineMessage, EnginePlayer, questionOf, think, type WorkerLike } from '../src/index.ts';
import { nodeWorker, spawnEngineWorker } from '../src/node.ts';
import { serveEngine } from '../src/threads/engine-service.ts';
import { newGame, playGame, randomPlayer } from './table.ts';

/** Checked by the compiler: a Web Worker fits the interface. */
export const ofPage = (worker: Worker): WorkerLike<EngineMessage> => worker;

const game = newGame({ players: 2, powers: ['pan', 'zeus'] });
const quick = questionOf(game, 0, { budget: 50 });

describe('a real worker thread', () => {
  const engine = new Engine(spawnEngineWorker);
  afterAll(() => engine.close());

  test('the thinking time is that of full strength: the other levels think as far as they can', async () => {
    const player = new EnginePlayer(engine, () => ({ budget: 1 }));
    const placed = playGame(game, [randomPlayer(seededRandom(1)), randomPlayer(seededRandom(2))], seededRandom(3), 10);
    const seat = placed.actor as number;
    const hurried = await player.think(placed, seat, { level: 4, seed: 3 });
    const patient = think(questionOf(placed, seat, { level: 4, seed: 3, budget: Number.POSITIVE_INFINITY }));
    expect(patient.ok && patient.value).toEqual(hurried);
    expect(hurried.depth).toBe(2);
  });

  test('answers', async () => {
    const thought = await engine.think(quick);
    expect(game.legalSteps()).toContain(thought.steps[0]);
  });

  test('answers several questions', async () => {
    const thoughts = await Promise.all([engine.think(quick), engine.think({ ...quick, seed: 2 })]);
    for (const { steps } of thoughts) expect(game.legalSteps()).toContain(steps[0]);
  });

  test('can be stopped in the middle of a thought, and answers again', async () => {
    const long = engine.think({ ...quick, view: LONG, budget: 60_000 });
    const stopped = expect(long).rejects.toMatchObject({ name: 'Stopped' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    engine.stop();
    await stopped;
    expect(game.legalSteps()).toContain((await engine.think(quick)).steps[0]);
  });

  test('says what is wrong with a bad question, and answers again', async () => {
    const bad = engine.think({ ...quick, view: 'nonsense' });
    await expect(bad).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'badHeights' } });
    expect(game.legalSteps()).toContain((await engine.think(quick)).steps[0]);
  });
});

const LONG = '00000/00000/00000/00000/00000 A none:fc3,mb2 none:fd3,mc4';

/** A worker that loads and then says nothing. */
const silentWorker = (): WorkerLike<EngineMessage> => nodeWorker(new URL('./silent-thread.ts', import.meta.url));

test('a worker that falls silent is replaced once; then the question fails and the next one is answered', async () => {
  const spawns = [silentWorker, spawnEngineWorker, silentWorker, silentWorker];
  const engine = new Engine(() => (spawns.shift() ?? spawnEngineWorker)(), 3_000);
  expect(game.legalSteps()).toContain((await engine.think(quick)).steps[0]);
  expect(spawns).toHaveLength(2);
  engine.stop();
  const second = new Engine(() => (spawns.shift() ?? spawnEngineWorker)(), 3_000);
  await expect(second.think(quick)).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'failed' } });
  expect(spawns).toHaveLength(0);
  expect(game.legalSteps()).toContain((await second.think(quick)).steps[0]);
  engine.close();
  second.close();
});

test('heartbeats keep a worker that thinks for longer than the limit', async () => {
  let started = 0;
  const spawn = (): WorkerLike<EngineMessage> => {
    started++;
    return spawnEngineWorker();
  };
  // A limit of two seconds for a search of four: a beat comes every second.
  const engine = new Engine(spawn, -2_000);
  await engine.think({ ...quick, view: LONG, budget: 4_000 });
  expect(started).toBe(1);
  engine.close();
});

test('a worker whose script fails to load is replaced', async () => {
  let started = 0;
  const missing = (): WorkerLike<EngineMessage> => nodeWorker(new URL('./no-such-thread.ts', import.meta.url));
  const engine = new Engine(() => (started++ === 0 ? missing() : spawnEngineWorker()));
  expect(game.legalSteps()).toContain((await engine.think(quick)).steps[0]);
  engine.close();
});

test('an engine whose workers all fail says so', async () => {
  const engine = new Engine(() => nodeWorker(new URL('./no-such-thread.ts', import.meta.url)));
  await expect(engine.think(quick)).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'failed' } });
  engine.close();
});

test('a closed engine answers no more', async () => {
  const engine = new Engine(spawnEngineWorker);
  const open = expect(engine.think({ ...quick, view: LONG, budget: 60_000 })).rejects.toMatchObject({
    name: 'Closed',
  });
  engine.close();
  await open;
  await expect(engine.think(quick)).rejects.toMatchObject({ name: 'Closed' });
});

test('an invalid message is ignored', async () => {
  const replies: unknown[] = [];
  let hear: (message: unknown) => void = () => undefined;
  serveEngine(
    {
      post: (reply) => void replies.push(reply),
      listen: (listener) => {
        hear = listener;
      },
    },
    () => undefined,
  );
  hear('noise');
  hear({ id: 1, request: quick });
  hear({ id: 2 });
  await vi.waitFor(() => expect(replies).toHaveLength(3));
  expect(replies).toMatchObject([
    { ready: true },
    { id: 1, answer: { ok: true, value: { worlds: 1 } } },
    { id: 2, answer: { ok: false, error: { code: 'empty' } } },
  ]);
});

test('an engine player asks its engine and chooses in a draft', async () => {
  const engine = new Engine(spawnEngineWorker);
  const player = new EnginePlayer(engine, () => ({ budget: 50 }));
  const { steps } = await player.think(game, 0, { level: 3, seed: 3 });
  expect(game.legalSteps()).toContain(steps[0]);
  const draft = new Draft({ players: 2, challenger: 1 });
  const chosen = await player.chooseDraft(draft, { level: 3, seed: 3 });
  expect(chosen.ok && draft.legalSteps()).toContainEqual(chosen.ok && chosen.value);
  const stopped = expect(player.think(game, 0, { level: 8, seed: 3 })).rejects.toMatchObject({ name: 'Stopped' });
  player.stop();
  await stopped;
  engine.close();
});
