import { type Game, type Step, viewOf } from '@oia/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { markOf } from '../src/analysis/marks.ts';
import {
  Analyst,
  type AnalystMessage,
  type Judgement,
  type PlayedTurn,
  type Report,
  requestOf,
  type WorkerLike,
} from '../src/index.ts';
import { nodeWorker, spawnAnalystWorker } from '../src/node.ts';
import { gameAt, newGame } from './table.ts';

const analyst = new Analyst(spawnAnalystWorker);
afterAll(() => analyst.close());

const OPEN = '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2';
const request = requestOf(gameAt(OPEN), 0, 2);

/** Resolves with the first report at this depth. */
function reportAt(depth: number, lines = 2, view = request.view): Promise<Report> {
  return new Promise((resolve, reject) => {
    const work = analyst.analyse({ ...request, lines, view }, (report) => {
      if (report.depth < depth) return;
      work.stop();
      resolve(report);
    });
    work.ended.catch(reject);
  });
}

describe('an analyst in a real thread', () => {
  test('reports deeper and deeper, and ends at once when it is stopped', async () => {
    const depths: number[] = [];
    await new Promise<void>((resolve) => {
      const work = analyst.analyse(request, ({ depth }) => {
        depths.push(depth);
        if (depth < 3) return;
        work.stop();
        resolve(work.ended);
      });
    });
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
    expect(new Set(depths)).toEqual(new Set([1, 2, 3]));
    const heard = depths.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(depths).toHaveLength(heard);
  });

  test('keeps what it found: the same position again needs fewer nodes', async () => {
    const fresh = OPEN.replace('00100 A', '00110 A');
    const first = await reportAt(3, 3, fresh);
    const again = await reportAt(3, 3, fresh);
    expect(again.nodes).toBeLessThan(first.nodes);
    expect(again.lines).toHaveLength(3);
  });

  test('a new request ends the one under way', async () => {
    const first = analyst.analyse(request, () => undefined);
    const next = await reportAt(1);
    await first.ended;
    expect(next.lines).toHaveLength(2);
  });

  test('says what is wrong, and answers again', async () => {
    const bad = analyst.analyse({ ...request, view: 'nonsense' }, () => undefined);
    await expect(bad.ended).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'badHeights' } });
    expect((await reportAt(1)).depth).toBe(1);
  });
});

/** An analyst whose first workers cannot be loaded. */
function analystFailing(times: number): Analyst {
  let started = 0;
  const missing = (): WorkerLike<AnalystMessage> => nodeWorker(new URL('./no-such-thread.ts', import.meta.url));
  return new Analyst(() => (started++ < times ? missing() : spawnAnalystWorker()));
}

test('a worker whose script fails to load once is replaced, and the analysis comes', async () => {
  const unlucky = analystFailing(1);
  const report = await new Promise<Report>((resolve, reject) => {
    unlucky.analyse(request, resolve).ended.catch(reject);
  });
  expect(report.lines).toHaveLength(2);
  unlucky.close();
});

test('an analyst whose workers all fail says so, and tries again when it is asked again', async () => {
  const unlucky = analystFailing(2);
  const failed = unlucky.analyse(request, () => undefined);
  await expect(failed.ended).rejects.toMatchObject({ name: 'ThinkingFailed', fault: { code: 'failed' } });
  const report = await new Promise<Report>((resolve, reject) => {
    unlucky.analyse(request, resolve).ended.catch(reject);
  });
  expect(report.depth).toBe(1);
  unlucky.close();
});

/** The game and what each turn was asked with, as an app asks: the steps of a turn are those of one seat. */
function reviewed(start: Game, turns: readonly string[]): PlayedTurn[] {
  let game = start;
  return turns.map((text) => {
    const { view, seat, table } = requestOf(game, game.actor ?? 0, 1);
    const steps: Step[] = [];
    for (const word of text.split(' ')) {
      const next = game.playText(word);
      if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
      game = next.value;
      steps.push(game.moments.at(-1)?.step as Step);
    }
    return { view, seat, table, steps };
  });
}

test('a review marks the blunder, names the better turn, and knows the only turn', async () => {
  const start = gameAt('03030/00210/00200/00000/00000 A none:fc3,ma3 none:fd4,me1');
  // A could win with the turn after the next and walks away, so that B could; B builds somewhere.
  const turns = reviewed(start, ['c3-c2 +c1', 'e1-e2 +e1']);
  const judged: Judgement[] = [];
  const work = analyst.review({ turns, budget: 300, seed: 1 }, (judgement, turn) => {
    judged[turn] = judgement;
  });
  await work.ended;
  expect(judged).toHaveLength(2);
  const [first] = judged as [Judgement, Judgement];
  expect(first).toMatchObject({ side: 0, isBest: false, mark: 'blunder', before: { distance: 3 } });
  expect(first.best?.steps).not.toEqual(turns[0]?.steps);
  expect(first.after?.chance).toBeLessThan(0.3);
});

test('a review can be stopped', async () => {
  const start = gameAt(OPEN);
  const { view, seat, table } = requestOf(start, 0, 1);
  const turns = Array.from({ length: 50 }, () => ({ view, seat, table }));
  let heard = 0;
  const work = analyst.review({ turns, budget: 100, seed: 1 }, () => {
    heard++;
    work.stop();
  });
  await work.ended;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toBe(1);
});

test('marks go by what was lost', () => {
  const compare = (best: number, second: number, played: number, isBest = false) =>
    markOf({ best: { chance: best }, second: { chance: second }, played: { chance: played }, isBest });
  expect(compare(0.8, 0.7, 0.79)).toBeUndefined();
  expect(compare(0.8, 0.7, 0.7)).toBe('inaccuracy');
  expect(compare(0.8, 0.7, 0.6)).toBe('mistake');
  expect(compare(0.8, 0.7, 0.4)).toBe('blunder');
  expect(compare(0.8, 0.3, 0.8, true)).toBe('only');
  expect(compare(0.8, 0.7, 0.8, true)).toBeUndefined();
});

test('a request holds no more than the seat saw', () => {
  const game = newGame({ players: 2, powers: ['hecate', 'pan'] });
  const { view } = requestOf(game, 1, 1);
  expect(view).not.toMatch(/hecate:f/);
  expect(viewOf(game.match, game.position, 1)).toEqual(game.view(1));
});

test('a worker that falls silent is replaced once; then the analysis fails, and another one is carried out', async () => {
  const silent = (): WorkerLike<AnalystMessage> => nodeWorker(new URL('./silent-thread.ts', import.meta.url));
  const spawns = [silent, silent];
  const patient = new Analyst(() => (spawns.shift() ?? spawnAnalystWorker)(), 2_000);
  await expect(patient.analyse(request, () => undefined).ended).rejects.toMatchObject({ name: 'ThinkingFailed' });
  expect(spawns).toHaveLength(0);
  await new Promise((resolve) => patient.analyse(request, resolve));
  patient.close();
});
