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

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = number | 'spectator';

const sideOfViewer = (match: Match, viewer: Viewer): number => (viewer === 'spectator' ? -1 : match.sideOf(viewer));

/** Does this viewer see the workers of this side while the game is on? */
export const isSeenBy = (match: Match, side: number, viewer: Viewer): boolean =>
  !has(match.hidden, side) || side === sideOfViewer(match, viewer);

/** Turn memory that would tell where the worker stands that moved. */
export const HIDES_WITH_THE_MOVER = [MOVED, MOVER, ORIGIN, LANDED, ASLEEP, LISTED, STRAYED, BUILDER] as const;

const TOLD_OF_WORKERS = [FEMALE, MALE, MARKED] as const;

function veil(match: Match, p: Position, side: number): void {
  const workers = p[WORKERS + side];
  p[WORKERS + side] = 0;
  for (const place of TOLD_OF_WORKERS) p[place] &= ~workers;
  p[VEIL] |= 1 << side;
  p[RECORD] &= ~(1 << side);
  if (match.sideOf(p[ACTIVE]) !== side) return;
  for (const place of HIDES_WITH_THE_MOVER) p[place] = 0;
  p[FLAGS] &= ~(CLIMBED | DESCENDED);
}

/** Takes away the workers that this viewer does not see. */
function veilOthers(match: Match, p: Position, viewer: Viewer): void {
  for (let side = 0; side < 3; side++) {
    if (!isSeenBy(match, side, viewer)) veil(match, p, side);
  }
}

/**
 * What a viewer may know of a position: the only thing a server may send. A secret that is not shown is -1, workers that are not shown are
 * absent and their side is named in VEIL. A finished game shows everything.
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

/** The position legality is asked of: without workers the actor does not see, without Abyss and fate even for their owner (Z2). */
export const knownTo = (match: Match, truth: Position, viewer: Viewer): Position =>
  match.secrets ? knownInto(newPosition(), match, truth, viewer) : truth;

/** Writes the position legality is asked of into `target` and returns it, or returns the truth itself where nothing is secret. */
export function knownInto(target: Position, match: Match, truth: Position, viewer: Viewer): Position {
  if (!match.secrets) return truth;
  copyInto(target, truth);
  if (match.hidden !== 0) veilOthers(match, target, viewer);
  for (const place of match.secretInts) target[place] = 0;
  return target;
}

/** What a viewer sees of a step: a hidden worker's move is only "a move", its build does not say who built, a secret choice is only made. */
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

/** A secret field has the name of the step that sets it. */
const isSecretChoice = (match: Match, step: Step): boolean =>
  match.cards.some(({ power }) => power.fields?.some((field) => field.secret && field.name === KINDS[kindOf(step)]));
