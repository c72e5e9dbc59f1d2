import { type PowerId, powerById } from '@oia/rules';
import { device } from '../../storage/device.ts';
import { readLink, requestText } from './deal-link.ts';
import { DEFAULT_REQUEST, type DealRequest, type Dealt } from './deal-request.ts';

const REQUEST = 'oia.deal.wish';
const LATELY = 'oia.deal.lately';
/** About half of the box: enough that nothing comes again the same evening, little enough that others are left. */
const MOST_LATELY = 24;

/** What was dealt on this device lately, oldest first. */
export const dealtLately = (): readonly PowerId[] =>
  (device.read(LATELY) ?? '').split(' ').flatMap((id) => powerById(id)?.id ?? []);

export function rememberDeal(request: DealRequest, dealt: readonly Dealt[]): void {
  const news = dealt.flatMap(({ powers }) => powers);
  const all = [...dealtLately().filter((id) => !news.includes(id)), ...new Set(news)];
  device.write(LATELY, all.slice(-MOST_LATELY).join(' '));
  device.write(REQUEST, requestText(request));
}

export const forgetDealt = (): void => device.remove(LATELY);

export const lastRequest = (): DealRequest => readLink(device.read(REQUEST) ?? '')?.request ?? DEFAULT_REQUEST;
