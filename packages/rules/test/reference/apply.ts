// Applies a step to a node. The same code runs on the public projection (to ask about legality) and on
// the truth, where a hidden worker may cut the turn, a secret may end the game and Gaea may answer.

import type { Step } from './candidates.ts';
import { pushTarget } from './candidates.ts';
import { blockOf, directionOf, neighboursOf, onPerimeter, onward } from './geometry.ts';
import type { Context, Node, Worker } from './node.ts';
import { besideAny, copyNode, heightAt, isFree, workerAt, workerById, workersOf } from './node.ts';
import { ownerOf } from './powers.ts';
import { other } from './types.ts';

type MoveStep = Extract<Step, { kind: 'move' }>;

/** The action is cancelled, what was done before stands, the rest of the turn is lost (39). */
function cut(node: Node): Node {
  const next = copyNode(node);
  next.memory.phase = 'cut';
  return next;
}

function insert(list: number[], id: number): void {
  if (!list.includes(id)) list.push(id);
  list.sort((a, b) => a - b);
}

/** Tartarus (43): the owner of the worker that enters loses at once. True if the game is over. */
function abyssTakes(node: Node, worker: Worker): boolean {
  const fallen = node.states.some((state) => state.abyss === worker.square);
  if (fallen) node.winner = other(worker.owner);
  return fallen;
}

function winsByMove(context: Context, fromHeight: number, toHeight: number): boolean {
  if (context.driven) return false;
  const climbs = toHeight === 3 && fromHeight < 3;
  return climbs || (context.active === 'pan' && fromHeight - toHeight >= 2);
}

/** Win, then denial (Hera), then theft (Moerae), Z5.3. */
function judgeWin(context: Context, node: Node, fromHeight: number, square: number): void {
  if (!winsByMove(context, fromHeight, heightAt(node, square))) return;
  if (context.passive === 'hera' && onPerimeter(square)) return;
  const fate = node.states.find((state) => state.fate !== undefined)?.fate;
  const stolen = context.passive === 'moerae' && fate !== undefined && blockOf(fate).includes(square);
  node.winner = stolen ? context.foe : context.me;
}

/** Bia (13): the opposing worker right in front of the arrival; a side without workers and reserve is out. */
function biaRemoves(context: Context, node: Node, square: number, direction: number): void {
  if (context.active !== 'bia') return;
  const ahead = onward(square, direction);
  const victim = ahead === undefined ? undefined : workerAt(node, ahead);
  if (!victim || victim.owner !== context.foe) return;
  node.workers = node.workers.filter((worker) => worker !== victim);
  const reserve = context.powers[context.foe] === 'gaea' ? (node.states[context.foe].reserve ?? 0) : 0;
  if (workersOf(node, context.foe).length === 0 && reserve === 0) node.winner = context.me;
}

/** Aphrodite (11): a listed worker's last move must end beside her; removals by that move come later. */
function noteStray(context: Context, node: Node, worker: Worker): void {
  if (!context.listed.includes(worker.id)) return;
  const { memory } = node;
  memory.strays = memory.strays.filter((id) => id !== worker.id);
  if (!besideAny(worker.square, workersOf(node, context.foe))) insert(memory.strays, worker.id);
}

/** One arrival by moving, of the step or of the sweep: Z5.2 to Z5.5. False if this move is barred. */
function arrive(
  context: Context,
  node: Node,
  worker: Worker,
  fromHeight: number,
  direction: number,
  first: boolean,
): boolean {
  const { memory } = node;
  const rise = heightAt(node, worker.square) - fromHeight;
  if (rise > 0 && (context.climbBan || memory.early >= 0)) return false;
  if (rise !== 0 && context.active === 'hermes' && !first) return false;
  if (rise !== 0) memory.level = false;
  if (abyssTakes(node, worker)) return true;
  if (rise > 0) memory.climbed = true;
  noteStray(context, node, worker);
  judgeWin(context, node, fromHeight, worker.square);
  if (node.winner === undefined) biaRemoves(context, node, worker.square, direction);
  return true;
}

/** Charybdis (32): where the worker is swept to, if both whirlpools lie there and are free but for it. */
function sweepExit(context: Context, node: Node, worker: Worker): number | undefined {
  const owner = ownerOf('charybdis', context.powers);
  const [a, b] = owner === undefined ? [] : (node.states[owner].whirlpools ?? []);
  if (a === undefined || b === undefined) return undefined;
  const exit = worker.square === a ? b : worker.square === b ? a : undefined;
  return exit !== undefined && isFree(node, exit) ? exit : undefined;
}

/** Harpies (38): forced on in the direction of the step until the next space is higher or blocked. */
function slide(context: Context, node: Node, worker: Worker, direction: number): void {
  if (context.passive !== 'harpies') return;
  for (;;) {
    const next = onward(worker.square, direction);
    if (next === undefined || !isFree(node, next)) return;
    if (heightAt(node, next) > heightAt(node, worker.square)) return;
    worker.square = next;
    if (abyssTakes(node, worker)) return;
  }
}

function remember(context: Context, node: Node, worker: Worker): void {
  const { memory } = node;
  if (memory.steps === 0) memory.origin = worker.square;
  if (context.active === 'atalanta' && memory.steps > 0) spend(context, node);
  memory.steps = Math.min(memory.steps + 1, 2);
  memory.mover = worker.id;
  memory.phase = 'moved';
  insert(memory.moved, worker.id);
}

function spend(context: Context, node: Node): void {
  node.states[context.me].used = true;
  node.memory.hero = true;
}

