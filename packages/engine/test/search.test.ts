import {
  Game,
  isOut,
  isOver,
  isRefused,
  type Match,
  POWER_LIST,
  type Position,
  pickOne,
  type Random,
  Referee,
  seededRandom,
  shuffled,
  TurnWalker,
} from '@oia/rules';
import { ACTIVE, copyOf, STAGE, START } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { evaluate, verdict } from '../src/evaluation.ts';
import { WIN } from '../src/search/score.ts';
import { Search } from '../src/search/search.ts';
import { Timer } from '../src/timer.ts';
import { newGame } from './table.ts';

/** Plain minimax to a fixed depth, as slow and simple as can be: what a search without pruning has to find. */
class Minimax {
  readonly #match: Match;
  readonly #side: number;
  readonly #referee: Referee;
  /** The most turns of any position it looked at. */
  turns = 0;

  constructor(match: Match, side: number) {
    this.#match = match;
    this.#side = side;
    this.#referee = new Referee(match);
  }

  value(p: Position, depth: number, ply = 1): number {
    if (isOver(p)) return verdict(p, this.#side, ply);
    if (isOut(p, this.#side)) return ply - WIN;
    if (depth === 0) return evaluate(this.#match, p, this.#side, false);
    const results: Position[] = [];
    new TurnWalker(this.#referee).walk(p, (result) => results.push(copyOf(result)));
    if (results.length === 0) return this.#withoutTurn(p, depth, ply);
    this.turns = Math.max(this.turns, results.length);
    const values = results.map((result) => this.value(result, depth - 1, ply + 1));
    const isOwn = this.#match.sideOf(p[ACTIVE] as number) === this.#side;
    return isOwn ? Math.max(...values) : Math.min(...values);
  }

  #withoutTurn(p: Position, depth: number, ply: number): number {
    const next = copyOf(p);
    this.#referee.resume(next);
    return this.value(next, depth, ply);
  }
}

/** Chance is a mean over a sample, and too many turns are sampled too: both are left out here. */
const IDS = POWER_LIST.filter(({ deck, hidden }) => !deck && !hidden).map(({ id }) => id);
const MOST_TURNS = 120;
const MOST_ANSWERS = 2000;

function turnsOf(game: Game): number {
  let turns = 0;
  new TurnWalker(game.referee).walk(game.position, () => ++turns <= MOST_TURNS);
  return turns;
}

/** A position of a random game that has few turns, so that plain minimax can look two turns ahead. */
function randomGame(random: Random, players: 2 | 3 | 4): Game | undefined {
  const ids = shuffled(
    random,
    POWER_LIST.filter((power) => IDS.includes(power.id) && power.players.includes(players)),
  );
  const [a, b, c, d] = ids.map(({ id }) => id);
  const powers = [a, b, c, d].slice(0, players) as string[];
  if (players === 2 && isRefused(powers[0] as string, powers[1] as string)) return undefined;
  const made = Game.create({ players, powers, override: true });
  let game = made.ok ? made.value : newGame({ players: 2 });
  const length = 10 + Math.floor(random() * 70);
  for (let i = 0; i < length || game.position[STAGE] !== START; i++) {
    const steps = game.legalSteps();
    if (game.outcome || steps.length === 0) return undefined;
    const next = game.play(pickOne(random, steps));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return turnsOf(game) <= MOST_TURNS ? game : undefined;
}

const anyTime = (): Timer => new Timer(() => 0, { budget: 1 });

describe('a search without pruning finds what plain minimax finds', () => {
  test.each([
    [2, 1000],
    [3, 150],
    [4, 150],
  ] as const)('%i players', { timeout: 600_000 }, (players, wanted) => {
    const random = seededRandom(players);
    const met = new Set<string>();
    for (let i = 0; i < wanted; ) {
      const game = randomGame(random, players);
      if (!game) continue;
      const { match, position } = game;
      const side = match.sideOf(position[ACTIVE] as number);
      const depth = 1 + (i % 2);
      const minimax = new Minimax(match, side);
      const expected = minimax.value(position, depth);
      if (minimax.turns > MOST_ANSWERS) continue;
      i++;
      for (const { power } of match.cards) met.add(power.id);
      const search = new Search(match, side, anyTime(), { isExhaustive: true });
      expect(search.value(position, depth), game.view(0).join()).toBe(expected);
    }
    if (players === 2) expect(met.size).toBe(IDS.length);
  });
});
