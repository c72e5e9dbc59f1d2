import { type NetWeights, readNet } from './net/weights.ts';

/**
 * Begins to load the shipped net. The answer says what is there by now: until the net is, and where it cannot be had, positions are judged by
 * rules of thumb, so nobody waits for it.
 */
export function beginLoadingNet(): () => NetWeights | undefined {
  let net: NetWeights | undefined;
  const load = async (): Promise<void> => {
    const response = await fetch(new URL('../nets/oia.net', import.meta.url));
    if (response.ok) net = readNet(await response.arrayBuffer());
  };
  load().catch(() => undefined);
  return () => net;
}
