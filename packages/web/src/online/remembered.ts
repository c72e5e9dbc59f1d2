import { device } from '../storage/device.ts';
import { Store } from '../store.ts';

/** What every page needs to know of the server without asking it; apart, because every page loads it. */
const KEY = 'oia.member';

/** This browser was somebody's here before: only then is it worth asking for their games. */
export const wasMember = (): boolean => device.read(KEY) !== undefined;

export function rememberMember(isSomebody: boolean): void {
  if (isSomebody) device.write(KEY, '1');
  else device.remove(KEY);
}

/** In how many games it is the turn of whoever sits here. */
export const turnCount = new Store(0);
