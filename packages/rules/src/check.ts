import type { Fault, FaultCode } from './fallible.ts';
import type { Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  ASLEEP,
  BLOCKED,
  BOUND,
  BUILDS,
  DOMES,
  DRAW,
  EARLY,
  FEMALE,
  FLAGS,
  H1,
  H2,
  H3,
  holdersOf,
  LISTED,
  MALE,
  MARKED,
  MEMORY,
  MOVED,
  MOVER,
  OUT,
  OVER,
  PENDING,
  type Position,
  RAM,
  RECORD,
  SETUP,
  SIZE,
  STAGE,
  START,
  STEPS,
  STRAYED,
  TASK,
  TURN,
  VEIL,
  WORKERS,
  workersOn,
} from './position.ts';
import { ALL, count, has, type Mask, seatLetter } from './squares.ts';
import { MOVER_MEMORY } from './views.ts';

/** Two workers, a third with some cards, two more from a reserve. */
const MAX_WORKERS = 5;

/** The first fault of an impossible position. These are also the invariants that every step has to preserve. */
export function checkPosition(match: Match, p: Position): Fault | undefined {
  return checkBoard(p) ?? checkWorkers(match, p) ?? checkCards(match, p) ?? checkStage(match, p);
}

const refuse = (code: FaultCode, at: string): Fault => ({ code, at });

function checkBoard(p: Position): Fault | undefined {
  const stacked = (p[H2] & ~p[H1]) === 0 && (p[H3] & ~p[H2]) === 0;
  if (!stacked || (p[H1] | p[DOMES]) & ~ALL) return refuse('badHeights', '');
  if (p[RAM] & (p[DOMES] | workersOn(p)) || count(p[RAM]) > 1) return refuse('badState', 'ram');
  return undefined;
}

function checkWorkers(match: Match, p: Position): Fault | undefined {
  const [a, b, c] = [p[WORKERS], p[WORKERS + 1], p[WORKERS + 2]];
  if ((a & b) | (a & c) | (b & c)) return refuse('duplicateSquare', 'workers');
  if (workersOn(p) & p[DOMES]) return refuse('workerOnDome', 'workers');
  if (p[FEMALE] & p[MALE] || (p[FEMALE] | p[MALE]) & ~workersOn(p)) return refuse('badState', 'sex');
  for (let side = 0; side < 3; side++) {
    const workers = p[WORKERS + side];
    if (count(workers) > MAX_WORKERS || (side >= match.sides && workers !== 0))
      return refuse('tooManyWorkers', 'ABC'[side] ?? '');
    if (count(workers & p[FEMALE]) > 1 || count(workers & p[MALE]) > 1) return refuse('badState', 'sex');
    if (has(p[VEIL], side) && (workers !== 0 || !has(match.hidden, side))) return refuse('badState', 'workers');
    if (match.sides === 3 && has(p[OUT], side) && workers !== 0) return refuse('badState', 'workers');
  }
  return (p[MARKED] & ~workersOn(p)) === 0 ? undefined : refuse('badState', 'marked');
}

function checkCards(match: Match, p: Position): Fault | undefined {
  if (match.players !== 3 && p[OUT] !== 0) return refuse('badState', '!');
  if (match.players === 3 && (count(p[OUT]) > 2 || (count(p[OUT]) === 2 && p[STAGE] !== OVER)))
    return refuse('badState', '!');
  if (p[RECORD] !== 0 && !match.records) return refuse('badState', 'climbed');
  if (p[RAM] !== 0 && !match.fleece) return refuse('badState', 'ram');
  if (match.fleece && !isNamedWell(match, p)) return refuse('badState', 'held');
  if (!match.fleece && !match.cards.some(({ power }) => power.seizes) && hasForeignHolder(match, p))
    return refuse('badState', 'held');
  for (const { power, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      const value = p[data + i];
      // Tokens and coins are on free squares or under workers, never on or under a dome.
      if (field.kind === 'mask' && value & (p[DOMES] | ~ALL)) return refuse('badState', field.name);
      if (field.kind === 'power' && p[STAGE] !== SETUP && value === 0 && !isOut(match, p, data))
        return refuse('badState', field.name);
      if (field.kind === 'direction' && p[STAGE] !== SETUP && value === 0 && !isOut(match, p, data))
        return refuse('badState', field.name);
    }
  }
  return undefined;
}

