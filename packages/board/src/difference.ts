import type { Change } from './changes.ts';
import { distance } from './geometry.ts';
import { type Scene, SIDES, type Square, type Token, type Worker } from './scene.ts';

/** The changes from one scene to the next. The board compares scenes and needs no list of what was played. */
export function changesBetween(before: Scene, after: Scene): Change[] {
  return [
    ...workerChanges(before.workers, after.workers),
    ...levelChanges(before, after),
    ...domeChanges(before.domes, after.domes),
    ...tokenChanges(before.tokens, after.tokens),
    ...ramChanges(before.ram, after.ram),
    ...streamChanges(before, after),
    ...veilChanges(before, after),
  ];
}

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

interface Matching<T> {
  readonly pairs: readonly Pair<T>[];
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** Greedy matching, cheapest pairs first. A pair of cost 0 is unchanged. */
function matched<T>(before: readonly T[], after: readonly T[], cost: (a: T, b: T) => number): Matching<T> {
  const gone = new Set(before.keys());
  const come = new Set(after.keys());
  const pairs: Pair<T>[] = [];
  for (const { i, j } of candidates(before, after, cost)) {
    const [a, b] = [before[i], after[j]];
    if (!gone.has(i) || !come.has(j) || a === undefined || b === undefined) continue;
    gone.delete(i);
    come.delete(j);
    pairs.push({ before: a, after: b });
  }
  return { pairs, gone: before.filter((_, i) => gone.has(i)), come: after.filter((_, j) => come.has(j)) };
}

function candidates<T>(before: readonly T[], after: readonly T[], cost: (a: T, b: T) => number) {
  const all = before.flatMap((a, i) => after.map((b, j) => ({ i, j, cost: cost(a, b) })));
  return all.filter((pair) => pair.cost < Number.POSITIVE_INFINITY).sort((a, b) => a.cost - b.cost);
}

const hasSameState = (a: Worker, b: Worker): boolean =>
  Boolean(a.marked) === Boolean(b.marked) && Boolean(a.asleep) === Boolean(b.asleep);

/** Workers that stay match first; among those that moved, a mark identifies a worker better than the distance does. */
function workerCost(a: Worker, b: Worker): number {
  if (a.side !== b.side || a.figure !== b.figure) return Number.POSITIVE_INFINITY;
  if (a.square === b.square) return hasSameState(a, b) ? 0 : 0.5;
  return distance(a.square, b.square) + (hasSameState(a, b) ? 0 : 10);
}

function workerChanges(before: readonly Worker[], after: readonly Worker[]): Change[] {
  const { pairs, gone, come } = matched(before, after, workerCost);
  return [
    ...pairs.flatMap(pairChanges),
    ...gone.map((worker): Change => ({ kind: 'leave', worker })),
    ...come.map((worker): Change => ({ kind: 'enter', worker })),
  ];
}

function pairChanges({ before, after }: Pair<Worker>): Change[] {
  if (before.square !== after.square) {
    return [{ kind: 'move', worker: after, from: before.square, to: after.square }];
  }
  return hasSameState(before, after) ? [] : [{ kind: 'restyle', worker: after }];
}

function levelChanges(before: Scene, after: Scene): Change[] {
  return after.levels.flatMap((to, square): Change[] => {
    const from = before.levels[square] ?? 0;
    if (from === to) return [];
    return [{ kind: from < to ? 'rise' : 'sink', square, from, to }];
  });
}

function domeChanges(before: readonly Square[], after: readonly Square[]): Change[] {
  return [
    ...after.filter((square) => !before.includes(square)).map((square): Change => ({ kind: 'addDome', square })),
    ...before.filter((square) => !after.includes(square)).map((square): Change => ({ kind: 'removeDome', square })),
  ];
}

function tokenCost(a: Token, b: Token): number {
  if (a.kind !== b.kind || Boolean(a.secret) !== Boolean(b.secret)) return Number.POSITIVE_INFINITY;
  return distance(a.square, b.square);
}

function tokenChanges(before: readonly Token[], after: readonly Token[]): Change[] {
  const { pairs, gone, come } = matched(before, after, tokenCost);
  const moved = pairs.filter((pair) => pair.before.square !== pair.after.square);
  return [
    ...moved.map((pair): Change => ({ kind: 'putToken', token: pair.after, from: pair.before.square })),
    ...gone.map((token): Change => ({ kind: 'removeToken', token })),
    ...come.map((token): Change => ({ kind: 'putToken', token })),
  ];
}

function ramChanges(from: Square | undefined, to: Square | undefined): Change[] {
  if (from === to) return [];
  return [{ kind: 'moveRam', ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
}

function streamChanges(before: Scene, after: Scene): Change[] {
  const text = (scene: Scene) => scene.streams.map(({ kind, direction }) => `${kind}${direction}`).join();
  return text(before) === text(after) ? [] : [{ kind: 'setStreams', streams: after.streams }];
}

function veilChanges(before: Scene, after: Scene): Change[] {
  const changed = SIDES.filter((side) => before.hidden.includes(side) !== after.hidden.includes(side));
  return changed.map((side): Change => ({ kind: 'setVeil', side }));
}
