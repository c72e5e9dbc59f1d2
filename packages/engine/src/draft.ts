import { banBetween, type Draft, type DraftStep, type Result, seededRandom, shuffled } from '@oia/rules';
import { wrong } from './wrong.ts';

/** A decision in the Challenger's draft: powers that go well together, any of the offer, and oneself to start where that is allowed. */
export function chooseDraft(draft: Draft, seed: number): Result<DraftStep> {
  const legal = draft.legalSteps();
  const own = legal.find((step) => step.kind === 'start' && step.seat === draft.actor);
  if (own) return { ok: true, value: own };
  const mixed = shuffled(seededRandom(seed), legal);
  const step = mixed.find((some) => isSound(draft, some)) ?? mixed.find((some) => canFinish(draft, some)) ?? mixed[0];
  return step ? { ok: true, value: step } : wrong('illegalStep', 'draft');
}

/** Offers that no list advises against, and after which the offer can be completed. */
const isSound = (draft: Draft, step: DraftStep): boolean =>
  (step.kind !== 'offer' || draft.offered.every((other) => isAdvised(other, step.power))) && canFinish(draft, step);

const isAdvised = (a: string, b: string): boolean => banBetween(a, b)?.kind !== 'extra';

/** Bans and a small pool can leave an offer incomplete for ever. */
function canFinish(draft: Draft, step: DraftStep): boolean {
  const next = draft.play(step);
  if (!next.ok) return false;
  if (step.kind !== 'offer') return true;
  const steps = next.value.legalSteps();
  return steps.some((further) => further.kind !== 'offer' || canFinish(next.value, further));
}
