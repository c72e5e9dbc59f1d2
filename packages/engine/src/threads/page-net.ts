import { type NetWeights, readNet } from '../evaluation/net/weights.ts';

const NET_FILE = new URL('../../nets/oia.net', import.meta.url);

async function loadNet(): Promise<NetWeights> {
  const response = await fetch(NET_FILE);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const net = readNet(await response.arrayBuffer());
  // A server of a single page may send that page instead of a file that is missing.
  if (!net) throw new Error('not a net of this version');
  return net;
}

/**
 * Starts loading the shipped net and returns a reader of what is loaded by now. Until then, and where the net cannot be had, positions are
 * judged by the weaker hand-made evaluation, which the console mentions: a bundler may have left the file out.
 */
export function loadNetInBackground(): () => NetWeights | undefined {
  let net: NetWeights | undefined;
  loadNet().then(
    (loaded) => {
      net = loaded;
    },
    (error: unknown) => console.warn(`Oia plays without its net, and weaker: ${NET_FILE.href} (${String(error)})`),
  );
  return () => net;
}
