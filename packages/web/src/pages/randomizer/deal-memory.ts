import { type PowerId, powerById } from '@oia/rules';
import { device } from '../../storage/device.ts';
import { RANDOMIZER_RECENT, RANDOMIZER_REQUEST, readItem } from '../../storage/keys.ts';
import { readLink, requestText } from './deal-link.ts';
import { DEFAULT_REQUEST, type DealRequest, type Dealt } from './deal-request.ts';

/** About half of the box: an evening without repetitions, with enough other powers left. */
const MAX_RECENT = 24;

/** The powers dealt recently on this device, oldest first. */
export const recentlyDealt = (): readonly PowerId[] =>
  readItem(RANDOMIZER_RECENT).flatMap((id) => powerById(id)?.id ?? []);

export function rememberDeal(request: DealRequest, dealt: readonly Dealt[]): void {
  const powers = dealt.flatMap((one) => one.powers);
  const all = [...recentlyDealt().filter((id) => !powers.includes(id)), ...new Set(powers)];
  device.write(RANDOMIZER_RECENT.key, all.slice(-MAX_RECENT).join(' '));
  device.write(RANDOMIZER_REQUEST.key, requestText(request));
}

export const forgetDealt = (): void => device.remove(RANDOMIZER_RECENT.key);

export const lastRequest = (): DealRequest => readLink(readItem(RANDOMIZER_REQUEST))?.request ?? DEFAULT_REQUEST;
