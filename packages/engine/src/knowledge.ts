import {
  Belief,
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
import { at } from './evaluation.ts';
import type { Seen } from './question.ts';
import type { Asked } from './question-reader.ts';
import type { Timer } from './timer.ts';
import { wrong } from './wrong.ts';

/** Remembering may take this share of the time; then the view alone has to do. */
const MEMORY_SHARE = 0.3;
/** So many worlds are kept while the history is gone through. */
const KEPT_WORLDS = 100;

/** What the seat remembers of the game, read. */
export interface Memory {
  readonly first: Position;
  readonly seen: readonly Observation[];
}

/** Views of the same match; a history of another one is refused. */
export function readMemory({ question, match }: Asked): Result<Memory | undefined> {
  const history = question.table?.history;
  if (history === undefined) return { ok: true, value: undefined };
  const first = readView(match, history.first);
  if (!first.ok) return first;
  if (!Array.isArray(history.seen)) return wrong('badState', 'history');
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
  if (!isNumber(step)) return wrong('badStep', String(step));
  if (actor !== undefined && !isNumber(actor)) return wrong('badSide', String(actor));
  if (cut !== undefined && !isNumber(cut)) return wrong('badSquare', String(cut));
  const read = readView(match, view);
  return read.ok ? { ok: true, value: { actor, step, cut, view: read.value } } : read;
}

function readView(match: Match, text: unknown): Result<Position> {
  if (typeof text !== 'string') return wrong('empty', 'history', 'position');
  const read = parsePosition(text);
  if (!read.ok) return read;
  const powersOf = ({ cards }: Match): string => cards.map(({ power }) => power.id).join();
  const isSame = read.value.match.players === match.players && powersOf(read.value.match) === powersOf(match);
  return isSame ? { ok: true, value: read.value.position } : wrong('badState', text, powersOf(match));
}

/** Truths that fit what the seat knows, at most so many; just the view itself where it hides nothing. */
export function worldsFor(
  asked: Asked,
  memory: Memory | undefined,
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

/** While workers are placed, secret squares are too many to think about each: nobody knows them. */
function worldOfSetup(match: Match, view: Position, random: Random): Position {
  const world = copyOf(worldsOf(match, view, random, 1)[0] ?? laidOpen(view));
  for (const place of match.secretInts) world[place] = 0;
  return world;
}

/** No truth fits: then what is not shown is taken not to be there. */
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
function rememberedWorlds(asked: Asked, memory: Memory, random: Random, timer: Timer): Position[] | undefined {
  const { match, view, question } = asked;
  const belief = new Belief(match, question.seat, memory.first, random, KEPT_WORLDS);
  for (const observation of memory.seen) {
    if (timer.isPast(MEMORY_SHARE)) return undefined;
    belief.observe(observation);
  }
  const fitting = belief.worlds.filter((world) => samePosition(viewOf(match, world, question.seat), view));
  return fitting.length > 0 ? fitting : undefined;
}
