import { Store } from '../base/store.ts';
import { device, type Kept } from './device.ts';
import { LESSONS_KEY } from './newcomer.ts';

/** What was learnt on this device. */
export interface Progress {
  /** The ids of the lessons that were solved. */
  readonly done: readonly string[];
  readonly kept: Kept;
}

const read = (): Progress => ({ done: doneIn(device.read(LESSONS_KEY)), kept: device.howKept(LESSONS_KEY) });

/** Something else than a list of ids counts as nothing learnt. */
function doneIn(text: string | undefined): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const progress = new Store<Progress>(read());

/** Another tab may have learnt something since, so the storage is read again. */
export function keepLesson(id: string): void {
  const { done } = read();
  if (!done.includes(id)) device.write(LESSONS_KEY, JSON.stringify([...done, id]));
  progress.set(read());
}
