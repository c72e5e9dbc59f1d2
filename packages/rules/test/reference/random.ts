// Varied, consistent mid-game positions for comparing two generators.

import { blockOf, CORNERS, neighboursOf, SQUARES } from './geometry.ts';
import { HEROES, heldBy, SIMPLE, stealable } from './powers.ts';
import { additionalPlayable } from './turns.ts';
import type { RefPosition, RefSeat, RefState, Sex, Side } from './types.ts';
import { other } from './types.ts';

type Rng = () => number;

export interface RandomOptions {
  /** Also lay whirlpools under workers, which the rules allow to arise (32.8, 32.9). */
  tokensUnderWorkers?: boolean;
}

/** Simple powers banned against an opponent's power never lie in Chaos' deck (14.6). */
const NOT_IN_DECK: readonly (readonly [string, string])[] = [
  ['gaea', 'atlas'],
  ['harpies', 'hermes'],
];

function below(rng: Rng, count: number): number {
  return Math.min(count - 1, Math.floor(rng() * count));
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  const item = list[below(rng, list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(below(rng, rest.length), 1));
  return result;
}

/** Each board has its own mood, from nearly flat to crowded with domes. */
function randomBoard(rng: Rng, crowded: boolean): Pick<RefPosition, 'heights' | 'domes'> {
  const flatness = pick(rng, [0.1, 0.25, 0.5]);
  const towers = pick(rng, [0.15, 0.3, 0.45]);
  const capped = crowded ? 0.85 : pick(rng, [0.1, 0.3, 0.6]);
  const lowDomes = crowded ? 0.45 : pick(rng, [0, 0, 0.05, 0.2]);
  const heights = SQUARES.map(() => (rng() < flatness ? 0 : rng() < towers ? 3 : pick(rng, [1, 1, 2, 2, 2])));
  const domes = heights.map((height) => rng() < (height === 3 ? capped : lowDomes));
  for (const square of shuffled(rng, SQUARES).slice(0, crowded ? 9 : 13)) domes[square] = false;
  return { heights, domes };
}

/** Workers like to stand near each other, so that powers meet; now and then in a corner. */
function workerSquare(rng: Rng, free: readonly number[], taken: readonly number[]): number {
  const near = free.filter((square) => taken.some((place) => neighboursOf(place).includes(square)));
  if (near.length > 0 && rng() < 0.6) return pick(rng, near);
  const corners = free.filter((square) => CORNERS.includes(square));
  return corners.length > 0 && rng() < 0.1 ? pick(rng, corners) : pick(rng, free);
}

function sexesOf(rng: Rng, power: string, reserve: number): Sex[] {
  const sexes: Sex[] = ['f', 'm'];
  if (power === 'moerae') sexes.push('n');
  if (power === 'gaea') for (let placed = reserve; placed < 2; placed += 1) sexes.push('n');
  if (rng() < 0.15) sexes.splice(below(rng, sexes.length), 1);
  if (power === 'gaea' && reserve > 0 && rng() < 0.05) return [];
  return sexes;
}

function chaosState(rng: Rng, opponent: string): RefState {
  const banned = NOT_IN_DECK.filter(([power]) => power === opponent).map(([, card]) => card);
  const cards = shuffled(
    rng,
    SIMPLE.filter((card) => card !== opponent && !banned.includes(card)),
  );
  const [face = 'apollo', ...rest] = cards;
  const discards = rest.splice(0, below(rng, rest.length + 1));
  return { face, deck: rest.sort(), discards: discards.sort() };
}

function randomState(rng: Rng, power: string, opponent: string, reserve: number): RefState {
  if (HEROES.includes(power)) return { used: rng() < 0.2 };
  switch (power) {
    case 'gaea':
      return { reserve };
    case 'aeolus':
      return { wind: below(rng, 8) };
    case 'siren':
      return { song: below(rng, 8) };
    case 'moerae':
      return { fate: below(rng, 4) + 5 * below(rng, 4) };
    case 'chaos':
      return chaosState(rng, opponent);
    case 'circe':
      return { stolen: stealable(opponent) && rng() < 0.5 };
    default:
      return {};
  }
}

/** State that depends on where everything stands: tokens, the Abyss, a tempting fate square, Adonis' mark. */
function placeState(rng: Rng, p: RefPosition, side: Side, options: RandomOptions): void {
  const { power, state } = p.seats[side];
  const workers = p.seats.flatMap((seat) => seat.workers.map((worker) => worker.square));
  const undomed = SQUARES.filter((square) => !p.domes[square]);
  const empty = undomed.filter((square) => !workers.includes(square));
  if (power === 'charybdis') {
    const spaces = options.tokensUnderWorkers === true ? [...undomed, ...workers] : empty;
    const beside = spaces.filter((square) => neighboursOf(square).some((near) => workers.includes(near)));
    const first = shuffled(rng, beside.length > 0 ? beside : spaces);
    const tokens = [...first.slice(0, 1), ...shuffled(rng, spaces)];
    const count = pick(rng, [0, 1, 2, 2, 2]);
    state.whirlpools = [...new Set(tokens)].slice(0, count).sort((a, b) => a - b);
  }
  if (power === 'tartarus') {
    const open = SQUARES.filter((square) => !workers.includes(square));
    state.abyss = rng() < 0.85 && empty.length > 0 ? pick(rng, empty) : pick(rng, open);
  }
  if (power === 'moerae' && rng() < 0.6) {
    const tempting = empty.filter((square) => p.heights[square] === 3);
    const blocks = SQUARES.filter((square) => square % 5 < 4 && square < 20);
    const target = tempting.length > 0 ? pick(rng, tempting) : pick(rng, SQUARES);
    state.fate = pick(
      rng,
      blocks.filter((square) => blockOf(square).includes(target)),
    );
  }
  const opponent = p.seats[other(side)];
  const victims = opponent.power === 'hecate' ? [] : opponent.workers; // hidden workers cannot be marked
  if (power === 'adonis' && p.toMove !== side && victims.length > 0 && rng() < 0.6) {
    state.used = true;
    state.mark = pick(rng, victims).square;
  }
}

function randomSeats(
  rng: Rng,
  board: Pick<RefPosition, 'heights' | 'domes'>,
  powers: [string, string],
): [RefSeat, RefSeat] {
  const taken: number[] = [];
  const seat = (side: Side): RefSeat => {
    const power = powers[side];
    const reserve = power === 'gaea' ? below(rng, 3) : 0;
    const workers = sexesOf(rng, power, reserve).map((sex) => {
      const free = SQUARES.filter((square) => !board.domes[square] && !taken.includes(square));
      const square = workerSquare(rng, free, taken);
      taken.push(square);
      return { square, sex };
    });
    return { power, workers, state: randomState(rng, power, powers[other(side)], reserve) };
  };
  return [seat(0), seat(1)];
}

export function randomPosition(seedRng: Rng, a: string, b: string, options: RandomOptions = {}): RefPosition {
  const crowded = [a, b].includes('heracles') && seedRng() < 0.9;
  const board = randomBoard(seedRng, crowded);
  const position: RefPosition = {
    ...board,
    seats: randomSeats(seedRng, board, [a, b]),
    toMove: seedRng() < 0.5 ? 0 : 1,
    climbed: [seedRng() < 0.4, seedRng() < 0.4],
  };
  placeState(seedRng, position, 0, options);
  placeState(seedRng, position, 1, options);
  const states: [RefState, RefState] = [position.seats[0].state, position.seats[1].state];
  const mayHaveEarned = heldBy(position.toMove, [a, b], states) === 'dionysus' && seedRng() < 0.3;
  if (mayHaveEarned && additionalPlayable(position)) {
    position.additional = true;
    for (const state of states) delete state.mark; // it ended with the normal turn (47.10)
  }
  return position;
}
