import { type DraftStep, Game, type Result, type Step } from '@oia/rules';
import {
  type Change,
  commonLength,
  type DrawOffer,
  draftStepBetween,
  freshStartOf,
  gameAfterDraft,
  type Seat,
  type StartingPoint,
  type TableSetup,
  type TableSnapshot,
  type TableState,
  withSeats,
} from '@oia/table';

/** The stored form of a table change: only the differences. A game is replayed from its set-up and steps. */
export interface TableDelta {
  /** Steps that remain, if some were undone. */
  readonly kept?: number;
  /** Steps played after those. */
  readonly steps?: readonly Step[];
  readonly draft?: DraftStep;
  readonly floor?: number;
  readonly seats?: readonly Seat[];
  /** `null`: removed. */
  readonly drawOffer?: DrawOffer | null;
  readonly rematch?: TableState['rematch'] | null;
}

export function deltaOf({ before, after }: Change): TableDelta {
  const length = before.game ? commonLength(before.game, after.game) : 0;
  const steps = after.game?.moments.slice(length).map(({ step }) => step) ?? [];
  const draft = before.draft && after.draft ? draftStepBetween(before.draft, after.draft) : undefined;
  return {
    ...(length < (before.game?.moments.length ?? 0) ? { kept: length } : {}),
    ...(steps.length > 0 ? { steps } : {}),
    ...(draft ? { draft } : {}),
    ...(before.floor === after.floor ? {} : { floor: after.floor }),
    ...(before.setup.seats === after.setup.seats ? {} : { seats: after.setup.seats }),
    ...(before.drawOffer === after.drawOffer ? {} : { drawOffer: after.drawOffer ?? null }),
    ...(before.rematch === after.rematch ? {} : { rematch: after.rematch ?? null }),
  };
}

/** Stored data that the rules refuse: a bug, a changed rule, or a manipulated file. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
}

/** The table after all deltas, in order. */
export function tableAfter(setup: TableSetup, deltas: readonly TableDelta[]): TableSnapshot {
  const start = sharedStartOf(setup);
  if (!start.ok) throw new Unplayable(`set-up: ${start.error.code}`);
  let table: TableSnapshot = { setup, ...start.value, floor: 0 };
  for (const delta of deltas) table = withDelta(table, delta);
  return table;
}

function withDelta(table: TableSnapshot, delta: TableDelta): TableSnapshot {
  const { kept, steps = [], draft, floor, seats, drawOffer, rematch } = delta;
  const drafted = draft && table.draft ? playable(table.draft.play(draft), 'draft') : table.draft;
  const begun = table.game ? undefined : drafted && gameAfterDraft(drafted);
  const first = table.game ?? (begun && playable(begun, 'draft'));
  const shortened = first && kept !== undefined ? shorter(first, kept) : first;
  return {
    setup: seats ? { ...table.setup, seats } : table.setup,
    draft: drafted,
    game: shortened && playable(shortened.playAll(steps), 'step'),
    floor: floor ?? table.floor ?? 0,
    drawOffer: drawOffer === undefined ? table.drawOffer : (drawOffer ?? undefined),
    rematch: rematch === undefined ? table.rematch : (rematch ?? undefined),
  };
}

function playable<T>(played: Result<T>, what: string): T {
  if (!played.ok) throw new Unplayable(`${what}: ${played.error.code} ${played.error.at ?? ''}`.trim());
  return played.value;
}

const shorter = ({ match, first, moments, referee }: Game, kept: number): Game =>
  new Game(match, first, moments.slice(0, kept), referee);

/** Size of the cache of starting points, by match-up. */
const MAX_CACHED_STARTS = 500;

const starts = new Map<string, StartingPoint>();

/**
 * As `freshStartOf`, but rooms with the same match-up share their starting point. Games are immutable, and the match-up needs most of their
 * memory.
 */
export function sharedStartOf(setup: TableSetup): Result<StartingPoint> {
  const { seats, way } = setup;
  if (way.kind === 'draft') return freshStartOf(setup);
  const key = JSON.stringify(way);
  const known = starts.get(key);
  if (known?.game) return withSeats(seats, known.game);
  const start = freshStartOf(setup);
  if (start.ok) remember(key, start.value);
  return start;
}

function remember(key: string, start: StartingPoint): void {
  starts.set(key, start);
  const [oldest] = starts.keys();
  if (starts.size > MAX_CACHED_STARTS && oldest !== undefined) starts.delete(oldest);
}
