// Bots play over sockets while
// servers are killed; nothing that was acknowledged may be lost.
import process from 'node:process';
import { clusterChaos } from '../packages/server/test/chaos/cluster-chaos.ts';
import { diskChaos } from '../packages/server/test/chaos/disk-chaos.ts';
import type { Tally } from '../packages/server/test/chaos/run.ts';
import { type ChaosOptions, sqliteChaos } from '../packages/server/test/chaos/sqlite-chaos.ts';
import { amount, choice, readOptions, seedOption, whole } from './options.ts';

const KINDS: Readonly<Record<string, (options: ChaosOptions) => Promise<Tally>>> = {
  sqlite: sqliteChaos,
  cluster: clusterChaos,
  disk: diskChaos,
};

const { minutes, kills, seed, kind, bots, rooms } = readOptions(
  'chaos',
  'bots play over sockets while servers are killed; nothing that was acknowledged may be lost',
  {
    minutes: amount('how long, for all kinds together', 10),
    kills: whole('stops a kind after N kills; no limit if left out', Number.POSITIVE_INFINITY),
    seed: seedOption(Date.now() % 1_000_000),
    kind: choice('what the servers keep their games in', [...Object.keys(KINDS), 'all'], 'all'),
    bots: whole('players', 16, { min: 2 }),
    rooms: whole('games at the same time', 16),
  },
);
const kinds = kind === 'all' ? Object.keys(KINDS) : [kind];

// Servers end with the tool.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const name of kinds) {
  const until = Date.now() + (minutes * 60_000) / kinds.length;
  console.log(`chaos on ${name}, seed ${seed}`);
  let shownAt = 0;
  const tally = await KINDS[name]?.({
    seed,
    bots,
    rooms,
    isOver: (disturbances) => disturbances >= kills || Date.now() > until,
    progress: (line) => {
      if (Date.now() < shownAt + 10_000) return;
      shownAt = Date.now();
      console.log(line);
    },
  });
  if (tally) report(name, tally);
}

function report(name: string, { disturbances, faults, refusals, ...counts }: Tally): void {
  console.log(
    `\n${name}: ${Object.entries(disturbances)
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
