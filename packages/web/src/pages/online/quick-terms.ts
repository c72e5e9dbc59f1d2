import type { Preset } from '@oia/protocol';
import { device } from '../../storage/device.ts';
import { QUICK_TERMS, readItem } from '../../storage/keys.ts';

/** The terms of the last search for an opponent. */
export interface QuickTerms {
  readonly preset: Preset;
  readonly isRated: boolean;
}

const FIRST: QuickTerms = { preset: 'simple', isRated: true };
const KNOWN: readonly unknown[] = ['none', 'simple', 'all', 'draft'] satisfies readonly Preset[];

export const rememberQuickTerms = (terms: QuickTerms): unknown => device.write(QUICK_TERMS.key, JSON.stringify(terms));

export function lastQuickTerms(): QuickTerms {
  const { preset, isRated } = readItem(QUICK_TERMS) as Partial<QuickTerms>;
  return preset !== undefined && KNOWN.includes(preset) ? { preset, isRated: isRated === true } : FIRST;
}
