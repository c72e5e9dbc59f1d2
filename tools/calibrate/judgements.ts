import { FULL_STRENGTH, questionOf, think } from '@oia/engine';
import type { NetWeights } from '@oia/engine/node';
import { type Game, pickOne, type Random } from '@oia/rules';
import { afterStep, afterSteps } from '../played-steps.ts';

/** The chance that the computer saw before a turn, and the result for the side to move: 1 won, 0 lost, a half drawn. */
export interface Judgement {
  /** Which game it belongs to: judgements of one game are right or wrong together. */
  readonly game: number;
  readonly predicted: number;
  readonly result: number;
}

/** Beyond this the search has seen the end of the game, which is no estimate. */
const ALMOST_CERTAIN = 0.99;
/** A game that is not over after this many decisions is a draw. */
const MAX_DECISIONS = 600;

export interface Conditions {
  readonly nodes: number;
  readonly net: NetWeights | undefined;
}

/** Plays a game at full strength against itself; the predictions before each turn, with the result. */
export function judgementsOf(opening: Game, number: number, conditions: Conditions, random: Random): Judgement[] {
  const said: { readonly side: number; readonly predicted: number }[] = [];
  let game = opening;
  for (let i = 0; i < MAX_DECISIONS && !game.outcome; i++) {
    const { actor, match } = game;
    if (actor === undefined) {
      game = afterStep(game, pickOne(random, game.legalSteps()));
      continue;
    }
    const { steps, value } = thoughtOf(game, actor, conditions, random);
    const predicted = (value + 1) / 2;
    if (predicted < ALMOST_CERTAIN && predicted > 1 - ALMOST_CERTAIN)
      said.push({ side: match.sideOf(actor), predicted });
    game = afterSteps(game, steps);
  }
  const winner = game.outcome?.winner;
  return said.map(({ side, predicted }) => ({
    game: number,
    predicted,
    result: winner === undefined ? 0.5 : winner === side ? 1 : 0,
  }));
}

function thoughtOf(game: Game, seat: number, { nodes, net }: Conditions, random: Random) {
  const seed = Math.floor(random() * 2 ** 31);
  const question = questionOf(game, seat, { level: FULL_STRENGTH, seed, budget: Number.POSITIVE_INFINITY });
  const thought = think({ ...question, nodes }, { net });
  if (!thought.ok) throw new Error(`no thought: ${JSON.stringify(thought.error)}`);
  return thought.value;
}
