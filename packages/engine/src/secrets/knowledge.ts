import {
  Belief,
  fault,
  type Match,
  type Observation,
  type Position,
  parsePosition,
  type Random,
  type Result,
  shuffled,
  viewOf,
  worldsOf,
} from '@oia/rules';
import { copyOf, DATA, MEMORY, SETUP, STAGE, samePosition, VEIL } from '@oia/rules/layout';
import { at } from '../evaluation/evaluator.ts';
import type { Seen } from '../question/question.ts';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Timer } from '../question/timer.ts';

/** Maximum share of the time for replaying the history; after that the view alone is used. */
const HISTORY_SHARE = 0.3;
/** Number of worlds tracked while the history is replayed. */
const TRACKED_WORLDS = 100;

/** The seat's memory of the game, parsed. */
export interface SeatHistory {
  readonly first: Position;
  readonly seen: readonly Observation[];
}

/** Views of the same match; a history of another one is refused. */
export function readSeatHistory({ question, match }: ParsedQuestion): Result<SeatHistory | undefined> {
  const history = question.table?.history;
  if (history === undefined) return { ok: true, value: undefined };
  const first = readView(match, history.first);
  if (!first.ok) return first;
  if (!Array.isArray(history.seen)) return fault('badState', 'history');
  const seen: Observation[] = [];
  for (const one of history.seen) {
    const read = readSeen(match, one);
    if (!read.ok) return read;
    seen.push(read.value);
  }
  return { ok: true, value: { first: first.value, seen } };
}

function readSeen(match: Match, seen: Partial<Seen> | undefined | null): Result<Observation> {
  const { actor, step, cut, view } = seen ?? {};
  const isNumber = (value: unknown): value is number => Number.isInteger(value);
  if (!isNumber(step)) return fault('badStep', String(step));
  if (actor !== undefined && !isNumber(actor)) return fault('badSide', String(actor));
  if (cut !== undefined && !isNumber(cut)) return fault('badSquare', String(cut));
  const read = readView(match, view);
  return read.ok ? { ok: true, value: { actor, step, cut, view: read.value } } : read;
}

function readView(match: Match, text: unknown): Result<Position> {
  if (typeof text !== 'string') return fault('empty', 'history', 'position');
  const read = parsePosition(text);
  if (!read.ok) return read;
  const powersOf = ({ cards }: Match): string => cards.map(({ power }) => power.id).join();
  const isSame = read.value.match.players === match.players && powersOf(read.value.match) === powersOf(match);
  return isSame ? { ok: true, value: read.value.position } : fault('badState', text, powersOf(match));
}

/** Worlds that fit the seat's knowledge, up to a limit; just the view itself where it hides nothing. */
export function worldsFor(
  asked: ParsedQuestion,
  memory: SeatHistory | undefined,
  random: Random,
  most: number,
  timer: Timer,
): Position[] {
  const { match, view } = asked;
  if (!hides(view)) return [view];
  if (at(view, STAGE) === SETUP) return [worldOfSetup(match, view, random)];
  const remembered = memory && rememberedWorlds(asked, memory, random, timer);
  const worlds = remembered ?? worldsOf(match, view, random);
  return worlds.length > 0 ? shuffled(random, worlds).slice(0, most) : [laidOpen(view)];
}

/** During placement there are too many secret squares to consider each: they count as unknown. */
function worldOfSetup(match: Match, view: Position, random: Random): Position {
  const world = copyOf(worldsOf(match, view, random, 1)[0] ?? laidOpen(view));
  for (const place of match.secretInts) world[place] = 0;
  return world;
}

/** Used where no world fits: what is not shown is taken not to be there. */
function laidOpen(view: Position): Position {
  const open = copyOf(view);
  open[VEIL] = 0;
  for (let place = DATA; place < MEMORY; place++) if (open[place] === -1) open[place] = 0;
  return open;
}

/** Is something in play that this view does not show? */
function hides(view: Position): boolean {
  if (at(view, VEIL) !== 0) return true;
  for (let place = DATA; place < MEMORY; place++) if (view[place] === -1) return true;
  return false;
}

/** undefined if there was no time for it, or if the history does not lead to the view. */
function rememberedWorlds(
  asked: ParsedQuestion,
  memory: SeatHistory,
  random: Random,
  timer: Timer,
): Position[] | undefined {
  const { match, view, question } = asked;
  const belief = new Belief(match, question.seat, memory.first, random, TRACKED_WORLDS);
  for (const observation of memory.seen) {
    if (timer.isPast(HISTORY_SHARE)) return undefined;
    belief.observe(observation);
  }
  const fitting = belief.worlds.filter((world) => samePosition(viewOf(match, world, question.seat), view));
  return fitting.length > 0 ? fitting : undefined;
}
