import { Draft, seededRandom } from '@oia/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { EnginePlayer, type Message, questionOf, Thinker, think, type WorkerLike } from '../src/index.ts';
import { spawnThread } from '../src/node.ts';
import { serve } from '../src/service.ts';
import { newGame, playGame, randomPlayer } from './table.ts';

/** For the compiler: the worker of a page will do. */
export const ofPage = (worker: Worker): WorkerLike => worker;

const game = newGame({ players: 2, powers: ['pan', 'zeus'] });
const quick = questionOf(game, 0, { budget: 50 });

describe('a real worker thread', () => {
  const thinker = new Thinker(spawnThread);
  afterAll(() => thinker.close());

  test('the thinking time is that of full strength: the other levels think as far as they can', async () => {
    const player = new EnginePlayer(thinker, () => ({ budget: 1 }));
    const placed = playGame(game, [randomPlayer(seededRandom(1)), randomPlayer(seededRandom(2))], seededRandom(3), 10);
    const seat = placed.actor as number;
    const hurried = await player.think(placed, seat, { level: 4, seed: 3 });
    const patient = think(questionOf(placed, seat, { level: 4, seed: 3, budget: Number.POSITIVE_INFINITY }));
    expect(patient.ok && patient.value).toEqual(hurried);
    expect(hurried.depth).toBe(2);
  });

  test('answers', async () => {
    const thought = await thinker.think(quick);
    expect(game.legalSteps()).toContain(thought.steps[0]);
  });

  test('answers several questions', async () => {
    const thoughts = await Promise.all([thinker.think(quick), thinker.think({ ...quick, seed: 2 })]);
    for (const { steps } of thoughts) expect(game.legalSteps()).toContain(steps[0]);
  });

  test('can be stopped in the middle of a thought, and answers again', async () => {
    const long = thinker.think({ ...quick, view: LONG, budget: 60_000 });
    const stopped = expect(long).rejects.toMatchObject({ name: 'Stopped' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    thinker.stop();
    await stopped;
    expect(game.legalSteps()).toContain((await thinker.think(quick)).steps[0]);
  });

  test('says what is wrong with a bad question, and answers again', async () => {
    const bad = thinker.think({ ...quick, view: 'nonsense' });
    await expect(bad).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'badHeights' } });
    expect(game.legalSteps()).toContain((await thinker.think(quick)).steps[0]);
  });
});

const LONG = '00000/00000/00000/00000/00000 A none:fc3,mb2 none:fd3,mc4';

type Ear = (event: { readonly data: unknown; readonly message: string }) => void;

/** A worker that breaks at its first question. */
class Broken implements WorkerLike {
  ended = 0;
  #hear: Ear = () => undefined;

  addEventListener(type: 'message' | 'error', hear: Ear): void {
    if (type === 'error') this.#hear = hear;
  }

  postMessage(_: Message): void {
    this.#hear({ data: undefined, message: 'out of memory' });
  }

  terminate(): void {
    this.ended++;
  }
}

test('a worker that breaks is replaced', async () => {
  const broken = new Broken();
  const workers = [broken, spawnThread()];
  const thinker = new Thinker(() => workers.shift() ?? spawnThread());
  await expect(thinker.think(quick)).rejects.toMatchObject({ fault: { code: 'failed', at: 'out of memory' } });
  expect(broken.ended).toBe(1);
  expect(game.legalSteps()).toContain((await thinker.think(quick)).steps[0]);
  thinker.close();
});

test('a closed thinker answers no more', async () => {
  const thinker = new Thinker(spawnThread);
  const open = expect(thinker.think({ ...quick, view: LONG, budget: 60_000 })).rejects.toMatchObject({
    name: 'Closed',
  });
  thinker.close();
  await open;
  await expect(thinker.think(quick)).rejects.toMatchObject({ name: 'Closed' });
});

test('what is no message is not heard', () => {
  const answers: unknown[] = [];
  let hear: (message: unknown) => void = () => undefined;
  serve(
    {
      post: (answer) => void answers.push(answer),
      listen: (ear) => {
        hear = ear;
      },
    },
    () => undefined,
  );
  hear('noise');
  hear({ id: 1, question: quick });
  hear({ id: 2 });
  expect(answers).toMatchObject([
    { id: 1, thought: { worlds: 1 } },
    { id: 2, error: { code: 'empty' } },
  ]);
});

test('an engine player asks its thinker and chooses in a draft', async () => {
  const thinker = new Thinker(spawnThread);
  const player = new EnginePlayer(thinker, () => ({ budget: 50 }));
  const { steps } = await player.think(game, 0, { level: 3, seed: 3 });
  expect(game.legalSteps()).toContain(steps[0]);
  const draft = new Draft({ players: 2, challenger: 1 });
  const chosen = await player.chooseDraft(draft, { level: 3, seed: 3 });
  expect(chosen.ok && draft.legalSteps()).toContainEqual(chosen.ok && chosen.value);
  const stopped = expect(player.think(game, 0, { level: 8, seed: 3 })).rejects.toMatchObject({ name: 'Stopped' });
  player.stop();
  await stopped;
  thinker.close();
});
