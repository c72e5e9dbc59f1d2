import { type Position, Referee, type Result, type Step, seededRandom, shuffled } from '@oia/rules';
import { choicesOf } from './choices.ts';
import { type Decision, Deliberation } from './deliberation.ts';
import { HandMade } from './evaluation.ts';
import { readMemory, worldsFor } from './knowledge.ts';
import { SKILLS } from './levels.ts';
import { NetEvaluator, type NetWeights } from './net/net.ts';
import type { Question } from './question.ts';
import { readQuestion } from './question-reader.ts';
import { repetitionTest } from './repetition.ts';
import { type Clock, Timer } from './timer.ts';
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
}

/** Chooses what to do for the seat that acts. */
export function think(question: Question, options: ThinkOptions = {}): Result<Thought> {
  if (typeof question !== 'object' || question === null) return wrong('empty', 'question');
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  const { match } = asked.value;
  const { clock = () => performance.now(), isStopped, report, net } = options;
  const timer = new Timer(clock, { budget: question.budget, nodes: question.nodes, isStopped });
  const memory = readMemory(asked.value);
  if (!memory.ok) return memory;
  const random = seededRandom(question.seed);
  const skill = SKILLS[question.level];
  const evaluator = net && skill.usesNet ? new NetEvaluator(match, net) : new HandMade(match);
  const worlds = worldsFor(asked.value, memory.value, random, skill.worlds, timer);
  const choices = shuffled(random, choicesOf(asked.value, worlds, timer));
  if (choices.length === 0) return wrong('illegalStep', question.view, 'a position with something to decide');
  const isDraw = repetitionTest(match, question.seat, memory.value);
  const thoughtOf = ({ choice, value, depth }: Decision): Thought => {
    const steps = withoutDetours(new Referee(match), worlds[0] as Position, choice.steps);
    return { steps, value, depth, nodes: timer.nodes, worlds: choice.results.length };
  };
  const deliberation = new Deliberation(asked.value, choices, timer, isDraw, evaluator);
  const decision = deliberation.decide(skill, random, (progress) => report?.(thoughtOf(progress)));
  return { ok: true, value: thoughtOf(decision) };
}
