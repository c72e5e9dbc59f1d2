import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Random, seededRandom, type Viewer } from '@oia/rules';
import { readOptions } from '../../src/options.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { sqliteReader } from '../chaos/room-reader.ts';
import { TestPlayer } from '../sockets/test-player.ts';
import { Bystanders } from './bystanders.ts';
import { socketDifference } from './sockets.ts';
import { type AnswerTimes, type Times, TwinGame, termsOf, twinRoom } from './twin-rooms.ts';

/** The powers of a game; the first one has the secret. */
export const MATCHUPS = [
  'hecate none',
  'hecate apollo',
  'hecate gaea',
  'moerae pan',
  'tartarus artemis',
  'hecate chaos',
  'tartarus chaos',
  'moerae chaos',
  'hecate bia artemis',
  'moerae hermes hera',
] as const;

export interface LeakTally {
  games: number;
  steps: number;
  readonly ends: Record<string, number>;
  /** Games in which the owner of the secret received something different: there was something to hide. */
  different: number;
  readonly leaks: string[];
  /** Pairs that do not count, because the machine hung and the server dropped its rooms. */
  interrupted: number;
  readonly times: AnswerTimes;
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/** Plays pairs of games that differ in a secret on one server. */
export async function lookForLeaks({
  pairs,
  seed,
  most,
}: {
  pairs: number;
  seed: number;
  most: number;
}): Promise<LeakTally> {
  const data = mkdtempSync(join(tmpdir(), 'oia-leaks-'));
  const times: AnswerTimes = { commands: [[], []], lists: [[], []] };
  const tally: LeakTally = { games: 0, steps: 0, different: 0, ends: {}, leaks: [], interrupted: 0, times };
  const server = await served(data);
  const random = seededRandom(seed);
  try {
    const people = [await crew(server), await crew(server)] as const;
    const outsider = await lobbyWatcher(server);
    for (let i = 0; i < pairs; i++) {
      const matchup = MATCHUPS[i % MATCHUPS.length] as string;
      await playPair({ matchup, people, outsider, random, data, tally, most });
    }
    for (const player of [...people.flat(), outsider]) player.leave();
    return tally;
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Chance is the same in both games of a pair. */
async function served(data: string): Promise<RunningServer> {
  const read = readOptions(['--port', '0', '--data', data, '--log', 'error', '--threads', '1'], {}, undefined);
  if (!read.ok) throw new Error(read.error);
  return startServer({ ...read.value, messageRate: 100_000, requestRate: 1_000_000 }, { random: () => 0.5 });
}

/** Players with the same names for both rooms. */
async function crew({ address }: RunningServer): Promise<TestPlayer[]> {
  const players: TestPlayer[] = [];
  for (const name of NAMES) {
    const player = await TestPlayer.guest(address, name);
    await player.connect();
    players.push(player);
  }
  return players;
}

async function lobbyWatcher({ address }: RunningServer): Promise<TestPlayer> {
  const outsider = await TestPlayer.guest(address, 'Otto');
  await outsider.connect();
  outsider.send({ kind: 'lobby', isWatched: true });
  return outsider;
}

interface PairParts {
  readonly matchup: string;
  readonly people: readonly [readonly TestPlayer[], readonly TestPlayer[]];
  readonly outsider: TestPlayer;
  readonly random: Random;
  readonly data: string;
  readonly tally: LeakTally;
  readonly most: number;
}

async function playPair({ matchup, people, outsider, random, data, tally, most }: PairParts): Promise<void> {
  const powers = matchup.split(' ');
  const terms = termsOf(powers);
  const [one, other] = [
    await twinRoom(terms, people[0].slice(0, powers.length + 1)),
    await twinRoom(terms, people[1].slice(0, powers.length + 1)),
  ];
  // The first power has the secret.
  const observers: Viewer[] = [...[...powers.keys()].filter((seat) => seat > 0), 'spectator'];
  const bystanders = [new Bystanders(one, observers, outsider), new Bystanders(other, observers, outsider)] as const;
  await Promise.all(bystanders.map((readers) => readers.begun()));
  const game = new TwinGame(
    { rooms: [one, other], observers, bystanders },
    { reader: sqliteReader(data), random, times: tally.times },
  );
  const before = uptimesIn(data);
  const end = await game.play(Math.ceil(most * random()) + 6);
  if (socketDifference(one, other, 0)) tally.different++;
  await game.resign();
  for (const readers of bystanders) readers.close();
  for (const room of [one, other]) for (const player of room.players) player.send({ kind: 'unwatch', room: room.id });
  tally.games++;
  tally.steps += game.steps;
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  if (uptimesIn(data) === before) tally.leaks.push(...game.leaks.map((leak) => `${matchup}: ${leak}`));
  else tally.interrupted++;
}

/** How often the server was considered dead. Readers of streams then return later, at a different version. */
function uptimesIn(data: string): number {
  const db = new DatabaseSync(join(data, 'oia.sqlite'), { readOnly: true });
  try {
    return db.prepare('select count(*) as lives from process').get()?.lives as number;
  } finally {
    db.close();
  }
}

const medianOf = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** By how much the medians of both differ, and how often chance alone makes them differ as much. */
export function compareTimes([one, other]: Times, random: Random, shuffles = 1000) {
  const medians = [medianOf(one), medianOf(other)] as const;
  const gap = Math.abs(medians[0] - medians[1]);
  const all = [...one, ...other];
  let asMuch = 0;
  for (let i = 0; i < shuffles; i++) {
    const mixed = all.map((time) => ({ time, key: random() })).toSorted((a, b) => a.key - b.key);
    const [a, b] = [mixed.slice(0, one.length), mixed.slice(one.length)];
    if (Math.abs(medianOf(a.map(({ time }) => time)) - medianOf(b.map(({ time }) => time))) >= gap) asMuch++;
  }
  return { answers: all.length, medians, gap, chance: asMuch / shuffles };
}
