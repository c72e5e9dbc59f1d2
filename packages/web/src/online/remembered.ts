import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';

/** Online facts that every page needs without asking the server. */
const KEY = 'oia.member';

/** True if this browser has been a member before, so that its games are worth loading. */
export const wasMember = (): boolean => device.read(KEY) !== undefined;

export function rememberMember(isSomebody: boolean): void {
  if (isSomebody) device.write(KEY, '1');
  else device.remove(KEY);
}

/** Number of games in which it is the member's turn. */
export const turnCount = new Store(0);
