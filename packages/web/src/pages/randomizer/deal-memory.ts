import { type PowerId, powerById } from '@oia/rules';
import { device } from '../../storage/device.ts';
import { readLink, wishText } from './deal-link.ts';
import { type Dealt, type DealWish, FIRST_WISH } from './deal-wish.ts';

const WISH = 'oia.deal.wish';
const LATELY = 'oia.deal.lately';
/** About half of the box: enough that nothing comes again the same evening, little enough that others are left. */
const MOST_LATELY = 24;

/** What was dealt on this device lately, oldest first. */
export const dealtLately = (): readonly PowerId[] =>
  (device.read(LATELY) ?? '').split(' ').flatMap((id) => powerById(id)?.id ?? []);

export function rememberDeal(wish: DealWish, dealt: readonly Dealt[]): void {
  const news = dealt.flatMap(({ powers }) => powers);
  const all = [...dealtLately().filter((id) => !news.includes(id)), ...new Set(news)];
  device.write(LATELY, all.slice(-MOST_LATELY).join(' '));
  device.write(WISH, wishText(wish));
}

export const forgetDealt = (): void => device.remove(LATELY);

export const lastWish = (): DealWish => readLink(device.read(WISH) ?? '')?.wish ?? FIRST_WISH;
