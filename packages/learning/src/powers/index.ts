import type { PowerId } from '@oia/rules';
import type { PowerGuide } from '../guide.ts';
import { pan } from './pan.ts';

/** The guide to each power, by its id. */
export const GUIDES: Readonly<Partial<Record<PowerId, PowerGuide>>> = {
  pan,
};
