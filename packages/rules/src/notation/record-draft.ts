import { type Draft, draftStepText } from '../draft.ts';
import { seatLetter } from '../seats.ts';
import type { Tag } from './record.ts';

/** The tags for how powers and Start Player were chosen. */
export function draftTags({ options, steps }: Draft): Tag[] {
  const { challenger, pool } = options;
  return [
    { name: 'Challenger', value: seatLetter(challenger) },
    ...(pool ? [{ name: 'Pool', value: pool.join(' ') }] : []),
    { name: 'Draft', value: steps.map(draftStepText).join(' ') },
  ];
}
