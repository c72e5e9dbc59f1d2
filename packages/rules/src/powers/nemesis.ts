import { BLOCKED, MEMO, type Position, WORKERS } from '../position.ts';
import { OPEN_ACT, OPEN_END, type Power } from '../power.ts';
import { bit, count, lowest, type Mask, NONE, nearAny } from '../squares.ts';
import { kindOf, pack, type StepList, stepA, stepB, stepC, stepD, stepE, TRADE } from '../steps.ts';

/** Her workers go to the two squares of `theirs` in either order, and the opponents to hers in either order (41.5). */
function pushPairs(mine: Mask, theirs: Mask, steps: StepList): void {
  const a = lowest(mine);
  const c = lowest(mine & (mine - 1));
  const b = lowest(theirs);
  const d = lowest(theirs & (theirs - 1));
  for (let cross = 0; cross < 2; cross++) {
    steps.push(pack(TRADE, a, b, c, d, cross));
    steps.push(pack(TRADE, a, d, c, b, cross));
  }
}

function pushSingles(mine: Mask, theirs: Mask, steps: StepList): void {
  for (let own = mine; own !== 0; own &= own - 1) {
    for (let rest = theirs; rest !== 0; rest &= rest - 1) steps.push(pack(TRADE, lowest(own), lowest(rest)));
  }
}

/** As many pairs as possible (41.1, 41.2). She never has more than two workers, opponents may have more. */
function pushTrades(mine: Mask, theirs: Mask, steps: StepList): void {
  if (count(mine) < 2 || count(theirs) < 2) {
    pushSingles(mine, theirs, steps);
    return;
  }
  for (let first = theirs; first !== 0; first &= first - 1) {
    for (let rest = first & (first - 1); rest !== 0; rest &= rest - 1) {
      pushPairs(mine, bit(lowest(first)) | bit(lowest(rest)), steps);
    }
  }
}

/** Workers of one side that can be targeted: not those on a space that counts as a dome. */
const workersOf = (p: Position, side: number): Mask => p[WORKERS + side] & ~p[BLOCKED];

export const nemesis = {
  id: 'nemesis',
  number: 41,
  set: 'fleece',
  players: [2, 3, 4],
  fleece: false,
  /** MEMO is not empty after a trade: only one opponent per turn (41.12). */
  open: (p, _me, base) => (base & OPEN_END && p[MEMO] === 0 ? base | OPEN_ACT : base),
  acts(p, me, steps) {
    const mine = p[WORKERS + me.side];
    const near = nearAny(mine);
    for (let side = 0; side < 3; side++) {
      const theirs = workersOf(p, side);
      if (side !== me.side && (theirs & near) === 0) pushTrades(mine, theirs, steps);
    }
  },
  act(p, _me, step, effects) {
    if (kindOf(step) !== TRADE) return;
    const a = stepA(step);
    const b = stepB(step);
    const c = stepC(step);
    const d = stepD(step);
    p[MEMO] = bit(b);
    if (stepE(step) === 1) return effects.rotate(p, a, b, c, d);
    effects.exchange(p, a, b);
    if (c !== NONE) effects.exchange(p, c, d);
  },
  course: {
    winsByMoving: true,
    ends: 'act',
    actsIgnorePiece: true,
  },
} satisfies Power as Power;
