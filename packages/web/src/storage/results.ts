import { isLevel, type Level } from '@oia/engine';
import { device } from './device.ts';
import { RESULTS, readItem } from './keys.ts';

/** How a game of one person against computers ended for that person. */
export interface PastResult {
  /** The id of the game: if it is taken back and ends again, only the last end counts. */
  readonly game: string;
  readonly result: 'won' | 'lost' | 'drawn';
  /** The level of the strongest computer. */
  readonly level: Level;
}

/** Latest first. */
export type PastResults = readonly PastResult[];

const RESULT_KINDS: readonly unknown[] = ['won', 'lost', 'drawn'] satisfies PastResult['result'][];

/** The latest results against computers on this device; without storage those since the page was opened. */
export const pastResults = (): PastResults => readItem(RESULTS).filter(isResult);

// Not a promise.
export const keepResults = (results: PastResults): void => void device.write(RESULTS.key, JSON.stringify(results));

/** Another version may have stored something else. */
function isResult(value: unknown): value is PastResult {
  const { game, result, level } = { ...(value as Partial<PastResult>) };
  return typeof game === 'string' && RESULT_KINDS.includes(result) && isLevel(level);
}
