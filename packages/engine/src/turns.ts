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
import { type Choice, choiceOf } from './choice.ts';
import { at, verdict } from './evaluation.ts';
import type { Asked } from './question-reader.ts';
import type { Timer } from './timer.ts';
import { walkEach, walkFairly } from './walk.ts';

/** More turns than that are a sample. */
const MOST_TURNS = 3_000;
const MOST_IN_WORLDS = 400;
const MOST_AT_FIRST = 100;
/** Collecting may take this share of the time. */
const SHARE = 0.3;

/** Legality is the same in all worlds, but where a hidden worker cuts a turn off its further steps show in other worlds only. */
export function wholeTurns(asked: Asked, referee: Referee, worlds: readonly Position[], timer: Timer): Choice[] {
  const turns = new Turns(asked, referee, worlds.length);
  addWins(turns, asked, referee, worlds[0] ?? asked.view);
  const walker = new TurnWalker(referee);
  for (const [i, world] of worlds.entries()) {
    if (turns.size > 0 && timer.isPast(SHARE)) break;
    const add = (result: Position, path: StepList, step: Step | undefined): boolean => {
      turns.add(i, world, result, step === undefined ? path.toArray() : [step, ...path.toArray()]);
      timer.tick();
      return !timer.isPast(SHARE);
    };
    // Something of each first step comes first, should the time run out.
    walkEach(walker, world, MOST_AT_FIRST, add);
    walkFairly(walker, world, worlds.length > 1 ? MOST_IN_WORLDS : MOST_TURNS, add);
  }
  return completeOnly(referee, worlds, turns.choices);
}

/** Whatever the time allows, a win by a single step is among the choices. */
function addWins(turns: Turns, asked: Asked, referee: Referee, world: Position): void {
  for (const step of referee.legalSteps(world)) {
    const { position } = referee.carry(world, step);
    if (isWon(asked, position)) turns.add(0, world, position, [step]);
  }
}

const isWon = ({ side }: Asked, p: Position): boolean => at(p, STAGE) === OVER && verdict(p, side, 0) > 0;

/** The turns found so far. With one world each result counts once, by its shortest way; with several each sequence of steps does. */
class Turns {
  readonly #asked: Asked;
  readonly #referee: Referee;
  readonly #isCertain: boolean;
  readonly #byKey = new Map<string | number, Choice>();

  constructor(asked: Asked, referee: Referee, worlds: number) {
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

  add(i: number, world: Position, result: Position, steps: Step[]): void {
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

/** The steps up to the first that somebody else decides. */
function ownPart(referee: Referee, world: Position, steps: Step[], seat: number): Step[] {
  if (!steps.some((step) => ANSWERS.includes(kindOf(step)))) return steps;
  let position = world;
  for (const [i, step] of steps.entries()) {
    if (actorOf(referee.match, position) !== seat) return steps.slice(0, i);
    position = referee.carry(position, step).position;
  }
  return steps;
}
