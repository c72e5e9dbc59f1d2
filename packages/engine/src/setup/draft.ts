import { banBetween, type Draft, type DraftStep, fault, pickOne, type Result, seededRandom } from '@oia/rules';
import { shippedMatchups } from '../matchups/index.ts';
import type { MatchupTable } from '../matchups/table.ts';
import { LEVELS, type Level } from '../question/levels.ts';
import { valueOfStep } from './draft-value.ts';

/** Options of a drafting player. */
export interface DraftChoiceOptions {
  /** Among steps of equal worth the seed decides. */
  readonly seed: number;
  /** Its table of match-ups; without one all powers count as equal. */
  readonly table?: MatchupTable | undefined;
  /** Takes any of the better half. */
  readonly isLax?: boolean;
}

/** Maximum difference of values that count as equal: the table is no more exact. */
const EQUAL_WITHIN = 0.03;

/** A decision in the Challenger's draft: powers that go well together, the best of them for oneself, and oneself to start where that is as good. */
export function chooseDraft(draft: Draft, { seed, table, isLax = false }: DraftChoiceOptions): Result<DraftStep> {
  const steps = soundSteps(draft);
  if (steps.length === 0) return fault('illegalStep', 'draft');
  const good = table && !draft.options.fleece ? goodSteps(draft, steps, table, isLax) : steps;
  return { ok: true, value: ownStart(draft, good) ?? pickOne(seededRandom(seed), good) };
}

const ownStart = ({ actor }: Draft, steps: readonly DraftStep[]): DraftStep | undefined =>
  steps.find((step) => step.kind === 'start' && step.seat === actor);

function goodSteps(draft: Draft, steps: readonly DraftStep[], table: MatchupTable, isLax: boolean): DraftStep[] {
  const valued = steps
    .map((step) => ({ step, value: valueOfStep(table, draft, step) }))
    .sort((a, b) => b.value - a.value);
  const best = valued[0]?.value ?? 0;
  const half = valued[Math.ceil(valued.length / 2) - 1]?.value ?? 0;
  const least = Math.min(best - EQUAL_WITHIN, isLax ? half : best);
  return valued.filter(({ value }) => value >= least).map(({ step }) => step);
}

/** Steps that no list advises against and after which the draft can be completed; else those that can be completed; else all. */
function soundSteps(draft: Draft): DraftStep[] {
  const legal = draft.legalSteps();
  const possible = legal.filter((step) => canFinish(draft, step));
  const sound = possible.filter((step) => isAdvised(draft, step));
  return [sound, possible].find(({ length }) => length > 0) ?? legal;
}

const isAdvised = ({ offered }: Draft, step: DraftStep): boolean =>
  step.kind !== 'offer' || offered.every((other) => banBetween(other, step.power)?.kind !== 'extra');

/** Bans and a small pool can leave an offer incomplete for ever. */
function canFinish(draft: Draft, step: DraftStep): boolean {
  const next = draft.play(step);
  if (!next.ok) return false;
  if (step.kind !== 'offer') return true;
  const steps = next.value.legalSteps();
  return steps.some((further) => further.kind !== 'offer' || canFinish(next.value, further));
}

/** A computer's decision in a draft, by all that is known of match-ups. A module of its own, because few games begin with a draft. */
export const draftAt = (level: Level, draft: Draft, seed: number): Result<DraftStep> =>
  chooseDraft(draft, { seed, table: shippedMatchups(), isLax: LEVELS.indexOf(level) < LEVELS.length / 2 });
