import { readLevel } from '@oia/engine';
import { type Draft, draftTags, type Game, recordOf, recordText } from '@oia/rules';
import { agreedSeats, type Player, type Seat, type TableSetup } from '@oia/table';
import { device, type Kept } from './device.ts';
import { GAMES, LAST_SETUP, LESSONS, readItem } from './keys.ts';

/** A game on this device, including all secrets, so it is never shared as it is (see `sharing.ts`). */
export interface KeptGame {
  readonly id: string;
  /** When it was last played, as an ISO date. */
  readonly played: string;
  readonly setup: TableSetup;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  readonly draft: Draft | undefined;
}

/** The facts of a game that a list shows, available without replaying it. */
export interface GameEntry {
  readonly id: string;
  readonly played: string;
  readonly setup: TableSetup;
  readonly turns: number;
  readonly isOver: boolean;
  /** The winning side; undefined: not over yet. Older versions wrote none. */
  readonly winner?: number | 'nobody' | undefined;
  /** The seat to act; undefined: chance acts, or the game is over. Older versions wrote none. */
  readonly actor?: number | undefined;
  readonly powers: readonly string[];
  readonly fleece: string | undefined;
}

/** The JSON of a game. */
export interface StoredGame extends Omit<GameEntry, 'setup'> {
  readonly version: number;
  /** Incremented by each write, so that no tab overwrites what it has not read. Older versions wrote none. */
  readonly revision?: number;
  readonly table: TableSetup;
  readonly record: string;
  readonly draft: string;
}

export const keyOf = (id: string): string => GAMES.prefix + id;

/** The game that was written last and its text, so that a game that was just started need not be parsed. */
let written: { readonly text: string; readonly kept: KeptGame } | undefined;

/** Overwrites what other tabs may have written; a running game is stored by `GameKeeper`. */
export function keepGame(kept: KeptGame, revision = 1): Kept {
  const { id, played, setup, game, draft } = kept;
  const record = game ? recordOf(game) : undefined;
  const stored: StoredGame = {
    version: GAMES.version,
    revision,
    id,
    played,
    table: setup,
    turns: record?.turns.length ?? 0,
    isOver: game?.outcome !== undefined,
    winner: game?.outcome && (game.outcome.winner ?? 'nobody'),
    actor: game?.outcome ? undefined : game?.actor,
    powers: (game?.match.cards ?? []).flatMap(({ power, owner }) => (owner === undefined ? [] : [power.id])),
    fleece: game?.match.fleece ? game.match.cards[0]?.power.id : undefined,
    record: record ? recordText(record) : '',
    draft: draft ? (draftTags(draft).find(({ name }) => name === 'Draft')?.value ?? '') : '',
  };
  // A game from a position, or an imported one, says nothing about what the user likes to play.
  if (setup.way.kind === 'draft' || setup.way.position === undefined)
    device.write(LAST_SETUP.key, JSON.stringify({ ...setup, seats: agreedSeats(setup.seats) }));
  const text = JSON.stringify(stored);
  written = { text, kept };
  return device.write(keyOf(id), text);
}

/** Why a stored game cannot be read. */
export type Unreadable = 'missing' | 'newer' | 'broken';

/** The game that was started or played on this page just now; undefined if it has to be parsed. */
export function cachedGame(id: string): KeptGame | undefined {
  return written?.kept.id === id && written.text === device.read(keyOf(id)) ? written.kept : undefined;
}

/** The revision of a stored game; infinite if a newer version of Oia wrote it. */
export function revisionOf(text: string | undefined): number {
  const stored = readStored(text);
  if (stored === 'newer') return Number.POSITIVE_INFINITY;
  return typeof stored === 'string' ? 0 : (stored.revision ?? 0);
}

/** Parses the JSON, without replaying the record. */
export function readStored(text: string | undefined): StoredGame | Unreadable {
  if (text === undefined) return 'missing';
  try {
    const stored = JSON.parse(text) as StoredGame;
    if (stored.version > GAMES.version) return 'newer';
    if (!Array.isArray(stored.table?.seats) || typeof stored.record !== 'string') return 'broken';
    return { ...stored, table: restoredSetup(stored.table) };
  } catch {
    return 'broken';
  }
}

/** Newest first. Unreadable games are left out, but not deleted. */
export function keptGames(): GameEntry[] {
  return device
    .keys(GAMES.prefix)
    .map((key) => readStored(device.read(key)))
    .filter((stored) => typeof stored !== 'string')
    .map(({ table: setup, ...entry }) => ({ ...entry, setup }))
    .sort((a, b) => b.played.localeCompare(a.played));
}

/** How many games there are, readable or not. */
export const gameCount = (): number => device.keys(GAMES.prefix).length;

/** Deletes a game and returns its text, with which it can be brought back. */
export function deleteGame(id: string): string | undefined {
  const text = device.read(keyOf(id));
  device.remove(keyOf(id));
  return text;
}

export const bringBack = (id: string, text: string): Kept => device.write(keyOf(id), text);

/** The set-up that was played last: the default of the start page and of New game. */
export function lastSetup(): TableSetup | undefined {
  try {
    const setup = readItem(LAST_SETUP) as unknown as TableSetup;
    return Array.isArray(setup.seats) && setup.way ? restoredSetup(setup) : undefined;
  } catch {
    // A seat that is no object.
    return undefined;
  }
}

/** The player of a stored seat. Older versions wrote levels by name; an unknown computer becomes a person. */
function restoredPlayer(stored: unknown): Player {
  return stored === 'remote' ? stored : (readLevel(stored) ?? 'person');
}

export const restoredSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.map(({ name, player, standsInFor }) => ({
    name: String(name),
    player: restoredPlayer(player),
    ...(standsInFor === 'person' || standsInFor === 'remote' ? { standsInFor } : {}),
  }));

/** A set-up as it was stored, with its seats as this version names them. */
export const restoredSetup = (setup: TableSetup): TableSetup => ({ ...setup, seats: restoredSeats(setup.seats) });

/** The lesson to begin with; here, because the start page does not load the lessons. */
export const FIRST_LESSON = 'move';

/** No game was played and no lesson solved on this device yet. */
export const isNewcomer = (): boolean => device.read(LESSONS.key) === undefined && keptGames().length === 0;
