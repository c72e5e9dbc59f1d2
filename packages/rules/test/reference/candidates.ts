// The steps that the rules of the single step allow at a node. Whether a step lies on a complete legal
// turn is asked elsewhere (turns.ts); whether a sweep bars it shows when it is applied (apply.ts).

import {
  ALL_DIRECTIONS,
  areNeighbours,
  CORNERS,
  directionOf,
  neighboursOf,
  onward,
  opposite,
  SQUARES,
} from './geometry.ts';
import type { Context, Node, Worker } from './node.ts';
import { besideAny, hasDome, heightAt, isFree, workerAt, workerById, workersOf } from './node.ts';
import { ownerOf } from './powers.ts';

export type Step =
  | { kind: 'end' }
  | { kind: 'move'; worker: number; to: number }
  | { kind: 'build'; worker: number; at: number; dome: boolean } // dome: a dome on purpose, below level 3
  | { kind: 'crown'; worker: number; at: number } // Heracles' domes
  | { kind: 'corner'; worker: number; to: number } // Odysseus
  | { kind: 'sing'; worker: number; to: number } // Siren
  | { kind: 'drop'; workers: number[] } // Medea
  | { kind: 'mark'; worker: number } // Adonis
  | { kind: 'token'; at: number } // Charybdis
  | { kind: 'wind'; to: number }; // Aeolus

/** The space behind a worker charged at by the Minotaur, if the push is possible. */
export function pushTarget(node: Node, from: number, to: number): number | undefined {
  const behind = onward(to, directionOf(from, to));
  return behind !== undefined && isFree(node, behind) ? behind : undefined;
}

function mayEnter(context: Context, node: Node, worker: Worker, to: number): boolean {
  if (hasDome(node, to)) return false;
  const occupant = workerAt(node, to);
  if (!occupant) return true;
  if (context.driven || occupant.owner === worker.owner) return false;
  if (context.active === 'apollo') return true;
  return context.active === 'minotaur' && pushTarget(node, worker.square, to) !== undefined;
}

function againstTheWind(context: Context, node: Node, from: number, to: number): boolean {
  const owner = ownerOf('aeolus', context.powers);
  if (owner === undefined) return false;
  const { wind } = node.states[owner];
  return wind !== undefined && directionOf(from, to) === opposite(wind);
}

function mayStep(context: Context, node: Node, worker: Worker, to: number): boolean {
  const { memory } = node;
  const rise = heightAt(node, to) - heightAt(node, worker.square);
  if (worker.id === context.sleeper) return false;
  if (rise > 1 || !mayEnter(context, node, worker, to)) return false;
  if (rise > 0 && (context.climbBan || memory.early >= 0)) return false;
  if (againstTheWind(context, node, worker.square, to)) return false;
  if (context.active === 'artemis' && memory.steps === 1 && to === memory.origin) return false;
  if (context.active === 'hermes' && memory.steps > 0 && rise !== 0) return false;
  return true;
}

function movesOf(context: Context, node: Node, workers: readonly Worker[]): Step[] {
  return workers.flatMap((worker) =>
    neighboursOf(worker.square)
      .filter((to) => mayStep(context, node, worker, to))
      .map((to): Step => ({ kind: 'move', worker: worker.id, to })),
  );
}

/** Limus (23): beside her workers only the dome on exactly three blocks. */
function mayBuild(context: Context, node: Node, at: number): boolean {
  if (!isFree(node, at)) return false;
  const barred = context.passive === 'limus' && besideAny(at, workersOf(node, context.foe));
  return !barred || heightAt(node, at) === 3;
}

function buildsOf(context: Context, node: Node, workers: readonly Worker[]): Step[] {
  return workers.flatMap((worker) =>
    neighboursOf(worker.square)
      .filter((at) => mayBuild(context, node, at))
      .flatMap((at): Step[] => {
        const normal: Step = { kind: 'build', worker: worker.id, at, dome: false };
        const early: Step = { kind: 'build', worker: worker.id, at, dome: true };
        return context.active === 'atlas' && heightAt(node, at) < 3 ? [normal, early] : [normal];
      }),
  );
}

function crowns(context: Context, node: Node): Step[] {
  return workersOf(node, context.me).flatMap((worker) =>
    neighboursOf(worker.square)
      .filter((at) => mayBuild(context, node, at))
      .map((at): Step => ({ kind: 'crown', worker: worker.id, at })),
  );
}

/** Odysseus (53): opposing workers beside his own, each once, to a free corner. */
function cornerings(context: Context, node: Node): Step[] {
  if (context.active !== 'odysseus' || !context.heroReady) return [];
  const mine = workersOf(node, context.me);
  return workersOf(node, context.foe)
    .filter((victim) => !node.memory.forced.includes(victim.id) && besideAny(victim.square, mine))
    .flatMap((victim) =>
      CORNERS.filter((to) => isFree(node, to)).map((to): Step => ({ kind: 'corner', worker: victim.id, to })),
    );
}

/** Siren (42): opposing workers, each once, one space in the fixed direction. */
function songs(context: Context, node: Node): Step[] {
  const owner = ownerOf('siren', context.powers);
  if (context.active !== 'siren' || owner === undefined) return [];
  const { song } = node.states[owner];
  if (song === undefined) return [];
  return workersOf(node, context.foe)
    .filter((victim) => !node.memory.forced.includes(victim.id))
    .flatMap((victim): Step[] => {
      const to = onward(victim.square, song);
      return to !== undefined && isFree(node, to) ? [{ kind: 'sing', worker: victim.id, to }] : [];
    });
}

