import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../src/changes.ts';
import { changesBetween } from '../src/difference.ts';
import {
  EMPTY_SCENE,
  FIGURES,
  type Scene,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  TOKENS,
  type Worker,
} from '../src/scene.ts';

const scene = (part: Partial<Scene>): Scene => ({ ...EMPTY_SCENE, ...part });
const levels = (at: Readonly<Record<Square, number>>) => EMPTY_SCENE.levels.map((_, square) => at[square] ?? 0);
const man = (square: Square, side: Side = 0): Worker => ({ square, side, figure: 'male' });
const woman = (square: Square, side: Side = 0): Worker => ({ square, side, figure: 'female' });

describe('what happened', () => {
  test('nothing', () => {
    expect(changesBetween(EMPTY_SCENE, { ...EMPTY_SCENE })).toEqual([]);
  });

  test('a move and a build', () => {
    const before = scene({ workers: [man(0), woman(12)] });
    const after = scene({ workers: [man(6), woman(12)], levels: levels({ 7: 1 }) });
    expect(changesBetween(before, after)).toEqual([
      { kind: 'move', worker: man(6), from: 0, to: 6 },
      { kind: 'rise', square: 7, from: 0, to: 1 },
    ]);
  });

  test('two workers swap', () => {
    const changes = changesBetween(scene({ workers: [man(3), man(4, 1)] }), scene({ workers: [man(4), man(3, 1)] }));
    expect(changes).toEqual([
      { kind: 'move', worker: man(4), from: 3, to: 4 },
      { kind: 'move', worker: man(3, 1), from: 4, to: 3 },
    ]);
  });

  test('one pushes, another is pushed', () => {
    const changes = changesBetween(
      scene({ workers: [man(0), woman(1, 1)] }),
      scene({ workers: [man(1), woman(2, 1)] }),
    );
    expect(changes.map((change) => change.kind)).toEqual(['move', 'move']);
  });

  test('a worker is killed by another that moves', () => {
    const changes = changesBetween(scene({ workers: [man(0), woman(1, 1)] }), scene({ workers: [man(1)] }));
    expect(changes).toEqual([
      { kind: 'move', worker: man(1), from: 0, to: 1 },
      { kind: 'leave', worker: woman(1, 1) },
    ]);
  });

  test('of two identical workers the nearer one moved', () => {
    const changes = changesBetween(scene({ workers: [man(0), man(24)] }), scene({ workers: [man(18), man(0)] }));
    expect(changes).toEqual([{ kind: 'move', worker: man(18), from: 24, to: 18 }]);
  });

  test('a mark identifies a worker better than the distance', () => {
    const marked = (square: Square): Worker => ({ ...man(square), marked: true });
    const changes = changesBetween(scene({ workers: [marked(0), man(2)] }), scene({ workers: [marked(3), man(1)] }));
    expect(changes).toContainEqual({ kind: 'move', worker: marked(3), from: 0, to: 3 });
  });

  test('a new mark is not a move', () => {
    const marked: Worker = { ...man(5), marked: true };
    expect(changesBetween(scene({ workers: [man(5)] }), scene({ workers: [marked] }))).toEqual([
      { kind: 'restyle', worker: marked },
    ]);
  });

  test('sinking, domes, tokens, ram, streams and veils', () => {
    const before = scene({
      levels: levels({ 1: 2 }),
      domes: [4],
      tokens: [{ square: 9, kind: 'coin' }],
      ram: 3,
      hidden: [0],
    });
    const after = scene({
      domes: [5],
      tokens: [
        { square: 8, kind: 'coin' },
        { square: 2, kind: 'abyss', secret: true },
      ],
      streams: [{ kind: 'wind', direction: 3 }],
    });
    expect(changesBetween(before, after)).toEqual([
      { kind: 'sink', square: 1, from: 2, to: 0 },
      { kind: 'addDome', square: 5 },
      { kind: 'removeDome', square: 4 },
      { kind: 'putToken', token: { square: 8, kind: 'coin' }, from: 9 },
      { kind: 'putToken', token: { square: 2, kind: 'abyss', secret: true } },
      { kind: 'moveRam', from: 3 },
      { kind: 'setStreams', streams: [{ kind: 'wind', direction: 3 }] },
      { kind: 'setVeil', side: 0 },
    ]);
  });
});

const without = <T>(list: readonly T[], isOut: (item: T) => boolean): T[] => {
  const index = list.findIndex(isOut);
  return list.filter((_, each) => each !== index);
};

const isAt =
  (square: Square, { side, figure }: Worker) =>
  (worker: Worker) =>
    worker.square === square && worker.side === side && worker.figure === figure;

