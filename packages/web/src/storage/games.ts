import { type Draft, draftTags, type Game, recordOf, recordText } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { device, type Kept } from './device.ts';

const PREFIX = 'oia.game.';
const LAST_SETUP = 'oia.table';
/** What is kept beside the record is our own business; a later version that needs more raises this. */
const VERSION = 1;

/** A game on this device: its whole truth, so it never leaves by itself (see `sharing.ts`). */
export interface KeptGame {
  readonly id: string;
  /** When it was last played, as a date in ISO format. */
  readonly played: string;
  readonly setup: TableSetup;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  readonly draft: Draft | undefined;
}

/** What a list shows of it, without playing it again. */
export interface GameEntry {
  readonly id: string;
  readonly played: string;
  readonly setup: TableSetup;
  readonly turns: number;
  readonly isOver: boolean;
  readonly powers: readonly string[];
  readonly fleece: string | undefined;
}

/** As it is written. */
export interface StoredGame extends Omit<GameEntry, 'setup'> {
  readonly version: number;
  /** Goes up by one each time it is written, so that no tab writes over what it has not seen. Older versions wrote none. */
  readonly revision?: number;
  readonly table: TableSetup;
  readonly record: string;
  readonly draft: string;
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);

export const keyOf = (id: string): string => PREFIX + id;

/** The game that was written last, with the text it became: whoever begins a game need not read it again. */
let written: { readonly text: string; readonly kept: KeptGame } | undefined;

/** Whatever another tab has written meanwhile: who plays on in a game asks `GameKeeper`. */
export function keepGame(kept: KeptGame, revision = 1): Kept {
  const { id, played, setup, game, draft } = kept;
  const record = game ? recordOf(game) : undefined;
  const stored: StoredGame = {
    version: VERSION,
    revision,
    id,
    played,
    table: setup,
    turns: record?.turns.length ?? 0,
    isOver: game?.outcome !== undefined,
    powers: game && !game.match.fleece ? game.match.cards.map(({ power }) => power.id) : [],
    fleece: game?.match.fleece ? game.match.cards[0]?.power.id : undefined,
    record: record ? recordText(record) : '',
    draft: draft ? (draftTags(draft).find(({ name }) => name === 'Draft')?.value ?? '') : '',
  };
  // Where somebody went on from a position, or kept a game of others, says nothing about what they like to play.
  if (setup.way.kind === 'draft' || setup.way.position === undefined) device.write(LAST_SETUP, JSON.stringify(setup));
  const text = JSON.stringify(stored);
  written = { text, kept };
  return device.write(keyOf(id), text);
}

/** Why a game that was kept cannot be had. */
export type Unreadable = 'missing' | 'newer' | 'broken';

/** A game that was begun or played on this page just now; undefined if it has to be read. */
export function cachedGame(id: string): KeptGame | undefined {
  return written?.kept.id === id && written.text === device.read(keyOf(id)) ? written.kept : undefined;
}

/** How often a game has been written; what a newer version of Oia wrote is newer than anything. */
export function revisionOf(text: string | undefined): number {
  const stored = readStored(text);
  if (stored === 'newer') return Number.POSITIVE_INFINITY;
  return typeof stored === 'string' ? 0 : (stored.revision ?? 0);
}

/** What was written, not yet played again. */
export function readStored(text: string | undefined): StoredGame | Unreadable {
  if (text === undefined) return 'missing';
  try {
    const stored = JSON.parse(text) as StoredGame;
    if (stored.version > VERSION) return 'newer';
    return Array.isArray(stored.table?.seats) && typeof stored.record === 'string' ? stored : 'broken';
  } catch {
    return 'broken';
  }
}

/** Newest first; what cannot be read is left out, and left alone. */
export function keptGames(): GameEntry[] {
  return device
    .keys(PREFIX)
    .map((key) => readStored(device.read(key)))
    .filter((stored) => typeof stored !== 'string')
    .map(({ table: setup, ...entry }) => ({ ...entry, setup }))
    .sort((a, b) => b.played.localeCompare(a.played));
}

export const deleteGame = (id: string): void => device.remove(keyOf(id));

/** What was played last: the start page and New game begin with it. */
export function lastSetup(): TableSetup | undefined {
  try {
    const setup = JSON.parse(device.read(LAST_SETUP) ?? '') as TableSetup;
    return Array.isArray(setup.seats) && setup.way ? setup : undefined;
  } catch {
    return undefined;
  }
}
