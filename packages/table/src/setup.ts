import { Draft, type DraftOptions, Game, type MatchOptions, type Result } from '@oia/rules';
import type { Seat } from './seats.ts';

/** Which of the three looks (colour and shape) each side has. The same for all viewers, so that "blue" means the same to all of them. */
export type Looks = readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2];
export const USUAL_LOOKS: Looks = [0, 1, 2];

/** How the powers are assigned: by the options, or by a draft. */
export type Way =
  /** With a position the game begins there; the options are then those of a rematch. */
  | { readonly kind: 'match'; readonly options: MatchOptions; readonly position?: string }
  | { readonly kind: 'draft'; readonly options: DraftOptions };

/** Everything that is settled before a game. Plain data that can be stored and sent. */
export interface TableSetup {
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly way: Way;
}

/** The starting point of a table: a draft that leads to a game, or a game. */
export interface StartingPoint {
  readonly draft: Draft | undefined;
  readonly game: Game | undefined;
}

/** The starting point of a set-up without a position. */
export function freshStartOf({ seats, way }: TableSetup): Result<StartingPoint> {
  if (way.kind === 'draft') return { ok: true, value: { draft: new Draft(way.options), game: undefined } };
  const game = Game.create(way.options);
  return game.ok ? withSeats(seats, game.value) : game;
}

/** A game needs a seat for each of its players. */
export function withSeats({ length }: readonly Seat[], game: Game): Result<StartingPoint> {
  const { players } = game.match;
  return length === players
    ? { ok: true, value: { draft: undefined, game } }
    : { ok: false, error: { code: 'badCount', at: String(length), expected: String(players) } };
}

/** The set-up of a rematch: the next player starts or challenges, if the powers allow it. */
export function rematchOf(setup: TableSetup, lastStart: number): TableSetup {
  const next = { ...setup, way: nextWay(setup.way, lastStart) };
  return freshStartOf(next).ok ? next : setup;
}

function nextWay({ kind, options }: Way, lastStart: number): Way {
  const after = (seat: number): number => (seat + 1) % options.players;
  return kind === 'match'
    ? { kind, options: { ...options, start: after(lastStart) } }
    : { kind, options: { ...options, challenger: after(options.challenger) } };
}
