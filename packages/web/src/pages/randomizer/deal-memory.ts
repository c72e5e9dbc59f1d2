import { type PowerId, powerById } from '@oia/rules';
import { device } from '../../storage/device.ts';
import { readLink, requestText } from './deal-link.ts';
import { DEFAULT_REQUEST, type DealRequest, type Dealt } from './deal-request.ts';

const REQUEST = 'oia.deal.wish';
const RECENT = 'oia.deal.lately';
/** About half of the box: enough that nothing comes again the same evening, little enough that others are left. */
const MAX_RECENT = 24;

/** What was dealt on this device lately, oldest first. */
export const recentlyDealt = (): readonly PowerId[] =>
  (device.read(RECENT) ?? '').split(' ').flatMap((id) => powerById(id)?.id ?? []);

export function rememberDeal(request: DealRequest, dealt: readonly Dealt[]): void {
  const news = dealt.flatMap(({ powers }) => powers);
  const all = [...recentlyDealt().filter((id) => !news.includes(id)), ...new Set(news)];
  device.write(RECENT, all.slice(-MAX_RECENT).join(' '));
  device.write(REQUEST, requestText(request));
}

export const forgetDealt = (): void => device.remove(RECENT);

export const lastRequest = (): DealRequest => readLink(device.read(REQUEST) ?? '')?.request ?? DEFAULT_REQUEST;
