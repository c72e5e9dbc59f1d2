import type { Match } from './match.ts';
import {
  ACTIVE,
  ASLEEP,
  BUILDER,
  CLIMBED,
  copyInto,
  copyOf,
  DESCENDED,
  FEMALE,
  FLAGS,
  LANDED,
  LISTED,
  MALE,
  MARKED,
  MOVED,
  MOVER,
  newPosition,
  ORIGIN,
  type Position,
  RECORD,
  STRAYED,
  VEIL,
  WORKERS,
} from './position.ts';
import { isOver } from './result.ts';
import { has, NONE } from './squares.ts';
import { BUILD, buildStep, HIDDEN, KINDS, kindOf, MOVE, PLACE, pack, type Step, stepB, stepE } from './steps.ts';

/** For whom a view is made: a seat, or a spectator. */
export type Viewer = number | 'spectator';

const sideOfViewer = (match: Match, viewer: Viewer): number => (viewer === 'spectator' ? -1 : match.sideOf(viewer));

/** True if this viewer sees the workers of this side during the game. */
export const isSeenBy = (match: Match, side: number, viewer: Viewer): boolean =>
  !has(match.hidden, side) || side === sideOfViewer(match, viewer);

/** Turn memory that would reveal where the worker that moved stands. */
export const MOVER_MEMORY = [MOVED, MOVER, ORIGIN, LANDED, ASLEEP, LISTED, STRAYED, BUILDER] as const;

const WORKER_TRAITS = [FEMALE, MALE, MARKED] as const;

function veil(match: Match, p: Position, side: number): void {
  const workers = p[WORKERS + side];
  p[WORKERS + side] = 0;
  for (const place of WORKER_TRAITS) p[place] &= ~workers;
  p[VEIL] |= 1 << side;
  p[RECORD] &= ~(1 << side);
  if (match.sideOf(p[ACTIVE]) !== side) return;
  for (const place of MOVER_MEMORY) p[place] = 0;
  p[FLAGS] &= ~(CLIMBED | DESCENDED);
}

/** Removes the workers that this viewer does not see. */
function veilOthers(match: Match, p: Position, viewer: Viewer): void {
  for (let side = 0; side < 3; side++) {
    if (!isSeenBy(match, side, viewer)) veil(match, p, side);
  }
}

/**
 * A position as far as a viewer may know it: the only form a server may send. A hidden secret is -1, hidden workers are
 * absent and their side is in VEIL. A finished game shows everything.
 */
export function viewOf(match: Match, truth: Position, viewer: Viewer): Position {
  const p = copyOf(truth);
  if (!match.secrets || isOver(p)) return p;
  veilOthers(match, p, viewer);
  for (const { power, owner, data } of match.cards) {
    for (const [i, field] of (power.fields ?? []).entries()) {
      if (field.secret && owner !== viewer && p[data + i] !== 0) p[data + i] = -1;
    }
  }
  return p;
}

/** `viewOf` without a copy, for reading only: the true position itself if nothing is secret. */
export const shownTo = (match: Match, truth: Position, viewer: Viewer): Position =>
  match.secrets ? viewOf(match, truth, viewer) : truth;

/** The position from which legality is computed: without workers the actor does not see, and without Abyss and fate even for their owner (Z2). */
export const knownTo = (match: Match, truth: Position, viewer: Viewer): Position =>
  match.secrets ? knownInto(newPosition(), match, truth, viewer) : truth;

/** `knownTo` without allocation: writes into `target`, or returns the truth itself if nothing is secret. */
export function knownInto(target: Position, match: Match, truth: Position, viewer: Viewer): Position {
  if (!match.secrets) return truth;
  copyInto(target, truth);
  if (match.hidden !== 0) veilOthers(match, target, viewer);
  for (const place of match.secretInts) target[place] = 0;
  return target;
}

/** A step as a viewer sees it: hidden moves and secret choices become HIDDEN_STEP, builds of hidden workers do not say who built. */
export function shownStep(match: Match, actor: number | undefined, step: Step, viewer: Viewer): Step {
  if (actor === undefined || match.sideOf(actor) === sideOfViewer(match, viewer)) return step;
  const kind = kindOf(step);
  const side = match.sideOf(actor);
  if (has(match.hidden, side)) {
    if (kind === MOVE || kind === PLACE) return HIDDEN_STEP;
    if (kind === BUILD) return buildStep(NONE, stepB(step), stepE(step) === 1);
  }
  return isSecretChoice(match, step) ? HIDDEN_STEP : step;
}

export const HIDDEN_STEP: Step = pack(HIDDEN, NONE, NONE);

/** A secret field has the name of the step kind that sets it. */
const isSecretChoice = (match: Match, step: Step): boolean =>
  match.cards.some(({ power }) => power.fields?.some((field) => field.secret && field.name === KINDS[kindOf(step)]));
