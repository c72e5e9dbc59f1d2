// A node is a moment inside a turn: the board, the cards and what the turn has to remember.
// The context holds what is fixed for the whole turn (Z7: tests and snapshots at its start).

import { areNeighbours } from './geometry.ts';
import { HEROES, heldBy, stealable } from './powers.ts';
import type { RefPosition, RefState, Sex, Side } from './types.ts';
import { other } from './types.ts';

export interface Worker {
  id: number;
  owner: Side;
  square: number;
  sex: Sex;
}

/** 'cut': ended early by a hidden worker of Hecate; 'done': completed. */
export type Phase = 'start' | 'sung' | 'moved' | 'built' | 'domes' | 'done' | 'cut';

export interface Memory {
  phase: Phase;
  steps: number; // move steps made: 0, 1, 2 = two or more
  mover: number; // id of the worker that stepped last, -1 if none
  origin: number; // square the first step left, -1 if none
  rim: boolean; // the last step ended on the perimeter (Triton)
  level: boolean; // every step so far kept its height (Hermes)
  early: number; // id of the worker that built before moving (Prometheus), -1 if none
  moved: number[]; // ids of workers that made a step
  built: number[]; // ids of the workers of the main builds, in order
  firstBuild: number; // square of the first main build, -1 if none
  forced: number[]; // ids already sent to a corner or dragged by the song
  strays: number[]; // listed workers whose last step did not end beside Aphrodite
  climbed: boolean;
  domed: boolean; // some dome was built this turn
  towered: boolean; // a dome was put on three blocks this turn
  hero: boolean; // the hero power was used this turn
}

export interface Node {
  heights: number[];
  domes: boolean[];
  workers: Worker[];
  states: [RefState, RefState];
  memory: Memory;
  winner?: Side;
  /** A public projection: no secrets, and Gaea passes (Z2, Z3). Legality is asked here. */
  blind: boolean;
}

export interface Context {
  me: Side;
  foe: Side;
  driven: boolean; // an additional turn of Dionysus: the foe's workers act
  powers: [string, string];
  active: string; // the power the active player uses in this turn
  passive: string; // the power of the other side that binds this turn
  climbBan: boolean; // Athena
  sleeper: number; // Hypnus, -1 if no worker sleeps
  listed: number[]; // Aphrodite
  marked: number; // Adonis: id of the marked worker, -1 if gone
  duty: 'none' | 'climb' | 'beside';
  heroReady: boolean;
  gaea: Side | undefined; // who may answer a dome
  earns: boolean; // a completed tower earns the active player an additional turn
}

export function heightAt(node: Node, square: number): number {
  return node.heights[square] ?? 0;
}

export function hasDome(node: Node, square: number): boolean {
  return node.domes[square] === true;
}

export function workerAt(node: Node, square: number): Worker | undefined {
  return node.workers.find((worker) => worker.square === square);
}

export function isFree(node: Node, square: number): boolean {
  return !hasDome(node, square) && !workerAt(node, square);
}

export function workerById(node: Node, id: number): Worker {
  const worker = node.workers.find((candidate) => candidate.id === id);
  if (!worker) throw new Error(`no worker ${id}`);
  return worker;
}

export function workersOf(node: Node, side: Side): Worker[] {
  return node.workers.filter((worker) => worker.owner === side);
}

export function besideAny(square: number, workers: readonly Worker[]): boolean {
  return workers.some((worker) => areNeighbours(square, worker.square));
}

export function copyState(state: RefState): RefState {
  const copy: RefState = { ...state };
  if (state.whirlpools) copy.whirlpools = [...state.whirlpools];
  if (state.deck) copy.deck = [...state.deck];
  if (state.discards) copy.discards = [...state.discards];
  return copy;
}

export function copyNode(node: Node): Node {
  const { memory } = node;
  return {
    ...node,
    heights: [...node.heights],
    domes: [...node.domes],
    workers: node.workers.map((worker) => ({ ...worker })),
    states: [copyState(node.states[0]), copyState(node.states[1])],
    memory: {
      ...memory,
      moved: [...memory.moved],
      built: [...memory.built],
      forced: [...memory.forced],
      strays: [...memory.strays],
    },
  };
}

