import {
  ahead,
  count,
  directionOf,
  has,
  layout,
  type Mask,
  NONE,
  type Square,
  sidesOf,
  squareName,
  squaresOf,
} from '@oia/rules';
import type { Consequence } from '@oia/texts';
import type { Change } from './change.ts';
import { intAt } from './positions.ts';

/** Workers that are elsewhere than the step alone put them, and blocks that grew. */
export const workerConsequences = (change: Change): Consequence[] => [
  ...sidesOf(change.match)
    .filter((side) => isSeen(change, side))
    .flatMap((side) => sideConsequences(change, side)),
  ...growth(change),
  ...lostMark(change),
];

const isSeen = ({ before, left }: Change, side: number): boolean =>
  !has(intAt(before, layout.VEIL), side) && !has(left, side);

function sideConsequences(change: Change, side: number): Consequence[] {
  const { expected, after, ownerOf } = change;
  const [was, is] = [intAt(expected, layout.WORKERS + side), intAt(after, layout.WORKERS + side)];
  const gone = squaresOf(was & ~is);
  const moved = squaresOf(is & ~was).map((to, i) => [gone[i] ?? to, to] as const);
  const player = ownerOf(side);
  return [
    ...moved.flatMap(([from, to]) => travels(change, side, from, to)),
    ...gone.slice(moved.length).map((square) => loss(change, player, square)),
  ];
}

const loss = (change: Change, player: string, square: Square): Consequence => ({
  code: has(grown(change), square) ? 'petrified' : 'removed',
  player,
  square: squareName(square),
});

/** Where a worker went: who moved was carried on from where the step ended, others gave way. */
function travels(change: Change, side: number, from: Square, to: Square): Consequence[] {
  const { step, before } = change;
  const player = change.ownerOf(side);
  const wasThere = has(intAt(before, layout.WORKERS + side), from);
  const told = (code: 'moved' | 'swept' | 'slid', a: Square, b: Square): Consequence[] =>
    a === b ? [] : [{ code, player, from: squareName(a), to: squareName(b) }];
  if (step.kind !== 'move' || step.to !== from || wasThere) return told('moved', from, to);
  const exit = isAhead(from, to, directionOf(step.from, step.to)) ? NONE : exitOf(change, from);
  return exit === NONE ? told('slid', from, to) : [...told('swept', from, exit), ...told('slid', exit, to)];
}

function isAhead(from: Square, to: Square, direction: number): boolean {
  for (let at = ahead(from, direction); at !== NONE; at = ahead(at, direction)) if (at === to) return true;
  return false;
}

/** Where the whirlpool on a square leads to. */
function exitOf({ match, before }: Change, from: Square): Square {
  const pools = match.cards.filter(({ power }) => power.sweeps).map(({ data }) => intAt(before, data));
  const exits = pools.filter((mask) => has(mask, from)).flatMap((mask) => squaresOf(mask));
  return exits.find((exit) => exit !== from) ?? NONE;
}

const BLOCKS = [layout.H1, layout.H2, layout.H3] as const;

/** Squares that are higher than the step alone made them. */
const grown = ({ expected, after }: Change): Mask =>
  BLOCKS.reduce<Mask>((mask, level) => mask | (intAt(after, level) & ~intAt(expected, level)), 0);

/** Blocks without a worker that turned into them: it was hidden. */
const growth = (change: Change): Consequence[] =>
  squaresOf(grown(change) & ~layout.workersOn(change.expected)).map((square) => ({
    code: 'grew',
    square: squareName(square),
    level: layout.heightAt(change.after, square),
  }));

/** A mark that goes with its worker is no loss of its own. */
function lostMark({ before, after }: Change): Consequence[] {
  const isLost = intAt(before, layout.MARKED) !== 0 && intAt(after, layout.MARKED) === 0;
  return isLost && count(layout.workersOn(before)) === count(layout.workersOn(after)) ? [{ code: 'unmarked' }] : [];
}
