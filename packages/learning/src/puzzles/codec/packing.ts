import { NO_POWER, POWER_LIST, powerById, type Result, seatLetter } from '@oia/rules';
import { PUZZLE_KINDS, type PuzzleKind, type PuzzleText } from '../puzzle.ts';
import {
  BOARD_LETTERS,
  letterOf,
  lettersOf,
  numberIn,
  numberOf,
  packBoard,
  packKey,
  packWorkers,
  unpackBoard,
  unpackKey,
  unpackWorkers,
} from './letters.ts';

/** A fault in a line of the file. */
export interface LineFault {
  readonly code: 'badLine';
  readonly at: string;
}

/** Ratings are rounded to the nearest ten. */
const RATING_STEP = 10;
const HEAD = new RegExp(
  `^(?<powers>[\\w-]{2})(?<kind>[\\w-])(?<rating>[\\w-]{2})(?<board>[\\w-]{${BOARD_LETTERS}})(?<a>[a-zA-Z*]*)\\.(?<b>[a-zA-Z*]*)$`,
);
const SEAT = /^(?<power>[a-z]+)(?<state>\[[^\]]*\])?:(?<workers>[a-z0-9,-]+)$/;

interface Seat {
  readonly power: string;
  readonly state: string;
  readonly workers: string;
}

/**
 * One line: powers, kind and seat, rating, board and workers as letters, then the key, and where there is more to know the state of both cards
 * and the other options of the position.
 */
export function packPuzzle({ kind, rating, position, key }: PuzzleText): string {
  const [board = '', turn = '', first = '', second = '', ...options] = position.split(' ');
  const [a, b] = [seatOf(first), seatOf(second)];
  const head = [
    powerLetter(a.power) + powerLetter(b.power),
    letterOf(PUZZLE_KINDS.indexOf(kind) + (turn === seatLetter(1) ? PUZZLE_KINDS.length : 0)),
    lettersOf(Math.round(rating / RATING_STEP), 2),
    packBoard(board),
    `${packWorkers(a.workers)}.${packWorkers(b.workers)}`,
  ];
  return [head.join(''), packKey(key), a.state, b.state, options.join(' ')].join('|').replace(/\|+$/, '');
}

function seatOf(text: string): Seat {
  const { power = '', state = '', workers = '' } = SEAT.exec(text)?.groups ?? {};
  return { power, state, workers };
}

const powerLetter = (id: string): string => letterOf(powerById(id)?.number ?? 0);

/** The inverse of `packPuzzle`. Whether the position makes sense is asked when the puzzle is opened. */
export function unpackPuzzle(line: string): Result<PuzzleText, LineFault> {
  const [head = '', key = '', stateA = '', stateB = '', options = ''] = line.split('|');
  const fields = HEAD.exec(head)?.groups;
  const [powerA, powerB] = [...(fields?.powers ?? '')].map(powerIn);
  const kind = numberOf(fields?.kind ?? '');
  if (!fields || !powerA || !powerB || kind < 0 || kind >= 2 * PUZZLE_KINDS.length) return badLine(line);
  const { rating = '', board = '', a = '', b = '' } = fields;
  const seats = [`${powerA}${stateA}:${unpackWorkers(a)}`, `${powerB}${stateB}:${unpackWorkers(b)}`];
  const turn = seatLetter(Math.floor(kind / PUZZLE_KINDS.length));
  return {
    ok: true,
    value: {
      kind: PUZZLE_KINDS[kind % PUZZLE_KINDS.length] as PuzzleKind,
      rating: numberIn(rating) * RATING_STEP,
      position: [unpackBoard(board), turn, ...seats, ...(options === '' ? [] : [options])].join(' '),
      key: unpackKey(key),
    },
  };
}

const badLine = (at: string): Result<never, LineFault> => ({ ok: false, error: { code: 'badLine', at } });

const POWER_IDS = new Map<number, string>([
  [0, NO_POWER],
  ...POWER_LIST.map(({ number, id }) => [number, id] as const),
]);

const powerIn = (letter: string): string | undefined => POWER_IDS.get(numberOf(letter));
