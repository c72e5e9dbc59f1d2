// Complete legal turns by exhaustive search. A step is legal if it lies on a complete legal turn of the
// public projection (Z1, Z2, Z3); it is then carried out on the truth, and legality is asked again.

import { apply } from './apply.ts';
import type { Step } from './candidates.ts';
import { candidates } from './candidates.ts';
import { canonical } from './canonical.ts';
import type { Context, Node } from './node.ts';
import { begin, besideAny, copyState, keyOf, publicOf, workersOf } from './node.ts';
import type { RefPosition, RefSeat, Side } from './types.ts';

/** The goal of a completion: anything legal, honour the duty, or honour it without the hero power (Z26). */
type Demand = 'any' | 'dutiful' | 'dutiful without hero';

function honoursDuty(context: Context, node: Node): boolean {
  if (context.duty === 'climb') return node.memory.climbed;
  if (context.duty === 'none') return true;
  const marked = node.workers.find((worker) => worker.id === context.marked);
  return marked !== undefined && besideAny(marked.square, workersOf(node, context.foe));
}

function isOver(node: Node): boolean {
  return node.winner !== undefined || node.memory.phase === 'done' || node.memory.phase === 'cut';
}

/** Asks whether public nodes can be completed; remembers its answers for the one turn it serves. */
class Completions {
  private readonly known = new Map<string, boolean>();
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  exists(node: Node, demand: Demand): boolean {
    const visited = new Set<string>();
    const found = this.search(node, demand, visited);
    // A search that failed has seen everything that can be reached from what it visited.
    if (!found) for (const key of visited) this.known.set(key, false);
    return found;
  }

  private search(node: Node, demand: Demand, visited: Set<string>): boolean {
    if (demand === 'dutiful without hero' && node.memory.hero) return false;
    if (isOver(node)) return this.isLegalEnd(node, demand);
    const key = `${demand} ${keyOf(node)}`;
    const answer = this.known.get(key);
    if (answer !== undefined) return answer;
    if (visited.has(key)) return false;
    visited.add(key);
    const found = candidates(this.context, node).some((step) =>
      apply(this.context, node, step).some((next) => this.search(next, demand, visited)),
    );
    if (found) this.known.set(key, true);
    return found;
  }

  private isLegalEnd(node: Node, demand: Demand): boolean {
    if (node.memory.strays.length > 0) return false;
    return demand === 'any' || honoursDuty(this.context, node);
  }
}

/** The legal steps at a true node: those that lie on a complete legal turn as far as the players can know. */
function legalSteps(context: Context, completions: Completions, node: Node, demand: Demand): Step[] {
  const known = publicOf(context, node);
  return candidates(context, known).filter((step) =>
    apply(context, known, step).some((next) => completions.exists(next, demand)),
  );
}

function demandOf(context: Context, completions: Completions, node: Node): Demand {
  if (context.duty === 'none') return 'any';
  return completions.exists(publicOf(context, node), 'dutiful without hero') ? 'dutiful' : 'any';
}

function seatAfter(p: RefPosition, node: Node, side: Side): RefSeat {
  const workers = workersOf(node, side)
    .map(({ square, sex }) => ({ square, sex }))
    .sort((a, b) => a.square - b.square);
  return { power: p.seats[side].power, workers, state: copyState(node.states[side]) };
}

function boardAfter(p: RefPosition, node: Node): RefPosition {
  return {
    heights: [...node.heights],
    domes: [...node.domes],
    seats: [seatAfter(p, node, 0), seatAfter(p, node, 1)],
    toMove: p.toMove,
    climbed: [...p.climbed],
  };
}

/** The game is over: the board and the cards of that moment; a pending mark goes with its worker (Z31). */
function finished(context: Context, p: RefPosition, node: Node, winner: Side): RefPosition {
  const result: RefPosition = { ...boardAfter(p, node), winner };
  const marked = node.workers.find((worker) => worker.id === context.marked);
  if (marked) result.seats[context.foe].state.mark = marked.square;
  return result;
}

/** Can the additional turn of this position be played at all (Z17)? */
export function additionalPlayable(p: RefPosition): boolean {
  const { context, node } = begin({ ...p, additional: true });
  const completions = new Completions(context);
  return legalSteps(context, completions, node, demandOf(context, completions, node)).length > 0;
}

/** The turn is over and the game goes on. */
function handedOver(context: Context, p: RefPosition, node: Node): RefPosition {
  const result = boardAfter(p, node);
  result.toMove = context.foe;
  // A driven worker is not one of the holder's workers, so an additional turn never records a climb (18.15).
  result.climbed[context.me] = node.memory.climbed && !context.driven;
  delete result.seats[context.foe].state.mark;
  if (node.memory.domed && context.powers.includes('chaos')) result.drawPending = true;
  const earned = context.earns && node.memory.towered && node.memory.phase !== 'cut';
  const again: RefPosition = { ...result, toMove: context.me, additional: true };
  // A draw comes first (14.3), so whether the turn can be played is asked after it.
  return earned && (result.drawPending === true || additionalPlayable(again)) ? again : result;
}

/** After Gaea's answer nothing is left: the builder loses (35.8). After an unseen worker: the turn ends (Z33). */
function withoutWay(context: Context, p: RefPosition, node: Node): RefPosition {
  if (context.gaea !== undefined && context.gaea !== context.me) return finished(context, p, node, context.gaea);
  if (context.powers[context.foe] === 'hecate') {
    return handedOver(context, p, { ...node, memory: { ...node.memory, phase: 'cut' } });
  }
  throw new Error(`dead end in a legal turn: ${keyOf(node)}`);
}

function declined(p: RefPosition): RefPosition {
  const result: RefPosition = { ...p, toMove: p.toMove === 0 ? 1 : 0 };
  delete result.additional;
  return result;
}

export function referenceTurns(p: RefPosition): { lost: boolean; results: RefPosition[] } {
  if (p.winner !== undefined) return { lost: false, results: [] };
  const { context, node: root } = begin(p);
  const completions = new Completions(context);
  const results = new Map<string, RefPosition>();
  const add = (result: RefPosition): void => void results.set(canonical(result), result);

  const visited = new Set<string>();
  const walk = (node: Node, demand: Demand): void => {
    const key = keyOf(node);
    if (visited.has(key)) return;
    visited.add(key);
    if (node.winner !== undefined) return add(finished(context, p, node, node.winner));
    if (isOver(node)) return add(handedOver(context, p, node));
    const steps = legalSteps(context, completions, node, demand);
    if (steps.length === 0 && node !== root) return add(withoutWay(context, p, node));
    for (const step of steps) {
      const nexts = apply(context, node, step);
      if (nexts.length === 0) throw new Error(`legal in public, barred in truth: ${JSON.stringify(step)}`);
      for (const next of nexts) walk(next, demand);
    }
  };

  walk(root, demandOf(context, completions, root));
  if (p.additional === true) add(declined(p));
  return { lost: results.size === 0, results: [...results.values()] };
}
