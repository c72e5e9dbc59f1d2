import { type Position, Referee, type Result, type Step, seededRandom, shuffled } from '@oia/rules';
import { choicesOf } from './choices.ts';
import { Deliberation } from './deliberation.ts';
import { readMemory, worldsFor } from './knowledge.ts';
import { SKILLS } from './levels.ts';
import { type Question, readQuestion, wrong } from './question.ts';
import { repetitionTest } from './repetition.ts';
import { type Clock, Timer } from './timer.ts';
import { withoutDetours } from './ways.ts';

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

/** Chooses what to do for the seat that acts. Nothing but the clock comes from outside. */
export function think(question: Question, clock: Clock = () => performance.now()): Result<Thought> {
  if (typeof question !== 'object' || question === null) return wrong('empty', 'question');
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  const { match } = asked.value;
  const timer = new Timer(clock, question.budget);
  const memory = readMemory(asked.value);
  if (!memory.ok) return memory;
  const random = seededRandom(question.seed);
  const skill = SKILLS[question.level];
  const worlds = worldsFor(asked.value, memory.value, random, skill.worlds, timer);
  const choices = shuffled(random, choicesOf(asked.value, worlds, timer));
  if (choices.length === 0) return wrong('illegalStep', question.view, 'a position with something to decide');
  const isDraw = repetitionTest(match, question.seat, memory.value);
  const { choice, value, depth } = new Deliberation(asked.value, choices, timer, isDraw).decide(skill, random);
  const steps = withoutDetours(new Referee(match), worlds[0] as Position, choice.steps);
  return { ok: true, value: { steps, value, depth, nodes: timer.nodes, worlds: choice.results.length } };
}
