import process from 'node:process';
import { createInterface } from 'node:readline';
import { FULL_STRENGTH, LEVELS } from '@oia/engine';
import {
  DEFAULT_RESOURCES,
  EngineThread,
  LineProtocol,
  MAX_RESOURCES,
  type NetWeights,
  netIn,
  type Resources,
  shippedNet,
} from '@oia/engine/node';
import manifest from '../../package.json' with { type: 'json' };
import { type Command, EXIT, print, usageError } from '../command.ts';
import { invalid, ok, type Read, readArgs, readLevelOption, readWhole } from '../options.ts';

const OPTIONS = {
  level: { type: 'string', default: String(FULL_STRENGTH) },
  net: { type: 'string' },
  hash: { type: 'string', default: String(DEFAULT_RESOURCES.hash) },
  threads: { type: 'string', default: String(DEFAULT_RESOURCES.threads) },
} as const;

export const engine: Command = {
  name: 'engine',
  summary: 'the computer player, controlled by lines on standard input',
  help: `oia engine [--level ${LEVELS.join('|')}] [--net FILE] [--hash MB] [--threads N]

Speaks the engine protocol of docs/engine-protocol.md on standard input and output:

  position TEXT [turns STEP ...]     a position in our notation or the older one, and what was played since
  go movetime 1000                   think; also cputime N, nodes N, depth N, infinite
  stop                               answer now
  eval                               the evaluation of the position without looking ahead
  setoption level 5                  also: setoption seed 7, hash 64, threads 2
  newgame, isready, oia, quit

It evaluates positions by the net that comes with it. --net takes another one that npm run train has written, or
"none" for rules of thumb. --hash is the size of its table of positions in megabytes (${DEFAULT_RESOURCES.hash}), --threads how many
threads think (${DEFAULT_RESOURCES.threads}).

Answers are "info ..." while it thinks, then "bestturn STEPS next POSITION". An invalid line is
answered by "error CODE WHAT"; only "quit" or the end of the input ends the program.`,
  async run(args) {
    const read = readArgs(args, OPTIONS);
    if (!read.ok) return usageError('engine', read.error);
    const { values, positionals } = read.value;
    if (positionals.length > 0) return usageError('engine', `Unexpected argument "${positionals[0]}".`);
    const level = readLevelOption('--level', values.level);
    if (!level.ok) return usageError('engine', level.error);
    const net = readNetOption(values.net);
    if (!net.ok) return usageError('engine', net.error);
    const resources = readResources(values);
    if (!resources.ok) return usageError('engine', resources.error);
    await converse(
      new LineProtocol(new EngineThread(net.value, resources.value), print, {
        version: manifest.version,
        level: level.value,
      }),
    );
    return EXIT.ok;
  },
};

const NO_NET = 'none';

/** The net in a file, the shipped one by default, or none. */
function readNetOption(file: string | undefined): Read<NetWeights | undefined> {
  if (file === undefined) return ok(shippedNet());
  if (file === NO_NET) return ok(undefined);
  const net = netIn(file);
  return net ? ok(net) : invalid(`${file} cannot be read, or holds no net of this version.`);
}

function readResources(values: { readonly hash: string; readonly threads: string }): Read<Resources> {
  const hash = readWhole('--hash', values.hash, 1, MAX_RESOURCES.hash);
  const threads = readWhole('--threads', values.threads, 1, MAX_RESOURCES.threads);
  if (!hash.ok) return hash;
  return threads.ok ? ok({ hash: hash.value, threads: threads.value }) : threads;
}

async function converse(session: LineProtocol): Promise<void> {
  const lines = createInterface({ input: process.stdin });
  let isHeard = true;
  for await (const line of lines) {
    isHeard = session.take(line);
    if (!isHeard) break;
  }
  await session.close({ isHeard });
  // An open input would keep the process alive.
  process.stdin.destroy();
}
