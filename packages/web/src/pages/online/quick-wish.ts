import type { Preset } from '@oia/protocol';
import { device } from '../../storage/device.ts';

const KEY = 'oia.quick';

/** What somebody last looked for. */
export interface QuickWish {
  readonly preset: Preset;
  readonly isRated: boolean;
}

const FIRST: QuickWish = { preset: 'simple', isRated: true };
const KNOWN: readonly unknown[] = ['none', 'simple', 'all', 'draft'] satisfies readonly Preset[];

export const rememberQuickWish = (wish: QuickWish): unknown => device.write(KEY, JSON.stringify(wish));

export function lastQuickWish(): QuickWish {
  try {
    const { preset, isRated } = JSON.parse(device.read(KEY) ?? '') as QuickWish;
    return KNOWN.includes(preset) ? { preset, isRated: isRated === true } : FIRST;
  } catch {
    return FIRST;
  }
}
