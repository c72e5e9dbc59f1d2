import {
  actorOf,
  hashOf,
  kindOf,
  PASS,
  type Position,
  type Referee,
  type Step,
  type StepList,
  SUMMON,
  TurnWalker,
} from '@oia/rules';
import { copyOf, OVER, STAGE } from '@oia/rules/layout';
import { at, verdict } from '../evaluation/evaluator.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';
import { type Choice, choiceOf } from '../search/choice.ts';
import { ShortestWalks } from '../search/shortest-walks.ts';
import { walkEach, walkFairly } from '../search/turn-walk.ts';

/** More turns are sampled. */
const MAX_TURNS = 3_000;
const MAX_TURNS_IN_WORLDS = 400;
const MAX_TURNS_AT_FIRST = 100;
/** Maximum share of the time for listing. */
const LISTING_SHARE = 0.3;

/** Legality is the same in all worlds, but where a hidden worker cuts a turn off its further steps show in other worlds only. */
export function wholeTurns(
  asked: ParsedQuestion,
  referee: Referee,
  worlds: readonly Position[],
  timer: Timer,
): Choice[] {
  const turns = new Turns(asked, referee, worlds.length);
  addWins(turns, asked, referee, worlds[0] ?? asked.view);
  const walker = new TurnWalker(referee);
  for (const [i, world] of worlds.entries()) {
    if (turns.size > 0 && timer.isPast(LISTING_SHARE)) break;
    // With one world the shortest walk to each result is kept anyway; with several, each sequence of steps would be a turn of its own.
    const walks = worlds.length > 1 ? new ShortestWalks(referee, world) : undefined;
    const add = (result: Position, path: StepList, step: Step | undefined): boolean => {
      const steps = step === undefined ? path.toArray() : [step, ...path.toArray()];
      turns.add(i, world, result, walks?.shorten(steps, result) ?? steps);
      timer.tick();
      return !timer.isPast(LISTING_SHARE);
    };
    // Something of each first step comes first, should the time run out.
    walkEach(walker, world, MAX_TURNS_AT_FIRST, add);
    walkFairly(walker, world, worlds.length > 1 ? MAX_TURNS_IN_WORLDS : MAX_TURNS, add);
  }
  return completeOnly(referee, worlds, turns.choices);
}

/** Whatever the time allows, a win by a single step is among the choices. */
function addWins(turns: Turns, asked: ParsedQuestion, referee: Referee, world: Position): void {
  for (const step of referee.legalSteps(world)) {
    const { position } = referee.carry(world, step);
    if (isWon(asked, position)) turns.add(0, world, position, [step]);
  }
}

const isWon = ({ side }: ParsedQuestion, p: Position): boolean => at(p, STAGE) === OVER && verdict(p, side, 0) > 0;

/** The turns found so far. With one world each result counts once, by its shortest way; with several each sequence of steps does. */
class Turns {
  readonly #asked: ParsedQuestion;
  readonly #referee: Referee;
  readonly #isCertain: boolean;
  readonly #byKey = new Map<string | number, Choice>();

  constructor(asked: ParsedQuestion, referee: Referee, worlds: number) {
    this.#asked = asked;
    this.#referee = referee;
    this.#isCertain = worlds === 1;
  }

  get size(): number {
    return this.#byKey.size;
  }

  get choices(): Choice[] {
    return [...this.#byKey.values()];
  }

  add(i: number, world: Position, result: Position, steps: readonly Step[]): void {
    const own = ownPart(this.#referee, world, steps, this.#asked.question.seat);
    const isWhole = own === steps;
    const key = this.#isCertain && isWhole ? hashOf(result) : own.join();
    const known = this.#byKey.get(key);
    if (known && known.steps.length <= own.length && known.results[i] !== undefined) return;
    const choice = known && known.steps.length <= own.length ? known : choiceOf(own);
    this.#byKey.set(key, choice);
    if (isWhole) choice.results[i] = copyOf(result);
  }
}

/** A turn that was cut off in one world is the beginning of longer ones in others: those say more. */
function completeOnly(referee: Referee, worlds: readonly Position[], choices: Choice[]): Choice[] {
  if (worlds.length < 2 || referee.match.hidden === 0) return choices;
  const beginnings = new Set<number>();
  for (const { steps } of choices) steps.slice(0, -1).reduce((code, step) => noted(beginnings, codeOf(code, step)), 0);
  return choices.filter(({ steps }) => !beginnings.has(steps.reduce(codeOf, 0)));
}

/** One number for a sequence of steps: walks can be long, and there are many. */
const codeOf = (code: number, step: Step): number => Math.imul(code ^ step, 0x9e3779b1) ^ (code >>> 15);

function noted(codes: Set<number>, code: number): number {
  codes.add(code);
  return code;
}

const ANSWERS: readonly number[] = [PASS, SUMMON];

/** The steps up to the first that another seat decides. */
function ownPart(referee: Referee, world: Position, steps: readonly Step[], seat: number): readonly Step[] {
  if (!steps.some((step) => ANSWERS.includes(kindOf(step)))) return steps;
  let position = world;
  for (const [i, step] of steps.entries()) {
    if (actorOf(referee.match, position) !== seat) return steps.slice(0, i);
    position = referee.carry(position, step).position;
  }
  return steps;
}
