import { type MatchOptions, type MatchPosition, type Power, pickOne, positionText, type Random } from '@oia/rules';
import { checkRecord } from '../../packages/rules/test/fuzz/invariants.ts';
import {
  allFleeceHeroes,
  bareGame,
  composedGame,
  crowdGame,
  FLEECE_POWERS,
  type FleeceHeroes,
  fleeceGame,
  fleeceHeroesGame,
  gameWith,
  pairGame,
} from '../../packages/rules/test/fuzz/matchups.ts';
import {
  type Effort,
  inspectPosition,
  type Played,
  playComposed,
  playRandomGame,
} from '../../packages/rules/test/fuzz/random-game.ts';

/** The counts of one worker thread. */
export interface Tally {
  games: number;
  steps: number;
  turns: number;
  /** Games of each kind: pairs, three, teams, fleece, bare, named, games from composed positions, positions of rulings. */
  modes: Record<string, number>;
  /** Number of steps by "power kind". */
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

const EFFORT: Effort = { completable: 0.005, turns: 0.01, middles: 0.005, mostTurns: 400 };

/** Composed positions are played for a few steps, with more checks each. */
const CLOSE: Effort = { completable: 0.05, turns: 0.7, middles: 0.6, mostTurns: 1500 };
const COMPOSED_STEPS = 8;

/** Runs something that may violate an invariant; `about` identifies its input. */
function attempt(tally: Tally, mode: string, about: string, run: () => void): void {
  try {
    run();
    tally.modes[mode] = (tally.modes[mode] ?? 0) + 1;
  } catch (error) {
    tally.violations.push(`${mode} ${about}\n${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}

function playInto(tally: Tally, mode: string, options: MatchOptions, play: () => Played): void {
  attempt(tally, mode, JSON.stringify(options), () => {
    const { game, steps, turns, kinds } = play();
    checkRecord(game);
    tally.games++;
    tally.steps += steps;
    tally.turns += turns;
    for (const kind of kinds) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
  });
}

export function playPair(tally: Tally, pair: readonly [Power, Power], random: Random): void {
  const key = pair.map(({ id }) => id).join('-');
  tally.pairs[key] = (tally.pairs[key] ?? 0) + 1;
  playGame(tally, 'pairs', pairGame(pair, random), random);
}

function playGame(tally: Tally, mode: string, options: MatchOptions, random: Random): void {
  playInto(tally, mode, options, () => playRandomGame(options, random, EFFORT));
}

/** Runs all checks on a position from a ruling. */
export function inspectInto(tally: Tally, placed: MatchPosition): void {
  attempt(tally, 'rulings', positionText(placed), () => inspectPosition(placed, CLOSE.mostTurns));
}

/** Some steps from a composed position of any mode, of those with the power named. */
export function playFromComposed(tally: Tally, random: Random, named?: Power): void {
  const options = composedGame(random, named);
  playInto(tally, 'composed', options, () => playComposed(options, random, CLOSE, COMPOSED_STEPS));
}

/** A game with heroes beside the Ram. */
export function playFleeceHeroes(tally: Tally, random: Random, table: FleeceHeroes): void {
  playGame(tally, 'fleece with heroes', fleeceHeroesGame(random, table), random);
}

/** One game of each other mode, or one in any mode with the power named. */
export function playOthers(tally: Tally, random: Random, named?: Power): void {
  if (named) return playGame(tally, 'named', gameWith(named, random), random);
  playGame(tally, 'three', crowdGame(3, random), random);
  playGame(tally, 'teams', crowdGame(4, random), random);
  playGame(tally, 'fleece', fleeceGame(random, pickOne(random, FLEECE_POWERS)), random);
  playFleeceHeroes(tally, random, pickOne(random, allFleeceHeroes()));
  if (random() < 0.1) playGame(tally, 'bare', bareGame(random), random);
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
