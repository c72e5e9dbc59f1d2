import { Store } from '../base/store.ts';
import { device, type Kept } from './device.ts';
import { LESSONS, readItem } from './keys.ts';

/** What was learnt on this device. */
export interface Progress {
  /** The ids of the lessons that were solved. */
  readonly done: readonly string[];
  readonly kept: Kept;
}

const read = (): Progress => ({ done: readItem(LESSONS), kept: device.howKept(LESSONS.key) });

export const progress = new Store<Progress>(read());

/** Another tab may have learnt something since, so the storage is read again. */
export function keepLesson(id: string): void {
  const { done } = read();
  if (!done.includes(id)) device.write(LESSONS.key, JSON.stringify([...done, id]));
  progress.set(read());
}
