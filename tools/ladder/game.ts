import { FULL_STRENGTH, questionOf, think } from '@oia/engine';
import type { NetWeights } from '@oia/engine/node';
import { type Game, pickOne, type Random, type Step } from '@oia/rules';
import { afterStep, afterSteps } from '../played-steps.ts';
import type { Contestant, TopLimit } from './rungs.ts';
import { scriptedSteps } from './scripted-player.ts';

/** Milliseconds: no level that counts nodes takes so long, unless a power has thousands of turns. */
const TURN_BUDGET_MS = 5_000;
/** A game without an end by then is a draw. */
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
