import { type PowerId, powerById } from '@oia/rules';
import { device } from '../../storage/device.ts';
import { readLink, requestText } from './deal-link.ts';
import { DEFAULT_REQUEST, type DealRequest, type Dealt } from './deal-request.ts';

const REQUEST = 'oia.deal.wish';
const RECENT = 'oia.deal.lately';
/** About half of the box: an evening without repetitions, with enough other powers left. */
const MAX_RECENT = 24;

/** The powers dealt recently on this device, oldest first. */
export const recentlyDealt = (): readonly PowerId[] =>
  (device.read(RECENT) ?? '').split(' ').flatMap((id) => powerById(id)?.id ?? []);

export function rememberDeal(request: DealRequest, dealt: readonly Dealt[]): void {
  const powers = dealt.flatMap((one) => one.powers);
  const all = [...recentlyDealt().filter((id) => !powers.includes(id)), ...new Set(powers)];
  device.write(RECENT, all.slice(-MAX_RECENT).join(' '));
  device.write(REQUEST, requestText(request));
}

export const forgetDealt = (): void => device.remove(RECENT);

export const lastRequest = (): DealRequest => readLink(device.read(REQUEST) ?? '')?.request ?? DEFAULT_REQUEST;
