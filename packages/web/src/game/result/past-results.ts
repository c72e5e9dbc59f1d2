import { isLevel, LEVELS, type Level } from '@oia/engine';
import type { Game } from '@oia/rules';
import { levelOf, type Seat } from '@oia/table';
import { youAmong } from '../../session/names.ts';
import { device } from '../../storage/device.ts';
import { RESULTS, readItem } from '../../storage/keys.ts';

/** How a game of one person against computers ended for that person. */
export interface PastResult {
  /** The id of the game: if it is taken back and ends again, only the last end counts. */
  readonly game: string;
  readonly result: 'won' | 'lost' | 'drawn';
  /** The level of the strongest computer. */
  readonly level: Level;
}

/** Latest first. */
export type PastResults = readonly PastResult[];

const RESULT_KINDS: readonly unknown[] = ['won', 'lost', 'drawn'] satisfies PastResult['result'][];

/** The latest results against computers on this device; without storage those since the page was opened. */
export const pastResults = (): PastResults => readItem(RESULTS).filter(isResult);

// Not a promise.
export const keepResults = (results: PastResults): void => void device.write(RESULTS.key, JSON.stringify(results));

/** Another version may have stored something else. */
function isResult(value: unknown): value is PastResult {
  const { game, result, level } = { ...(value as Partial<PastResult>) };
  return typeof game === 'string' && RESULT_KINDS.includes(result) && isLevel(level);
}

/** Losses or wins in a row after which another level is offered. */
const LOSSES_IN_A_ROW = 2;
const WINS_IN_A_ROW = 3;

/** undefined: not over, without a result, or not a game of one person against computers. */
export function resultFor(id: string, { match, outcome }: Game, seats: readonly Seat[]): PastResult | undefined {
  const you = youAmong(seats);
  const levels = seats.flatMap((seat) => levelOf(seat) ?? []);
  const level = LEVELS.findLast((each) => levels.includes(each));
  if (!outcome || outcome.reason === 'abandoned' || you === undefined || level === undefined) return undefined;
  if (outcome.winner === undefined) return { game: id, result: 'drawn', level };
  return { game: id, result: outcome.winner === match.sideOf(you) ? 'won' : 'lost', level };
}

/** Older results are never looked at. */
const MAX_REMEMBERED = Math.max(LOSSES_IN_A_ROW, WINS_IN_A_ROW);

export const withResult = (before: PastResults, result: PastResult): PastResults =>
  [result, ...before.filter(({ game }) => game !== result.game)].slice(0, MAX_REMEMBERED);

/** The level to offer now: a gentler one after losses in a row at one level, a stronger one after wins. */
export function advisedLevel(results: PastResults): Level | undefined {
  const [last] = results;
  if (!last) return undefined;
  const at = LEVELS.indexOf(last.level);
  if (isRow(results, 'lost', LOSSES_IN_A_ROW)) return LEVELS[at - 1];
  return isRow(results, 'won', WINS_IN_A_ROW) ? LEVELS[at + 1] : undefined;
}

const isRow = (results: PastResults, result: PastResult['result'], length: number): boolean =>
  results.length >= length &&
  results.slice(0, length).every((each) => each.result === result && each.level === results[0]?.level);
