import type { Match, Position } from '@oia/rules';
import { ACTIVE, OUT } from '@oia/rules/layout';
import type { Evaluator } from '../evaluator.ts';
import { Features, stageOf } from './features.ts';
import { type Forward, plainForward, simdForward } from './forward.ts';
import { MatchViews } from './match-views.ts';
import { HIDDEN_ONE, type NetWeights, OUTPUT_ONE, SCALE } from './weights.ts';

const FORWARDS = new WeakMap<NetWeights, Forward>();

/** The fastest forward pass of a net that this machine can do; made once for each net. */
function forwardOf(net: NetWeights): Forward {
  const forward = FORWARDS.get(net) ?? simdForward(net) ?? plainForward(net);
  FORWARDS.set(net, forward);
  return forward;
}

/** Judges positions of one match by a net. */
export class NetEvaluator implements Evaluator {
  readonly scale = SCALE;
  readonly #match: Match;
  readonly #net: NetWeights;
  readonly #features: Features;
  readonly #forward: Forward;
  readonly #views: MatchViews;

  constructor(match: Match, net: NetWeights, forward: Forward = forwardOf(net)) {
    this.#match = match;
    this.#net = net;
    this.#forward = forward;
    this.#features = new Features(match, forward.inputs);
    this.#views = new MatchViews(match, net, forward);
  }

  evaluate(p: Position, side: number): number {
    const active = this.#match.sideOf(p[ACTIVE] as number);
    if (active !== side) return -this.#against(p, active, side);
    return this.#match.sides === 2 ? this.#against(p, active, 1 - side) : this.#againstWorst(p, side);
  }

  /** With three players: the worst result of the side to move against any opponent. */
  #againstWorst(p: Position, us: number): number {
    let worst = Number.POSITIVE_INFINITY;
    for (let side = 0; side < this.#match.sides; side++) {
      const isOut = (((p[OUT] as number) >> side) & 1) !== 0;
      if (side !== us && !isOut) worst = Math.min(worst, this.#against(p, us, side));
    }
    return worst;
  }

  /** The score of the side to move against another. */
  #against(p: Position, us: number, them: number): number {
    const { firstRow, biasRow, outputRow } = this.#views.of(us, them);
    const stage = stageOf(p);
    const total = this.#forward.forward(this.#features.read(p, them), firstRow, biasRow, outputRow + stage);
    const output = total / HIDDEN_ONE + (this.#net.outputBiases[stage] as number);
    return Math.round((output * SCALE) / (HIDDEN_ONE * OUTPUT_ONE));
  }
}