function applyMove(context: Context, node: Node, step: MoveStep): Node[] {
  const next = copyNode(node);
  const worker = workerById(next, step.worker);
  const from = worker.square;
  const direction = directionOf(from, step.to);
  const first = node.memory.steps === 0;
  const occupant = workerAt(next, step.to);
  if (occupant) {
    const refuge =
      context.active === 'apollo' ? from : context.active === 'minotaur' ? pushTarget(next, from, step.to) : undefined;
    if (refuge === undefined) return [cut(node)];
    occupant.square = refuge;
  }
  remember(context, next, worker);
  worker.square = step.to;
  if (occupant && abyssTakes(next, occupant)) return [next];

  if (!arrive(context, next, worker, heightAt(next, from), direction, first)) return [];
  if (next.winner !== undefined) return [next];
  const exit = sweepExit(context, next, worker);
  if (exit !== undefined) {
    worker.square = exit;
    if (!arrive(context, next, worker, heightAt(next, step.to), direction, first)) return [];
    if (next.winner !== undefined) return [next];
  }
  next.memory.rim = onPerimeter(worker.square);
  slide(context, next, worker, direction);
  return [next];
}

function removeToken(node: Node, square: number): void {
  for (const state of node.states) {
    if (state.whirlpools) state.whirlpools = state.whirlpools.filter((token) => token !== square);
  }
}

/** Puts the piece on the board; true if it was a dome. */
function put(node: Node, at: number, dome: boolean): boolean {
  const height = heightAt(node, at);
  removeToken(node, at);
  if (!dome && height < 3) {
    node.heights[at] = height + 1;
    return false;
  }
  node.domes[at] = true;
  node.memory.domed = true;
  if (height === 3) node.memory.towered = true;
  return true;
}

/** Gaea (35): after a dome she passes, or places a spare worker on free ground beside it. */
function gaeaAnswers(context: Context, node: Node, dome: number): Node[] {
  const { gaea } = context;
  const reserve = gaea === undefined ? 0 : (node.states[gaea].reserve ?? 0);
  if (gaea === undefined || reserve === 0 || node.blind) return [node];
  const grounds = neighboursOf(dome).filter((square) => heightAt(node, square) === 0 && isFree(node, square));
  const placings = grounds.map((square) => {
    const next = copyNode(node);
    const id = Math.max(-1, ...next.workers.map((worker) => worker.id)) + 1;
    const worker: Worker = { id, owner: gaea, square, sex: 'n' };
    next.workers.push(worker);
    next.states[gaea].reserve = reserve - 1;
    abyssTakes(next, worker);
    return next;
  });
  return [node, ...placings];
}

function applyBuild(context: Context, node: Node, step: Extract<Step, { kind: 'build' }>): Node[] {
  if (workerAt(node, step.at)) return [cut(node)];
  const next = copyNode(node);
  const { memory } = next;
  const isDome = put(next, step.at, step.dome);
  if (memory.phase === 'start' && context.active === 'prometheus') {
    memory.early = step.worker;
  } else {
    if (memory.built.length === 0) memory.firstBuild = step.at;
    memory.built.push(step.worker);
    memory.phase = 'built';
  }
  return isDome ? gaeaAnswers(context, next, step.at) : [next];
}

function applyCrown(context: Context, node: Node, at: number): Node[] {
  if (workerAt(node, at)) return [cut(node)];
  const next = copyNode(node);
  put(next, at, true);
  spend(context, next);
  next.memory.phase = 'domes';
  return gaeaAnswers(context, next, at);
}

/** Odysseus' and Siren's forces: no move, so only the Abyss takes notice. */
function applyForce(context: Context, node: Node, step: Extract<Step, { kind: 'corner' | 'sing' }>): Node[] {
  const next = copyNode(node);
  const victim = workerById(next, step.worker);
  victim.square = step.to;
  insert(next.memory.forced, victim.id);
  if (step.kind === 'corner') spend(context, next);
  else next.memory.phase = 'sung';
  abyssTakes(next, victim);
  return [next];
}

function applyDrop(context: Context, node: Node, ids: readonly number[]): Node {
  const next = copyNode(node);
  for (const id of ids) {
    const { square } = workerById(next, id);
    removeToken(next, square);
    next.heights[square] = heightAt(next, square) - 1;
  }
  spend(context, next);
  return done(next);
}

function done(node: Node): Node {
  const next = copyNode(node);
  next.memory.phase = 'done';
  return next;
}

function applyMark(context: Context, node: Node, id: number): Node {
  const next = copyNode(node);
  next.states[context.me].mark = workerById(next, id).square;
  spend(context, next);
  return done(next);
}

function applyToken(context: Context, node: Node, at: number): Node {
  if (workerAt(node, at)) return cut(node);
  const next = copyNode(node);
  const owner = ownerOf('charybdis', context.powers);
  if (owner !== undefined)
    next.states[owner].whirlpools = [...(next.states[owner].whirlpools ?? []), at].sort((a, b) => a - b);
  return done(next);
}

function applyWind(context: Context, node: Node, to: number): Node {
  const next = copyNode(node);
  const owner = ownerOf('aeolus', context.powers);
  if (owner !== undefined) next.states[owner].wind = to;
  return done(next);
}

/** The nodes a step leads to: none if a sweep bars it, several if Gaea has a choice. */
export function apply(context: Context, node: Node, step: Step): Node[] {
  switch (step.kind) {
    case 'end':
      return [done(node)];
    case 'move':
      return applyMove(context, node, step);
    case 'build':
      return applyBuild(context, node, step);
    case 'crown':
      return applyCrown(context, node, step.at);
    case 'corner':
    case 'sing':
      return applyForce(context, node, step);
    case 'drop':
      return [applyDrop(context, node, step.workers)];
    case 'mark':
      return [applyMark(context, node, step.worker)];
    case 'token':
      return [applyToken(context, node, step.at)];
    case 'wind':
      return [applyWind(context, node, step.to)];
  }
}
