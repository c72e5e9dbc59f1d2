// The attacking side, in a process of its own: it must not slow down the measurement.
import process from 'node:process';
import { flooded } from '../../packages/server/test/security/flooding.ts';
import { intrude } from '../../packages/server/test/security/intrusion.ts';

/** The attack, as JSON. */
export type Attack =
  | {
      readonly kind: 'fuzz';
      readonly address: string;
      readonly room: string;
      readonly messages: number;
      readonly seed: number;
    }
  | { readonly kind: 'flood'; readonly address: string; readonly name: string; readonly seconds: number };

const attack = JSON.parse(process.argv[2] ?? '') as Attack;
const result =
  attack.kind === 'fuzz'
    ? await intrude(attack.address, { ...attack, sockets: 20 })
    : await flooded(attack.address, attack.name, { lines: 8, seconds: attack.seconds });
process.stdout.write(JSON.stringify(result), () => process.exit());
