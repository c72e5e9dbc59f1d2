import { fault, type Position, Referee, type Result, type Step, seededRandom, shuffled } from '@oia/rules';
import { SETUP, STAGE } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import type { NetWeights } from '../evaluation/net/weights.ts';
import { SKILLS } from '../question/levels.ts';
import type { Question } from '../question/question.ts';
import { readQuestion } from '../question/question-reader.ts';
import { type Clock, Timer } from '../question/timer.ts';
import type { Decision } from '../search/choice.ts';
import { withoutDetours } from '../search/shortest-walks.ts';
import { HiddenInfoRerank, hasOwnSecret } from '../secrets/hidden-info-rerank.ts';
import { readSeatHistory, worldsFor } from '../secrets/knowledge.ts';
import { chooseSecret, choosesSecret } from '../secrets/secret-squares.ts';
import { choicesOf, setupChoices } from './choices.ts';
import { Deliberation } from './deliberation.ts';
import { repetitionTest } from './repetition.ts';
import { SearchMemory } from './search-memory.ts';
import { searchProfileOf } from './search-profile.ts';

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

/** Dependencies of a search, and its progress callback. */
export interface ThinkOptions {
  readonly clock?: Clock;
  /** Asked now and then: true ends the thinking with the best answer so far. */
  readonly isStopped?: () => boolean;
  readonly report?: (progress: Thought) => void;
  /** Left out: the hand-made evaluation. */
  readonly net?: NetWeights | undefined;
  /** Memory of earlier questions; left out: none. */
  readonly memory?: SearchMemory;
}

/** Share of the budget for the full-information search; the rest models opponents who lack our secret. */
const FULL_INFORMATION_SHARE = 0.6;

/** Chooses what to do for the seat that acts. */
export function think(question: Question, options: ThinkOptions = {}): Result<Thought> {
  if (typeof question !== 'object' || question === null) return fault('empty', 'question');
  const asked = readQuestion(question);
  if (!asked.ok) return asked;
  const { match } = asked.value;
  const { clock = () => performance.now(), isStopped, report, net, memory = new SearchMemory() } = options;
  const timer = new Timer(clock, { budget: question.budget, nodes: question.nodes, isStopped });
  const history = readSeatHistory(asked.value);
  if (!history.ok) return history;
  const random = seededRandom(question.seed);
  const skill = SKILLS[question.level];
  const sight = searchProfileOf(asked.value, skill, random, net);
  const { evaluator } = sight;
  const worlds = worldsFor(asked.value, history.value, random, skill.worlds, timer);
  if (choosesSecret(asked.value)) {
    const { step, value } = chooseSecret(asked.value, worlds[0] as Position, evaluator, random, timer);
    return { ok: true, value: { steps: [step], value, depth: 1, nodes: timer.nodes, worlds: 1 } };
  }
  const isSetup = at(asked.value.view, STAGE) === SETUP;
  const choices = isSetup
    ? setupChoices(asked.value, worlds[0] as Position, evaluator, timer, random)
    : shuffled(random, choicesOf(asked.value, worlds, timer));
  if (choices.length === 0) return fault('illegalStep', question.view, 'a position with something to decide');
  const isDraw = repetitionTest(match, question.seat, history.value);
  const thoughtOf = ({ choice, value, depth }: Decision): Thought => {
    const steps = withoutDetours(new Referee(match), worlds[0] as Position, choice.steps);
    return { steps, value, depth, nodes: timer.nodes, worlds: choice.worlds ?? 1 };
  };
  const search = memory.searchFor(asked.value, timer, sight, net);
  const deliberation = new Deliberation(asked.value, choices, timer, isDraw, sight, search, memory.ahead);
  const hasSecret = skill.misjudges === 0 && hasOwnSecret(asked.value);
  timer.restrict(hasSecret ? FULL_INFORMATION_SHARE : 1);
  const decision = memory.searchInParallel(asked.value, net, () =>
    deliberation.decide(skill, random, (progress) => report?.(thoughtOf(progress))),
  );
  timer.restrict(1);
  if (!hasSecret) return { ok: true, value: thoughtOf(decision) };
  const unknowing = new HiddenInfoRerank(asked.value, history.value, evaluator, timer, random);
  return { ok: true, value: thoughtOf(unknowing.reconsider(decision, deliberation.ranked)) };
}
