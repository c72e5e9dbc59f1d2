import { type Position, type Random, Referee } from '@oia/rules';
import { PENDING, STAGE, START, TURN } from '@oia/rules/layout';
import { at, type Evaluator } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import { type Choice, choiceOf, played } from '../search/choice.ts';
import { mergedWorlds } from '../secrets/merged-worlds.ts';
import { SetupReplies } from '../setup/setup-replies.ts';
import { wholeTurns } from './turns.ts';

/** Maximum share of the time for playing out the choices. */
const RESULTS_SHARE = 0.5;
/** Maximum placements compared by the search. */
const MAX_PLACEMENTS = 120;

/** All choices of the seat that acts, or a fair sample of very many. */
export function choicesOf(asked: ParsedQuestion, worlds: readonly Position[], timer: Timer): Choice[] {
  const { match, view } = asked;
  const referee = new Referee(match);
  const isTurn = (at(view, STAGE) === START || at(view, STAGE) === TURN) && at(view, PENDING) === 0;
  const choices = isTurn
    ? wholeTurns(asked, referee, worlds, timer)
    : referee.legalSteps(view).map((step) => choiceOf([step]));
  const missing = worlds.findIndex((world, i) => !fillIn(referee, choices, world, i, timer));
  const tried = missing < 0 ? choices : withKnown(choices, Math.max(1, missing));
  return worlds.length > 1 ? mergedWorlds(asked, tried) : tried;
}

/** Writes the result of each choice in this world. False if the time ran out; one choice is tried in any case. */
function fillIn(referee: Referee, choices: readonly Choice[], world: Position, i: number, timer: Timer): boolean {
  for (const [j, choice] of choices.entries()) {
    if (choice.results[i] !== undefined) continue;
    if (i + j > 0 && timer.isPast(RESULTS_SHARE)) return false;
    choice.results[i] = played(referee, world, choice.steps);
  }
  return true;
}

/** Without time for more: the first worlds, and of the choices those that were tried in them. */
function withKnown(choices: readonly Choice[], worlds: number): Choice[] {
  for (const { results } of choices) results.length = worlds;
  return choices.filter(({ results }) => !results.includes(undefined));
}

/** Complete placements, with the open choices that come along; the most promising first, in case the time runs out. */
export const setupChoices = (
  { match }: ParsedQuestion,
  world: Position,
  evaluator: Evaluator,
  timer: Timer,
  random: Random,
): Choice[] =>
  new SetupReplies(match, evaluator)
    .best(world, MAX_PLACEMENTS, timer, random)
    .map(({ steps, result }) => ({ ...choiceOf(steps), results: [result] }));