/**
 * True if the heroes beside a Ram's card are where they can be: with their owners, except one that is unspent and rests while its owner has
 * named the Ram's card (Z38). Before a card is named nothing has happened in the turn.
 */
function isNamedWell(match: Match, p: Position): boolean {
  const isLent = has(holdersOf(p, 0), p[ACTIVE]);
  const hasBegun = PLAYED.some((place) => p[place] !== 0) || (p[FLAGS] & ~BOUND) !== 0;
  return match.cards.every(({ power, owner, data }, card) => {
    if (owner === undefined) return true;
    const holders = holdersOf(p, card);
    const isOffered = p[STAGE] === TURN && owner === p[ACTIVE] && isLent && !power.exhausted?.(p, data);
    return holders === 0 ? isOffered : holders === 1 << owner && !(isOffered && hasBegun);
  });
}

/** Turn memory that shows that the turn is under way. */
const PLAYED = [MOVED, MOVER, STEPS, EARLY, BUILDS] as const;

/** True if a card is not held by its owner, though no power in play could have taken it. */
const hasForeignHolder = (match: Match, p: Position): boolean =>
  match.cards.some(({ owner }, card) => (holdersOf(p, card) & ~(1 << (owner ?? 0))) !== 0);

const isOut = (match: Match, p: Position, data: number): boolean => {
  const owner = match.cards.find((card) => card.data === data)?.owner;
  return owner !== undefined && has(p[OUT], owner);
};

function checkStage(match: Match, p: Position): Fault | undefined {
  const stage = p[STAGE];
  if (stage === SETUP) return checkSetup(match, p);
  if (match.fleece && p[RAM] === 0) return refuse('badState', 'ram');
  if (has(p[OUT], p[ACTIVE]) && stage !== OVER) return refuse('badSide', seatLetter(p[ACTIVE]));
  if (stage === DRAW && !drawsMakeSense(match, p)) return refuse('badState', 'draws');
  if (stage !== DRAW && p[TASK] !== 0) return refuse('badState', 'draws');
  if (stage === TURN) return checkMemory(match, p);
  for (let i = MEMORY; i < SIZE; i++) if (p[i] !== 0) return refuse('badState', 'memory');
  return stage === START || stage === DRAW || stage === OVER ? undefined : refuse('badSide', '');
}

const drawsMakeSense = (match: Match, p: Position): boolean =>
  p[TASK] !== 0 && match.cards.every(({ power }, card) => !has(p[TASK], card) || power.deck !== undefined);

/** During set-up exactly the placed workers are on the board. */
function checkSetup(match: Match, p: Position): Fault | undefined {
  const done = match.tasks.slice(0, p[TASK]);
  for (let side = 0; side < match.sides; side++) {
    const placed = done.filter(({ kind, seat }) => kind === 'place' && match.sideOf(seat as number) === side).length;
    if (!has(p[VEIL] | p[OUT], side) && count(p[WORKERS + side]) !== placed)
      return refuse('tooManyWorkers', 'ABC'[side] ?? '');
  }
  if (p[H1] | p[DOMES] | p[MARKED] | p[RECORD]) return refuse('badHeights', '');
  for (let i = MEMORY; i < SIZE; i++) if (p[i] !== 0) return refuse('badState', 'memory');
  return undefined;
}

function checkMemory(match: Match, p: Position): Fault | undefined {
  const ofWorkers: readonly [string, Mask][] = [
    ['moved', p[MOVED]],
    ['mover', p[MOVER]],
    ['asleep', p[ASLEEP]],
    ['listed', p[LISTED]],
    ['strayed', p[STRAYED]],
  ];
  const wrong = ofWorkers.find(([, mask]) => mask & ~workersOn(p));
  if (wrong && p[VEIL] === 0) return refuse('badState', wrong[0]);
  const side = match.sideOf(p[ACTIVE]);
  const strangers = p[ADDITIONAL] === 0 ? (p[MOVER] | p[MOVED]) & ~p[WORKERS + side] : 0;
  if (strangers !== 0 || count(p[MOVER]) > 1) return refuse('badState', 'mover');
  if (has(p[VEIL], side) && MOVER_MEMORY.some((place) => p[place] !== 0)) return refuse('badState', 'mover');
  if (p[BLOCKED] & ~ALL) return refuse('badState', 'blocked');
  return p[PENDING] !== 0 && p[PENDING] >> 5 === 0 ? refuse('badState', 'pending') : undefined;
}
