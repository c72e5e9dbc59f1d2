// npm run chaos -- --minutes 10 [--kills 200] [--seed 1] [--kind sqlite|cluster|disk|all]: bots play over sockets while
// servers are killed; nothing that was acknowledged may be lost.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { clusterChaos } from '../packages/server/test/chaos/cluster-chaos.ts';
import { diskChaos } from '../packages/server/test/chaos/disk-chaos.ts';
import type { Tally } from '../packages/server/test/chaos/run.ts';
import { type ChaosOptions, sqliteChaos } from '../packages/server/test/chaos/sqlite-chaos.ts';

const KINDS: Readonly<Record<string, (options: ChaosOptions) => Promise<Tally>>> = {
  sqlite: sqliteChaos,
  cluster: clusterChaos,
  disk: diskChaos,
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kind: { type: 'string', default: 'all' },
    bots: { type: 'string', default: '16' },
    rooms: { type: 'string', default: '16' },
  },
});
const [minutes, kills, seed] = [Number(values.minutes), Number(values.kills), Number(values.seed)];
const kinds = values.kind === 'all' ? Object.keys(KINDS) : [values.kind];
if (!(minutes > 0) || !(kills > 0) || Number.isNaN(seed) || kinds.some((kind) => !KINDS[kind])) {
  console.error(
    `chaos: --minutes and --kills take positive numbers, --seed a number, --kind ${Object.keys(KINDS).join(', ')} or all`,
  );
  process.exit(2);
}

// Servers end with the tool.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const kind of kinds) {
  const until = Date.now() + (minutes * 60_000) / kinds.length;
  console.log(`chaos on ${kind}, seed ${seed}`);
  let told = 0;
  const tally = await KINDS[kind]?.({
    seed,
    bots: Number(values.bots),
    rooms: Number(values.rooms),
    isOver: (disturbances) => disturbances >= kills || Date.now() > until,
    progress: (line) => {
      if (Date.now() < told + 10_000) return;
      told = Date.now();
      console.log(line);
    },
  });
  if (tally) report(kind, tally);
}

function report(kind: string, { disturbances, faults, refusals, ...counts }: Tally): void {
  console.log(
    `\n${kind}: ${Object.entries(disturbances)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ')}`,
  );
  console.log(
    `${counts.acknowledged} commands acknowledged, ${counts.resent} sent again, ${counts.rooms} rooms; ${counts.audits} rooms replayed, ${counts.views} compared with what their players and spectators saw`,
  );
  console.log(
    `refusals: ${
      Object.entries(refusals)
        .map(([code, count]) => `${code} ${count}`)
        .join(', ') || 'none'
    }`,
  );
  console.log(`${faults.length} faults`);
  for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