/** Equal keys mean equal futures; lists whose order does not matter are kept sorted by their writers. */
export function keyOf(node: Node): string {
  const workers = node.workers.map((worker) => [worker.id, worker.square]);
  return JSON.stringify([
    node.heights,
    node.domes.map(Number),
    workers,
    node.states,
    node.memory,
    node.winner,
    node.blind,
  ]);
}

/** The knowledge legality may use: no Abyss, no fate square, and no worker of an opposing Hecate (Z2, 39). */
export function publicOf(context: Context, node: Node): Node {
  const copy = copyNode(node);
  copy.blind = true;
  for (const state of copy.states) {
    delete state.abyss;
    delete state.fate;
  }
  if (context.powers[context.foe] === 'hecate') copy.workers = workersOf(copy, context.me);
  return copy;
}

function freshMemory(): Memory {
  return {
    phase: 'start',
    steps: 0,
    mover: -1,
    origin: -1,
    rim: false,
    level: true,
    early: -1,
    moved: [],
    built: [],
    firstBuild: -1,
    forced: [],
    strays: [],
    climbed: false,
    domed: false,
    towered: false,
    hero: false,
  };
}

function startNode(p: RefPosition): Node {
  const workers: Worker[] = [];
  for (const side of [0, 1] as const) {
    for (const { square, sex } of p.seats[side].workers) workers.push({ id: workers.length, owner: side, square, sex });
  }
  return {
    heights: [...p.heights],
    domes: [...p.domes],
    workers,
    states: [copyState(p.seats[0].state), copyState(p.seats[1].state)],
    memory: freshMemory(),
    blind: false,
  };
}

/** Circe's test (17): fewer than two opposing workers, or some two of them not side by side. */
function circeSteals(node: Node, victim: Side): boolean {
  const workers = workersOf(node, victim);
  const apart = workers.some((a) => workers.some((b) => a.id !== b.id && !areNeighbours(a.square, b.square)));
  return workers.length < 2 || apart;
}

/** Hypnus' snapshot (22): the single highest of at least two workers. */
function sleeperOf(node: Node, side: Side): number {
  const workers = workersOf(node, side);
  const top = Math.max(...workers.map((worker) => heightAt(node, worker.square)));
  const highest = workers.filter((worker) => heightAt(node, worker.square) === top);
  const [only] = highest;
  return workers.length >= 2 && highest.length === 1 && only ? only.id : -1;
}

/** The start of a turn in the order of Z7: Circe's test, then the snapshots of the other side. */
export function begin(p: RefPosition): { context: Context; node: Node } {
  const me = p.toMove;
  const foe = other(me);
  const driven = p.additional === true;
  const powers: [string, string] = [p.seats[0].power, p.seats[1].power];
  const node = startNode(p);
  if (powers[me] === 'circe') node.states[me].stolen = stealable(powers[foe]) && circeSteals(node, foe);

  const held = heldBy(me, powers, node.states);
  const theirs = heldBy(foe, powers, node.states);
  // In an additional turn the driven worker's own side does not restrict it, except Persephone (Z16).
  const passive = driven && theirs !== 'persephone' ? 'none' : theirs;
  const mark = powers[foe] === 'adonis' && !driven ? node.states[foe].mark : undefined;
  const marked = node.workers.find((worker) => worker.owner === me && worker.square === mark);
  const mine = workersOf(node, me);
  const theirWorkers = workersOf(node, foe);
  const gaea = ([0, 1] as const).find(
    (side) => heldBy(side, powers, node.states) === 'gaea' && powers[side] === 'gaea',
  );

  const context: Context = {
    me,
    foe,
    driven,
    powers,
    active: driven ? 'none' : held,
    passive,
    climbBan: passive === 'athena' && p.climbed[foe],
    sleeper: passive === 'hypnus' ? sleeperOf(node, me) : -1,
    listed: passive === 'aphrodite' ? mine.filter((w) => besideAny(w.square, theirWorkers)).map((w) => w.id) : [],
    marked: marked ? marked.id : -1,
    duty: passive === 'persephone' ? 'climb' : marked ? 'beside' : 'none',
    heroReady: !driven && HEROES.includes(held) && node.states[me].used !== true,
    gaea,
    earns: held === 'dionysus',
  };
  return { context, node };
}
