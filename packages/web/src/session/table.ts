import type { Level } from '@oia/engine';
import { createMatch, type DraftOptions, type Fault, type MatchOptions } from '@oia/rules';

/** Who plays for a seat. */
export type Player = 'person' | Level;

export interface Seat {
  /** Empty: the app finds a name in the reader's language. */
  readonly name: string;
  readonly player: Player;
}

/** Colours and shapes of the sides: which of the three looks each side has. */
export type Looks = readonly [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2];
export const USUAL_LOOKS: Looks = [0, 1, 2];

/** How the powers come about: agreed, or drafted at the table. */
export type Way =
  /** With a position it begins there instead; the options are then those of a rematch. */
  | { readonly kind: 'match'; readonly options: MatchOptions; readonly position?: string }
  | { readonly kind: 'draft'; readonly options: DraftOptions };

/** Everything that is agreed before a game on this device. Plain data: it is kept and comes back as it was. */
export interface Table {
  readonly seats: readonly Seat[];
  readonly looks: Looks;
  readonly way: Way;
}

export const isComputer = ({ player }: Seat): boolean => player !== 'person';

export const isComputerAt = ({ seats }: Table, seat: number): boolean => (seats[seat]?.player ?? 'person') !== 'person';

/** Only computers: somebody watches. */
export const isWatched = ({ seats }: Table): boolean => seats.every(isComputer);

/** What is wrong with it, if anything. A draft sees to it that nothing forbidden is offered, and a position comes from a game. */
export function faultOf({ way }: Table): Fault | undefined {
  if (way.kind === 'draft' || way.position !== undefined) return undefined;
  const begun = createMatch(way.options);
  return begun.ok ? undefined : begun.error;
}

/** The same table once more, with another Start Player where one was named. */
export function rematchOf(table: Table, lastStart: number): Table {
  const { way } = table;
  const players = way.options.players;
  const next = (lastStart + 1) % players;
  return way.kind === 'match'
    ? { ...table, way: { kind: 'match', options: { ...way.options, start: next } } }
    : {
        ...table,
        way: { kind: 'draft', options: { ...way.options, challenger: (way.options.challenger + 1) % players } },
      };
}