function openingSteps(context: Context, node: Node): Step[] {
  const { early } = node.memory;
  if (early >= 0) return movesOf(context, node, [workerById(node, early)]);
  const actors = workersOf(node, context.driven ? context.foe : context.me);
  const buildsFirst = context.active === 'prometheus' || context.active === 'hermes';
  return [
    ...movesOf(context, node, actors),
    ...(buildsFirst ? buildsOf(context, node, actors) : []),
    ...cornerings(context, node),
    ...songs(context, node),
  ];
}

/** The workers that may make one more step after the first. */
function walkers(context: Context, node: Node): Worker[] {
  const { memory } = node;
  const mover = workerById(node, memory.mover);
  switch (context.active) {
    case 'artemis':
      return memory.steps === 1 ? [mover] : [];
    case 'triton':
      return memory.rim ? [mover] : [];
    case 'atalanta':
      return context.heroReady ? [mover] : [];
    case 'hermes':
      return memory.level ? workersOf(node, context.me) : [];
    case 'terpsichore':
      return workersOf(node, context.me).filter((worker) => !memory.moved.includes(worker.id));
    default:
      return [];
  }
}

/** The workers that may make the first main build after all move steps. */
function firstBuilders(context: Context, node: Node): Worker[] {
  const { memory } = node;
  const mine = workersOf(node, context.me);
  if (context.active === 'hermes' && memory.level) return mine;
  if (context.active === 'terpsichore') return memory.moved.length === mine.length ? mine : [];
  return [workerById(node, memory.mover)];
}

function laterBuilds(context: Context, node: Node): Step[] {
  const { memory } = node;
  if (memory.built.length > 1) return [];
  const again = () => buildsOf(context, node, [workerById(node, memory.mover)]);
  const at = memory.firstBuild;
  if (context.active === 'demeter') return again().filter((step) => step.kind === 'build' && step.at !== at);
  if (context.active === 'hephaestus') {
    // Only a block on a block: not after a dome, not as a dome.
    const fits = !hasDome(node, at) && heightAt(node, at) <= 2;
    return fits ? again().filter((step) => step.kind === 'build' && step.at === at) : [];
  }
  return [];
}

/** Every choice of at least one of the given workers. */
function nonEmptySubsets(ids: readonly number[]): number[][] {
  let subsets: number[][] = [[]];
  for (const id of ids) subsets = [...subsets, ...subsets.map((subset) => [...subset, id])];
  return subsets.filter((subset) => subset.length > 0);
}

/** Medea (52): workers of any side on blocks beside one unmoved worker of hers. */
function drops(context: Context, node: Node): Step[] {
  const unmoved = workersOf(node, context.me).filter((worker) => !node.memory.moved.includes(worker.id));
  return unmoved.flatMap((witch) => {
    const victims = node.workers.filter(
      (worker) => areNeighbours(worker.square, witch.square) && heightAt(node, worker.square) > 0,
    );
    return nonEmptySubsets(victims.map((victim) => victim.id)).map((workers): Step => ({ kind: 'drop', workers }));
  });
}

/** Charybdis (32): one token from the card onto a free space without a token. */
function tokens(context: Context, node: Node): Step[] {
  const owner = ownerOf('charybdis', context.powers);
  if (owner === undefined) return [];
  const lying = node.states[owner].whirlpools ?? [];
  if (lying.length >= 2) return [];
  return SQUARES.filter((at) => isFree(node, at) && !lying.includes(at)).map((at): Step => ({ kind: 'token', at }));
}

/** The end of a completed turn, with the end-of-turn powers. */
function endings(context: Context, node: Node): Step[] {
  const end: Step = { kind: 'end' };
  switch (context.active) {
    case 'aeolus':
      return ALL_DIRECTIONS.map((to): Step => ({ kind: 'wind', to }));
    case 'charybdis':
      return [end, ...tokens(context, node)];
    case 'adonis':
      return context.heroReady
        ? [end, ...workersOf(node, context.foe).map((victim): Step => ({ kind: 'mark', worker: victim.id }))]
        : [end];
    case 'heracles':
      return context.heroReady ? [end, ...crowns(context, node)] : [end];
    case 'medea':
      return context.heroReady ? [end, ...drops(context, node)] : [end];
    default:
      return [end];
  }
}

function afterBuild(context: Context, node: Node): Step[] {
  const waiting = workersOf(node, context.me).filter((worker) => !node.memory.built.includes(worker.id));
  if (context.active === 'terpsichore' && waiting.length > 0) return buildsOf(context, node, waiting);
  return [...endings(context, node), ...laterBuilds(context, node)];
}

export function candidates(context: Context, node: Node): Step[] {
  switch (node.memory.phase) {
    case 'start':
      return openingSteps(context, node);
    case 'sung':
      return [{ kind: 'end' }, ...songs(context, node)];
    case 'moved':
      return [
        ...buildsOf(context, node, firstBuilders(context, node)),
        ...movesOf(context, node, walkers(context, node)),
      ];
    case 'built':
      return afterBuild(context, node);
    case 'domes':
      return [{ kind: 'end' }, ...crowns(context, node)];
    default:
      return [];
  }
}
