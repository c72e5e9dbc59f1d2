import { parentPort, workerData } from 'node:worker_threads';
import { shippedNet } from '@oia/engine/node';
import { seededRandom } from '@oia/rules';
import { openingsWith } from '../quick-games/opening.ts';
import { pointsOfFirst } from './game.ts';
import { type Kind, POWERS, RUNGS, type Rung, type TopLimit } from './rungs.ts';

/** A pair of games to play: the index of the rung, the kind of games, and the number and seed of the opening. */
export interface Job {
  readonly rung: number;
  readonly kind: Kind;
  readonly pair: number;
  readonly seed: number;
}

/** The points of the upper player in both games: in seat 0, then in seat 1. */
export interface Played extends Job {
  readonly points: readonly [number, number];
}

const OPENING_TURNS = 4;

const openings = {
  none: openingsWith(POWERS.none, OPENING_TURNS),
  simple: openingsWith(POWERS.simple, OPENING_TURNS),
  all: openingsWith(POWERS.all, OPENING_TURNS),
} as const satisfies Record<Kind, unknown>;
const conditions = { top: workerData as TopLimit, net: shippedNet() };

function play(job: Job): Played {
  const { upper, lower } = RUNGS[job.rung] as Rung;
  const random = seededRandom(job.seed);
  const opening = openings[job.kind](job.pair, random);
  const asFirst = pointsOfFirst(opening, [upper, lower], conditions, random);
  const asSecond = 1 - pointsOfFirst(opening, [lower, upper], conditions, random);
  return { ...job, points: [asFirst, asSecond] };
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)));
