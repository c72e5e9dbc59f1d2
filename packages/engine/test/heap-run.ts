// node --expose-gc packages/engine/test/heap-run.ts 1000: the heap, in bytes, after each tenth of the searches, as JSON.
import { type Game, type MatchOptions, pickOne, seededRandom } from '@oia/rules';
import { shippedNet } from '../src/evaluation/net/node-net.ts';
import { questionOf, think } from '../src/index.ts';
import { SearchMemory } from '../src/thinking/search-memory.ts';
import { newGame, played, playSteps } from './table.ts';

const NODES = 400;
const TENTHS = 10;

/** Whatever may grow: cards that change, secrets and their worlds, several sides, repetition. */
const TABLES: readonly MatchOptions[] = [
  { players: 2 },
  { players: 2, powers: ['pan', 'artemis'] },
  { players: 2, powers: ['chaos', 'circe'] },
  { players: 2, powers: ['tartarus', 'demeter'] },
  { players: 3, powers: ['athena', 'hermes', 'apollo'], repetition: true },
  { players: 4, powers: ['atlas', 'zeus', 'minotaur', 'poseidon'] },
];

const random = seededRandom(1);
const memory = new SearchMemory();
const net = shippedNet();

/** One more decision, by one search; chance decides without. */
function next(game: Game): Game {
  const seat = game.actor;
  if (seat === undefined) return next(played(game, pickOne(random, game.legalSteps())));
  const question = { ...questionOf(game, seat, { budget: Number.POSITIVE_INFINITY }), nodes: NODES };
  const thought = think(question, { net, memory });
  if (!thought.ok) throw new Error(thought.error.code);
  return playSteps(game, seat, thought.value.steps);
}

/** As many searches of games over all tables, some turns of each. */
function search(count: number): void {
  for (let done = 0, table = 0; done < count; table++) {
    let game = newGame(TABLES[table % TABLES.length] as MatchOptions);
    for (let i = 0; i < 20 && done < count && !game.outcome; i++, done++) game = next(game);
  }
}

/** The memory that stays in use between games. During a game there are also buffers for the turns of each depth. */
function heap(): number {
  memory.forget();
  // The second time takes what the first one has only let go.
  for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const count = Number(process.argv[2]);
const heaps: number[] = [];
for (let i = 0; i < TENTHS; i++) {
  search(Math.ceil(count / TENTHS));
  heaps.push(heap());
}
console.log(JSON.stringify(heaps));
