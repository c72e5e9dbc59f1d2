import { type Draft, type DraftStep, draftStepText } from '../draft.ts';
import { seatLetter } from '../seats.ts';
import type { Tag } from './record.ts';

/** The tags for how powers and Start Player were chosen. */
export function draftTags(draft: Draft): Tag[] {
  const { challenger, pool } = draft.options;
  const order = draft.picks.map((_, i) => draft.picks[(challenger + 1 + i) % draft.picks.length]);
  const steps: DraftStep[] = [
    ...draft.offered.map((power): DraftStep => ({ kind: 'offer', power })),
    ...order.filter((power) => power !== undefined).map((power): DraftStep => ({ kind: 'pick', power })),
    ...(draft.start === undefined ? [] : [{ kind: 'start', seat: draft.start } as const]),
  ];
  return [
    { name: 'Challenger', value: seatLetter(challenger) },
    ...(pool ? [{ name: 'Pool', value: pool.join(' ') }] : []),
    { name: 'Draft', value: steps.map(draftStepText).join(' ') },
  ];
}
