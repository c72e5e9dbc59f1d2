import { type Game, seededRandom } from '@oia/rules';
import { STAGE, START } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { type Level, type Question, questionOf, type Thought, think } from '../src/index.ts';
import { SearchMemory } from '../src/thinking/search-memory.ts';
import { gameAt, newGame, playGame, playSteps, randomPlayer } from './table.ts';

const PLAIN = gameAt('00000/00100/01000/00000/00000 A none:fb2,mc3 none:fd4,me5');
const POWERS = gameAt('00000/00100/01000/00000/00000 A pan:fb2,mc3 artemis:fd4,me5');

const question = (game: Game, nodes: number, level: Level = 8): Question => ({
  ...questionOf(game, game.actor as number, { budget: Number.POSITIVE_INFINITY, level }),
  nodes,
});

function answer(memory: SearchMemory, asked: Question): Thought {
  const thought = think(asked, { memory });
  if (!thought.ok) throw new Error(thought.error.code);
  return thought.value;
}

const afterTurn = (game: Game, { steps }: Thought): Game => playSteps(game, game.actor as number, steps);

describe('a memory', () => {
  test('that is new gives the same answers to the same questions', () => {
    const [one, other] = [new SearchMemory(), new SearchMemory()].map((memory) => {
      const first = answer(memory, question(PLAIN, 3000));
      return [first, answer(memory, question(afterTurn(PLAIN, first), 3000))];
    });
    expect(one).toEqual(other);
  });

  test('remembers the game: the next turn is looked through with fewer nodes', () => {
    const memory = new SearchMemory();
    const next = afterTurn(PLAIN, answer(memory, question(PLAIN, 60_000)));
    const asked = { ...question(next, 1_000_000), depth: 5 };
    const remembered = answer(memory, asked);
    const anew = answer(new SearchMemory(), asked);
    expect(remembered.depth).toBe(anew.depth);
    expect(remembered.nodes).toBeLessThan(0.8 * anew.nodes);
  });

  test.each([
    ['another match', (memory: SearchMemory) => void answer(memory, question(PLAIN, 5000))],
    ['another level', (memory: SearchMemory) => void answer(memory, question(POWERS, 5000, 5))],
    [
      'a game that is over',
      (memory: SearchMemory) => {
        answer(memory, question(POWERS, 5000));
        memory.forget();
      },
    ],
  ])('carries over nothing from %s', (_, before) => {
    const memory = new SearchMemory();
    before(memory);
    const asked = question(POWERS, 4000);
    expect(answer(memory, asked)).toEqual(answer(new SearchMemory(), asked));
  });
});

/** A few turns into a game with secrets; the first seat, which has one, is to act. */
function hiddenGame(powers: readonly string[]): Game {
  const random = seededRandom(7);
  const players = powers.map(() => randomPlayer(random));
  let game = newGame({ players: powers.length as 2 | 3, powers });
  const isReady = (): boolean => game.position[STAGE] === START && game.actor === 0 && game.moments.length > 12;
  while (!game.outcome && !isReady()) game = playGame(game, players, random, 1);
  return game;
}

test.each([[['tartarus', 'artemis']], [['moerae', 'zeus']]])(
  'what one seat of %j found out does not show in what the other one does',
  (powers) => {
    const memory = new SearchMemory();
    const game = hiddenGame(powers);
    const next = afterTurn(game, answer(memory, question(game, 8000)));
    expect(next.actor).toBe(1);
    const asked = question(next, 8000);
    expect(answer(memory, asked)).toEqual(answer(new SearchMemory(), asked));
  },
);

test('among three players the scores of one side are not those of another', () => {
  const memory = new SearchMemory();
  const game = gameAt('00000/00100/01000/00000/00000 A none:fb2,mc3 none:fd4,me5 none:fa1,mb1');
  const next = afterTurn(game, answer(memory, question(game, 3000)));
  expect(next.actor).toBe(1);
  const asked = question(next, 2000);
  expect(answer(memory, asked)).toEqual(answer(new SearchMemory(), asked));
});
