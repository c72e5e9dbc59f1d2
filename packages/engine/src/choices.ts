import { type Position, Referee } from '@oia/rules';
import { PENDING, STAGE, START, TURN } from '@oia/rules/layout';
import { type Choice, choiceOf, played } from './choice.ts';
import { at } from './evaluation.ts';
import { mergedWorlds } from './merged-worlds.ts';
import type { Asked } from './question-reader.ts';
import type { Timer } from './timer.ts';
import { wholeTurns } from './turns.ts';

/** Up to this share of the time goes into finding out what comes of each choice. */
const SHARE = 0.5;

/** All choices of the seat that acts, or a fair sample of very many. */
export function choicesOf(asked: Asked, worlds: readonly Position[], timer: Timer): Choice[] {
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

/** What comes of each choice in this world. False if the time ran out; one choice is tried in any case. */
function fillIn(referee: Referee, choices: readonly Choice[], world: Position, i: number, timer: Timer): boolean {
  for (const [j, choice] of choices.entries()) {
    if (choice.results[i] !== undefined) continue;
    if (i + j > 0 && timer.isPast(SHARE)) return false;
    choice.results[i] = played(referee, world, choice.steps);
  }
  return true;
}

/** Without time for more: the first worlds, and of the choices those that were tried in them. */
function withKnown(choices: readonly Choice[], worlds: number): Choice[] {
  for (const { results } of choices) results.length = worlds;
  return choices.filter(({ results }) => !results.includes(undefined));
}
