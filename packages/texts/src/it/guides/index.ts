import type { Guides } from '../../guide-words.ts';
import { pan } from './pan.ts';

export const guides: Guides = {
  pan,
};
