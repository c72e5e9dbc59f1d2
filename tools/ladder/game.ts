import { FULL_STRENGTH, questionOf, think } from '@oia/engine';
import type { NetWeights } from '@oia/engine/node';
import { type Game, pickOne, type Random, type Step } from '@oia/rules';
import { afterStep, afterSteps } from '../played-steps.ts';
import type { Contestant, TopLimit } from './rungs.ts';
import { scriptedSteps } from './scripted-player.ts';

/** Safety limit for levels that count nodes: only a power with thousands of turns can reach it. */
const TURN_BUDGET_MS = 5_000;
/** A game that is not over after this many decisions is a draw. */
const MAX_DECISIONS = 600;

export interface Conditions {
  readonly top: TopLimit;
  readonly net: NetWeights | undefined;
}

/** Plays one game from an opening; the points of the player at seat 0. */
export function pointsOfFirst(
  opening: Game,
  players: readonly [Contestant, Contestant],
  conditions: Conditions,
  random: Random,
): number {
  let game = opening;
  for (let i = 0; i < MAX_DECISIONS && !game.outcome; i++) {
    const { actor } = game;
    if (actor === undefined) game = afterStep(game, pickOne(random, game.legalSteps()));
    else game = afterSteps(game, stepsOf(players[actor as 0 | 1], game, actor, conditions, random));
  }
  const winner = game.outcome?.winner;
  return winner === undefined ? 0.5 : winner === 0 ? 1 : 0;
}

function stepsOf(
  contestant: Contestant,
  game: Game,
  seat: number,
  { top, net }: Conditions,
  random: Random,
): readonly Step[] {
  if (contestant === 'scripted') return scriptedSteps(game, seat, random);
  const seed = Math.floor(random() * 2 ** 31);
  const limit = contestant === FULL_STRENGTH ? top : { budget: TURN_BUDGET_MS };
  const thought = think({ ...questionOf(game, seat, { level: contestant, seed }), ...limit }, { net });
  if (!thought.ok) throw new Error(`level ${contestant} has no answer: ${JSON.stringify(thought.error)}`);
  return thought.value.steps;
}
