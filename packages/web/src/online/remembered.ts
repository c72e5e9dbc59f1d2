import { Store } from '../base/store.ts';
import { device } from '../storage/device.ts';
import { readItem, WAS_MEMBER } from '../storage/keys.ts';

/** True if this browser has been a member before, so that its games are worth loading. */
export const wasMember = (): boolean => readItem(WAS_MEMBER);

export function rememberMember(isMember: boolean): void {
  if (isMember) device.write(WAS_MEMBER.key, '1');
  else device.remove(WAS_MEMBER.key);
}

/** Number of games in which it is the member's turn. */
export const turnCount = new Store(0);
