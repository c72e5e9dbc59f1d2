import { type Position, Referee, type Result, type Step, seededRandom, shuffled } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { choicesOf } from './choices.ts';
import { type Decision, Deliberation } from './deliberation.ts';
import { at } from './evaluation.ts';
import { readMemory, worldsFor } from './knowledge.ts';
import { SKILLS } from './levels.ts';
import { Mind } from './mind.ts';
import type { NetWeights } from './net/weights.ts';
import type { Question } from './question.ts';
import { readQuestion } from './question-reader.ts';
import { repetitionTest } from './repetition.ts';
import { chooseSecret, choosesSecret } from './secrets.ts';
import { setupChoices } from './setup-choices.ts';
import { sightOf } from './sight.ts';
import { type Clock, Timer } from './timer.ts';
import { knowsBetter, Unknowing } from './unknowing.ts';
import { withoutDetours } from './ways.ts';
import { wrong } from './wrong.ts';

export interface Thought {
  /** The rest of the turn from here as far as the seat decides it; at least one step. */
  readonly steps: readonly Step[];
  /** From -1, lost, to 1, won, for the seat that asked. */
  readonly value: number;
  /** Turns it looked ahead. */
  readonly depth: number;
  readonly nodes: number;
  /** How many possible truths it thought about. */
  readonly worlds: number;
}

/** What thinking needs from outside, and whom it tells how far it has come. */
export interface ThinkOptions {
  readonly clock?: Clock;
  /** Asked now and then: true ends the thinking with the best answer so far. */
  readonly isStopped?: () => boolean;
  readonly report?: (progress: Thought) => void;
  /** Left out: the hand-made evaluation. */
  readonly net?: NetWeights | undefined;
  /** What it remembers; left out: nothing. */
  readonly mind?: Mind;
}

/** Who has a secret thinks for this share of the time as if all knew it, and then about what the others do who do not. */
const KNOWN_SHARE = 0.6;

/** Chooses what to do for the seat that acts. */
export function think(question: Question, options: ThinkOptions = {}): Result<Thought> {
  if (typeof question !== 'object' || question === null) return wrong('empty', 'question');
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  const { match } = asked.value;
  const { clock = () => performance.now(), isStopped, report, net, mind = new Mind() } = options;
  const timer = new Timer(clock, { budget: question.budget, nodes: question.nodes, isStopped });
  const memory = readMemory(asked.value);
  if (!memory.ok) return memory;
  const random = seededRandom(question.seed);
  const skill = SKILLS[question.level];
  const sight = sightOf(asked.value, skill, random, net);
  const { evaluator } = sight;
  const worlds = worldsFor(asked.value, memory.value, random, skill.worlds, timer);
  if (choosesSecret(asked.value)) {
    const { step, value } = chooseSecret(asked.value, worlds[0] as Position, evaluator, random, timer);
    return { ok: true, value: { steps: [step], value, depth: 1, nodes: timer.nodes, worlds: 1 } };
  }
  const isSetup = at(asked.value.view, STAGE) === SETUP;
  const choices = isSetup
    ? setupChoices(asked.value, worlds[0] as Position, evaluator, timer, random)
    : shuffled(random, choicesOf(asked.value, worlds, timer));
  if (choices.length === 0) return wrong('illegalStep', question.view, 'a position with something to decide');
  const isDraw = repetitionTest(match, question.seat, memory.value);
  const thoughtOf = ({ choice, value, depth }: Decision): Thought => {
    const steps = withoutDetours(new Referee(match), worlds[0] as Position, choice.steps);
    return { steps, value, depth, nodes: timer.nodes, worlds: choice.worlds ?? 1 };
  };
  const search = mind.searchFor(asked.value, timer, sight, net);
  const deliberation = new Deliberation(asked.value, choices, timer, isDraw, sight, search, mind.ahead);
  const hasSecret = skill.misjudges === 0 && knowsBetter(asked.value);
  timer.restrict(hasSecret ? KNOWN_SHARE : 1);
  const decision = mind.withHelp(asked.value, net, () =>
    deliberation.decide(skill, random, (progress) => report?.(thoughtOf(progress))),
  );
  timer.restrict(1);
  if (!hasSecret) return { ok: true, value: thoughtOf(decision) };
  const unknowing = new Unknowing(asked.value, memory.value, evaluator, timer, random);
  return { ok: true, value: thoughtOf(unknowing.reconsider(decision, deliberation.ranked)) };
}
