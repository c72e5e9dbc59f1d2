import type { Turn } from '@oia/learning/solver';
import { heightAt, type Match, type Position, workersOf } from '@oia/rules';
import type { Evaluator } from '../../packages/engine/src/evaluation/evaluator.ts';
import { Threats } from '../../packages/engine/src/search/threats.ts';

/** The number of turns that tempt because they look best at a glance. */
const BEST_LOOKING = 4;

const sumOfHeights = (p: Position, side: number): number =>
  workersOf(p, side).reduce((sum, square) => sum + heightAt(p, square), 0);

/** Ranks the turns that a player would try first: those that climb, that threaten to win, that look good without looking ahead. */
export class Temptation {
  readonly #threats: Threats;
  readonly #evaluator: Evaluator;

  constructor(match: Match, evaluator: Evaluator) {
    this.#threats = new Threats(match, false);
    this.#evaluator = evaluator;
  }

  climbs(before: Position, { result }: Turn, side: number): boolean {
    return sumOfHeights(result, side) > sumOfHeights(before, side);
  }

  threatens({ result }: Turn): boolean {
    return this.#threats.isThreatened(result);
  }

  /** How many of these turns are tempting. */
  count(before: Position, turns: readonly Turn[], side: number): number {
    const scored = turns.map((turn) => ({ turn, score: this.#evaluator.evaluate(turn.result, side) }));
    const best = new Set(
      scored
        .sort((a, b) => b.score - a.score)
        .slice(0, BEST_LOOKING)
        .map(({ turn }) => turn),
    );
    return turns.filter((turn) => best.has(turn) || this.climbs(before, turn, side) || this.threatens(turn)).length;
  }
}
