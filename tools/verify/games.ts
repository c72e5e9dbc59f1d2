import { Game, type Moment, pickOne, positionText, type Random, type Step, stepText } from '@oia/rules';
import { STAGE, START } from '@oia/rules/layout';
import { shippedNet } from '../../packages/engine/src/evaluation/net/node-net.ts';
import { questionOf, SearchMemory, think } from '../../packages/engine/src/index.ts';
import { Transpositions } from '../../packages/engine/src/search/transpositions.ts';
import type { Check } from './check.ts';
import { namesOf, tableOf } from './tables.ts';
import { attempt, count, type Tally } from './tally.ts';

/** Quick enough for a game in a fraction of a second: the legality of turns is verified, not their strength. */
const NODES = 40;
/** A game that is not over after this many decisions is abandoned. */
const MAX_DECISIONS = 200;
/** Share of the players without a history: replaying one with secrets takes ten times as long as thinking. */
const FORGETFUL = 0.8;

const net = shippedNet();
/** A small table: a large one takes longer to allocate than such a short search. */
const memory = new SearchMemory({ table: new Transpositions(10) });

/** The computer plays against itself from set-up on, and the referee looks at every step. */
export const games: Check = {
  title: 'never an illegal turn',
  size: 20,
  run(first, size, random, tally) {
    for (let i = 0; i < size; i++) playTable(first + i, random, tally);
  },
};

function playTable(number: number, random: Random, tally: Tally): void {
  const { kind, options } = tableOf(number, random);
  const made = Game.create({ ...options, override: true, repetition: random() < 0.2 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  let game = made.value;
  memory.forget();
  const isForgetful = random() < FORGETFUL;
  attempt(
    tally,
    () => `game ${number} at ${positionText(game)}`,
    () => {
      for (let i = 0; i < MAX_DECISIONS && !game.outcome; i++) {
        game = decided(game, isForgetful, random, tally);
        count(tally, 'decisions');
      }
    },
  );
  tally.cases++;
  count(tally, kind);
  count(tally, game.outcome ? 'finished' : 'left after 200 decisions');
  if (kind === 'pair') count(tally, `ordered pairs:${namesOf(options)}`);
}

function decided(game: Game, isForgetful: boolean, random: Random, tally: Tally): Game {
  const { actor } = game;
  if (actor === undefined) return playedStep(game, pickOne(random, game.legalSteps()));
  const seen = isForgetful ? Game.from({ match: game.match, position: game.position }) : game;
  const question = questionOf(seen, actor, { seed: Math.floor(random() * 1e9) });
  const thought = think({ ...question, nodes: NODES, budget: Number.POSITIVE_INFINITY }, { net, memory });
  if (!thought.ok) throw new Error(`no thought: ${JSON.stringify(thought.error)}`);
  count(tally, 'steps', thought.value.steps.length);
  return playedTurn(game, actor, thought.value.steps);
}

/** All steps have to be legal, unless the game has taken another way: an answer, an unseen worker, a secret that ended the turn. */
function playedTurn(start: Game, seat: number, steps: readonly Step[]): Game {
  if (steps.length === 0) throw new Error('a thought without a step');
  let game = start;
  for (const [i, step] of steps.entries()) {
    if (i > 0 && tookAnotherWay(game, seat, step)) return game;
    game = playedStep(game, step);
  }
  return game;
}

function tookAnotherWay(game: Game, seat: number, step: Step): boolean {
  const { match, actor, position, moments } = game;
  if ((moments.at(-1) as Moment).cut !== undefined) return true;
  // A slide ends where an unseen worker stands, for example.
  if (match.hidden !== 0 && !game.legalSteps().includes(step)) return true;
  const isOther = actor !== seat || position[STAGE] === START;
  return isOther && (match.secrets || match.cards.some(({ power }) => power.answers));
}

function playedStep(game: Game, step: Step): Game {
  const next = game.play(step);
  if (!next.ok) throw new Error(`illegal: ${stepText(game.match, game.position, step)} (${step})`);
  return next.value;
}
