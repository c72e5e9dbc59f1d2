import { type MatchOptions, type Power, pickOne, type Random } from '@oia/rules';
import { bareGame, crowdGame, FLEECE_POWERS, fleeceGame, pairGame } from '../../packages/rules/test/fuzz/matchups.ts';
import { type Effort, playRandomGame } from '../../packages/rules/test/fuzz/random-game.ts';
import { checkRecord } from '../../packages/rules/test/fuzz/record-check.ts';

/** What one worker has seen. */
export interface Tally {
  games: number;
  steps: number;
  turns: number;
  /** Games of each kind: pairs, three, teams, fleece, bare. */
  modes: Record<string, number>;
  /** "power kind" of each step taken, with how often. */
  kinds: Record<string, number>;
  /** Games of each ordered pair. */
  pairs: Record<string, number>;
  violations: string[];
}

export const newTally = (): Tally => ({
  games: 0,
  steps: 0,
  turns: 0,
  modes: {},
  kinds: {},
  pairs: {},
  violations: [],
});

const EFFORT: Effort = { completable: 0.005, turns: 0.01 };

export function playInto(tally: Tally, mode: string, options: MatchOptions, random: Random): void {
  try {
    const { game, steps, turns, kinds } = playRandomGame(options, random, EFFORT);
    checkRecord(game);
    tally.games++;
    tally.steps += steps;
    tally.turns += turns;
    tally.modes[mode] = (tally.modes[mode] ?? 0) + 1;
    for (const kind of kinds) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
  } catch (error) {
    tally.violations.push(
      `${mode} ${JSON.stringify(options)}\n${error instanceof Error ? (error.stack ?? error.message) : error}`,
    );
  }
}

export function playPair(tally: Tally, pair: readonly [Power, Power], random: Random): void {
  const key = pair.map(({ id }) => id).join('-');
  tally.pairs[key] = (tally.pairs[key] ?? 0) + 1;
  playInto(tally, 'pairs', pairGame(pair, random), random);
}

/** One game of each other mode. */
export function playOthers(tally: Tally, random: Random): void {
  playInto(tally, 'three', crowdGame(3, random), random);
  playInto(tally, 'teams', crowdGame(4, random), random);
  playInto(tally, 'fleece', fleeceGame(random, pickOne(random, FLEECE_POWERS)), random);
  if (random() < 0.1) playInto(tally, 'bare', bareGame(random), random);
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.steps += part.steps;
  sum.turns += part.turns;
  sum.violations.push(...part.violations);
  for (const key of ['modes', 'kinds', 'pairs'] as const) {
    for (const [name, n] of Object.entries(part[key])) sum[key][name] = (sum[key][name] ?? 0) + n;
  }
}
