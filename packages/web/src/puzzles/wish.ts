import { DIFFICULTIES, type PuzzleFilter, WISHED_KINDS } from '@oia/learning/puzzles';
import { NO_POWER, powerById } from '@oia/rules';
import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';

const KEY = 'oia.puzzles.wish';

/** The filter for puzzles that was chosen last on this device. */
export const wish = new Store<PuzzleFilter>(readWish(device.read(KEY)));

export function changeWish(change: Partial<PuzzleFilter>): void {
  wish.update((now) => ({ ...now, ...change }));
  const { kind = '', difficulty = '', power = '' } = wish.value;
  device.write(KEY, [kind, difficulty, power].join(' '));
}

/** Three words, each of which may be missing or unknown. */
export function readWish(text = ''): PuzzleFilter {
  const [kind, difficulty, power = ''] = text.split(' ');
  return {
    kind: WISHED_KINDS.find((one) => one === kind),
    difficulty: DIFFICULTIES.find((one) => one === difficulty),
    power: power === NO_POWER || powerById(power) ? power : undefined,
  };
}
