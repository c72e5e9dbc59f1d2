import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { questionOf, type Thought, think } from '../src/index.ts';
import { bytesOf, Transpositions } from '../src/search/transpositions.ts';
import { SearchMemory } from '../src/thinking/search-memory.ts';
import { spawnSearchThread } from '../src/threads/node-threads.ts';
import { createSearchMemory, SearchThreads, type SpawnSearchThread } from '../src/threads/search-threads.ts';
import { gameAt } from './table.ts';

const PLAIN = gameAt('00000/00100/01000/00000/00000 A none:fb2,mc3 none:fd4,me5');
const HIDDEN = gameAt('00000/00100/01000/00000/00000 B hecate:fb2,mc3 pan:fd4,me5');
const quick = questionOf(PLAIN, 0, { budget: 200 });

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a memory with helpers', () => {
  const minds: SearchMemory[] = [];
  const mindOf = (spawn: SpawnSearchThread): SearchMemory => {
    const memory = createSearchMemory({ hash: 2, threads: 2 }, spawn);
    minds.push(memory);
    return memory;
  };
  afterEach(() => {
    for (const memory of minds.splice(0)) memory.close();
  });

  const legal = ({ steps }: Thought): boolean => PLAIN.legalSteps().includes(steps[0] as number);
  const thoughtOf = (memory: SearchMemory, question = quick): Thought => {
    const thought = think(question, { memory });
    if (!thought.ok) throw new Error(thought.error.code);
    return thought.value;
  };

  test('answers, also about secrets and in another game', () => {
    const memory = mindOf(spawnSearchThread);
    expect(legal(thoughtOf(memory))).toBe(true);
    const hidden = thoughtOf(memory, questionOf(HIDDEN, 1, { budget: 200 }));
    expect(HIDDEN.legalSteps()).toContain(hidden.steps[0]);
    expect(legal(thoughtOf(memory))).toBe(true);
  });

  test('gives the answer of a single thread where nodes are limited', () => {
    const question = { ...quick, budget: Number.POSITIVE_INFINITY, nodes: 5000 };
    expect(thoughtOf(mindOf(spawnSearchThread), question)).toEqual(thoughtOf(new SearchMemory(), question));
  });

  test.each([
    ['throw new Error("broken")'],
    ['process.exit(3)'],
    ['require("node:worker_threads").parentPort.on("message", () => { throw new Error("broken") })'],
  ])('goes on without one that fails: %s', async (code) => {
    let failures = 0;
    const spawnBroken: SpawnSearchThread = (fail) => {
      const worker = new Worker(code, { eval: true });
      const note = (): void => {
        failures++;
        fail();
      };
      worker.on('error', note).on('exit', note);
      return { postMessage: (message) => worker.postMessage(message), terminate: () => void worker.terminate() };
    };
    const memory = mindOf(spawnBroken);
    expect(legal(thoughtOf(memory))).toBe(true);
    await until(() => failures > 0);
    expect(legal(thoughtOf(memory))).toBe(true);
  });
});

describe('helpers', () => {
  const memory = new SharedArrayBuffer(bytesOf(12));

  test('fill the table, stop with the question, and leave no thread behind', async () => {
    const table = new Int32Array(memory);
    let exited = 0;
    const helpers = new SearchThreads(
      1,
      (fail) => {
        const thread = spawnSearchThread(() => {
          exited++;
          fail();
        });
        return thread;
      },
      { bits: 12, memory },
    );
    helpers.begin(questionOf(PLAIN, 0, { budget: 1 }), undefined);
    await until(() => table.some((int) => int !== 0));
    helpers.end();
    helpers.settle();
    // On a busy machine it may take a while until it hears of it; then nothing changes any more.
    for (let before = new Int32Array(0); before.join() !== table.join(); ) {
      before = table.slice();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    helpers.close();
    await until(() => exited > 0);
  });

  test('age and clear nothing themselves', () => {
    const own = new Transpositions(12, memory);
    own.clear();
    own.store(3, 99, 1, 5, 4, 0, 1);
    const helping = new SearchMemory({ table: new Transpositions(12, memory), ahead: 1 });
    think({ ...quick, nodes: 500 }, { memory: helping });
    think({ ...questionOf(HIDDEN, 1), nodes: 500 }, { memory: helping });
    expect(own.probe(3, 99)).toBe(true);
  });
});
