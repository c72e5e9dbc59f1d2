import { Store } from '../base/store.ts';
import { device, type Kept } from './device.ts';
import { LESSONS, readItem } from './keys.ts';

/** The progress in the lessons on this device. */
export interface LessonProgress {
  /** The ids of the lessons that were solved. */
  readonly done: readonly string[];
  readonly kept: Kept;
}

const read = (): LessonProgress => ({ done: readItem(LESSONS), kept: device.howKept(LESSONS.key) });

export const lessonProgress = new Store<LessonProgress>(read());

/** Another tab may have learnt something since, so the storage is read again. */
export function keepLesson(id: string): void {
  const { done } = read();
  if (!done.includes(id)) device.write(LESSONS.key, JSON.stringify([...done, id]));
  lessonProgress.set(read());
}
