import { parentPort, workerData } from 'node:worker_threads';
import { type MatchPosition, powerById, seededRandom, shuffled } from '@oia/rules';
import { allFleeceHeroes, allPairs, hasSecret } from '../../packages/rules/test/fuzz/matchups.ts';
import { rulingPositions } from '../../packages/rules/test/fuzz/ruling-positions.ts';
import { inspectInto, newTally, playFleeceHeroes, playFromComposed, playOthers, playPair } from './job.ts';

interface WorkerOptions {
  readonly until: number;
  readonly seed: number;
  readonly part: number;
  readonly parts: number;
  /** Only games with this power. */
  readonly power?: string;
  /** Every table of the Golden Fleece with heroes once, instead of everything else. */
  readonly heroes: boolean;
}

/** Pairs with secrets are played this many times as often. */
const SECRET_WEIGHT = 7;

/** Composed positions per game, so that both take about the same time. */
const COMPOSED_A_GAME = 6;

const { until, seed, part, parts, power, heroes } = workerData as WorkerOptions;
const named = powerById(power ?? '');
const random = seededRandom(seed);
const mine = allPairs(named).filter((_, i) => i % parts === part);
const round = mine.flatMap((pair) => Array.from({ length: pair.some(hasSecret) ? SECRET_WEIGHT : 1 }, () => pair));

const concerns = ({ match }: MatchPosition): boolean => !named || match.cards.some((card) => card.power === named);

if (heroes) playAllFleeceHeroes();
else playUntilTime();

function playAllFleeceHeroes(): void {
  for (const table of allFleeceHeroes().filter((_, i) => i % parts === part)) {
    const tally = newTally();
    playFleeceHeroes(tally, random, table);
    parentPort?.postMessage(tally);
  }
}

function playUntilTime(): void {
  const positions = rulingPositions()
    .filter(concerns)
    .filter((_, i) => i % parts === part);
  for (const placed of positions) {
    if (Date.now() >= until) break;
    const tally = newTally();
    inspectInto(tally, placed);
    parentPort?.postMessage(tally);
  }

  while (Date.now() < until) {
    for (const [i, pair] of shuffled(random, round).entries()) {
      if (Date.now() >= until) break;
      const tally = newTally();
      playPair(tally, pair, random);
      if (i % 32 === 0) playOthers(tally, random, named);
      for (let n = 0; n < COMPOSED_A_GAME; n++) playFromComposed(tally, random, named);
      parentPort?.postMessage(tally);
    }
  }
}