/** Workers leave their squares before others arrive, or two that swap would remove each other. */
function appliedWorkers(workers: readonly Worker[], changes: readonly Change[]): Worker[] {
  let left = [...workers];
  const come: Worker[] = [];
  for (const change of changes) {
    if (change.kind === 'move') left = without(left, isAt(change.from, change.worker));
    if (change.kind === 'leave' || change.kind === 'restyle')
      left = without(left, isAt(change.worker.square, change.worker));
    if (change.kind === 'move' || change.kind === 'enter' || change.kind === 'restyle') come.push(change.worker);
  }
  return [...left, ...come];
}

function appliedTokens(scene: Scene, changes: readonly Change[]): Scene['tokens'] {
  let left = [...scene.tokens];
  const come: Scene['tokens'][number][] = [];
  for (const change of changes) {
    if (change.kind !== 'putToken' && change.kind !== 'removeToken') continue;
    const from = change.kind === 'removeToken' ? change.token.square : change.from;
    const isOut = (token: Scene['tokens'][number]) =>
      token.square === from && token.kind === change.token.kind && token.secret === change.token.secret;
    if (from !== undefined) left = without(left, isOut);
    if (change.kind === 'putToken') come.push(change.token);
  }
  return [...left, ...come];
}

function appliedGround(scene: Scene, changes: readonly Change[]): Pick<Scene, 'levels' | 'domes'> {
  const [heights, domes] = [[...scene.levels], new Set(scene.domes)];
  for (const change of changes) {
    if (change.kind === 'rise' || change.kind === 'sink') {
      expect(heights[change.square]).toBe(change.from);
      heights[change.square] = change.to;
    }
    if (change.kind === 'addDome') domes.add(change.square);
    if (change.kind === 'removeDome') domes.delete(change.square);
  }
  return { levels: heights, domes: [...domes] };
}

function applied(before: Scene, changes: readonly Change[]): Scene {
  const veiled = changes.flatMap((change) => (change.kind === 'setVeil' ? [change.side] : []));
  const streams = changes.find((change) => change.kind === 'setStreams')?.streams ?? before.streams;
  const rams = changes.filter((change) => change.kind === 'moveRam');
  const ram = rams.length > 0 ? rams[0]?.to : before.ram;
  return {
    ...appliedGround(before, changes),
    workers: appliedWorkers(before.workers, changes),
    tokens: appliedTokens(before, changes),
    streams,
    hidden: SIDES.filter((side) => before.hidden.includes(side) !== veiled.includes(side)),
    ...(ram === undefined ? {} : { ram }),
  };
}

const inOrder = (scene: Scene) => ({
  ...scene,
  domes: [...scene.domes].sort((a, b) => a - b),
  workers: scene.workers.map((worker) => JSON.stringify(worker, Object.keys(worker).sort())).sort(),
  tokens: scene.tokens.map((token) => JSON.stringify(token, Object.keys(token).sort())).sort(),
});

const square = fc.integer({ min: 0, max: SQUARES - 1 });
const worker = fc.record(
  {
    square,
    side: fc.constantFrom(...SIDES),
    figure: fc.constantFrom(...FIGURES),
    marked: fc.constant(true),
    asleep: fc.constant(true),
  },
  { requiredKeys: ['square', 'side', 'figure'] },
);
const token = fc.record(
  { square, kind: fc.constantFrom(...TOKENS), secret: fc.constant(true) },
  { requiredKeys: ['square', 'kind'] },
);
const stream = fc.record({
  kind: fc.constantFrom('wind' as const, 'song' as const),
  direction: fc.constantFrom(0 as const, 3 as const, 6 as const),
});
const scenes: fc.Arbitrary<Scene> = fc.record(
  {
    levels: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: SQUARES, maxLength: SQUARES }),
    domes: fc.uniqueArray(square, { maxLength: 6 }),
    workers: fc.uniqueArray(worker, { maxLength: 7, selector: (each) => each.square }),
    tokens: fc.uniqueArray(token, { maxLength: 5, selector: (each) => `${each.square}${each.kind}` }),
    ram: square,
    streams: fc.array(stream, { maxLength: 2 }),
    hidden: fc.subarray([...SIDES]),
  },
  { requiredKeys: ['levels', 'domes', 'workers', 'tokens', 'streams', 'hidden'] },
);

test('the changes lead from one scene to the other, whatever they are', () => {
  fc.assert(
    fc.property(scenes, scenes, (before, after) => {
      expect(inOrder(applied(before, changesBetween(before, after)))).toEqual(inOrder(after));
    }),
    { numRuns: 500 },
  );
});

test('no worker leaves and enters again that could have moved', () => {
  fc.assert(
    fc.property(scenes, scenes, (before, after) => {
      const changes = changesBetween(before, after);
      const kindsOf = (kind: 'enter' | 'leave') =>
        changes.flatMap((each) => (each.kind === kind ? [`${each.worker.side}${each.worker.figure}`] : []));
      expect(kindsOf('enter').filter((kind) => kindsOf('leave').includes(kind))).toEqual([]);
    }),
  );
});
