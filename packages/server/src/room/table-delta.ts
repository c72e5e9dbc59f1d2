import { type Draft, type DraftStep, Game, type Step, startPosition } from '@oia/rules';
import {
  type Change,
  type DrawOffer,
  draftStepBetween,
  type Seat,
  type TableSetup,
  type TableSnapshot,
  type TableState,
} from '@oia/table';
import { sharedStartOf } from './starts.ts';

/** What a change of a table is stored as: only what differs. A game is its steps, so it can be played again from its set-up. */
export interface TableDelta {
  /** Steps of the game that are kept, where some were undone. */
  readonly kept?: number;
  /** Steps played after them. */
  readonly steps?: readonly Step[];
  readonly draft?: DraftStep;
  readonly floor?: number;
  readonly seats?: readonly Seat[];
  /** `null`: there is none any more. */
  readonly drawOffer?: DrawOffer | null;
  readonly rematch?: TableState['rematch'] | null;
}

export function deltaOf({ before, after }: Change): TableDelta {
  const length = commonLength(before.game, after.game);
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

function commonLength(before: Game | undefined, after: Game | undefined): number {
  const moments = before?.moments ?? [];
  const parts = moments.findIndex((moment, i) => moment !== after?.moments[i]);
  return parts < 0 ? moments.length : parts;
}

/** Stored data that cannot be played: a bug, or a file that was tampered with. */
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
  const drafted = draft && table.draft ? playedDraft(table.draft, draft) : table.draft;
  const first = table.game ?? begunGame(drafted);
  const shortened = first && kept !== undefined ? shorter(first, kept) : first;
  return {
    setup: seats ? { ...table.setup, seats } : table.setup,
    draft: drafted,
    game: shortened && played(shortened, steps),
    floor: floor ?? table.floor ?? 0,
    drawOffer: drawOffer === undefined ? table.drawOffer : (drawOffer ?? undefined),
    rematch: rematch === undefined ? table.rematch : (rematch ?? undefined),
  };
}

function playedDraft(draft: Draft, step: DraftStep): Draft {
  const next = draft.play(step);
  if (!next.ok) throw new Unplayable(`draft: ${next.error.code}`);
  return next.value;
}

/** A draft that is complete has become a game. */
function begunGame(draft: Draft | undefined): Game | undefined {
  if (!draft?.isDone) return undefined;
  const match = draft.match();
  if (!match.ok) throw new Unplayable(`draft: ${match.error.code}`);
  return new Game(match.value, startPosition(match.value));
}

const shorter = ({ match, first, moments, referee }: Game, kept: number): Game =>
  new Game(match, first, moments.slice(0, kept), referee);

function played(game: Game, steps: readonly Step[]): Game {
  let now = game;
  for (const step of steps) {
    const next = now.play(step);
    if (!next.ok) throw new Unplayable(`step ${step}: ${next.error.code}`);
    now = next.value;
  }
  return now;
}
