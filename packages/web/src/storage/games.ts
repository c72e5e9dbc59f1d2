import { type Draft, draftTags, type Game, recordOf, recordText } from '@oia/rules';
import type { Table } from '../session/table.ts';
import { device, type Kept } from './device.ts';

const PREFIX = 'oia.game.';
const LAST_TABLE = 'oia.table';
/** What is kept beside the record is our own business; a later version that needs more raises this. */
const VERSION = 1;

/** A game on this device: its whole truth, so it never leaves by itself (see `sharing.ts`). */
export interface KeptGame {
  readonly id: string;
  /** When it was last played, as a date in ISO format. */
  readonly played: string;
  readonly table: Table;
  /** undefined: still in the draft. */
  readonly game: Game | undefined;
  readonly draft: Draft | undefined;
}

/** What a list shows of it, without playing it again. */
export interface GameEntry {
  readonly id: string;
  readonly played: string;
  readonly table: Table;
  readonly turns: number;
  readonly isOver: boolean;
  readonly powers: readonly string[];
  readonly fleece: string | undefined;
}

export interface StoredGame extends GameEntry {
  readonly version: number;
  readonly record: string;
  readonly draft: string;
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);

export function keepGame(kept: KeptGame): Kept {
  const { id, played, table, game, draft } = kept;
  const record = game ? recordOf(game) : undefined;
  const stored: StoredGame = {
    version: VERSION,
    id,
    played,
    table,
    turns: record?.turns.length ?? 0,
    isOver: game?.outcome !== undefined,
    powers: game && !game.match.fleece ? game.match.cards.map(({ power }) => power.id) : [],
    fleece: game?.match.fleece ? game.match.cards[0]?.power.id : undefined,
    record: record ? recordText(record) : '',
    draft: draft ? (draftTags(draft).find(({ name }) => name === 'Draft')?.value ?? '') : '',
  };
  // Where somebody went on from a position, or kept a game of others, says nothing about what they like to play.
  if (table.way.kind === 'draft' || table.way.position === undefined) device.write(LAST_TABLE, JSON.stringify(table));
  const text = JSON.stringify(stored);
  written = { text, kept };
  return device.write(PREFIX + id, text);
}

/** Why a game that was kept cannot be had. */
export type Unreadable = 'missing' | 'newer' | 'broken';

/** The game that was written last, with the text it became: whoever begins a game need not read it again. */
let written: { readonly text: string; readonly kept: KeptGame } | undefined;

/** A game that was begun or played on this page just now; undefined if it has to be read. */
export function gameAtHand(id: string): KeptGame | undefined {
  return written?.kept.id === id && written.text === device.read(PREFIX + id) ? written.kept : undefined;
}

/** What is kept under this id, not yet played again. */
export function storedGame(id: string): StoredGame | Unreadable {
  const text = device.read(PREFIX + id);
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
    .map((key) => storedGame(key.slice(PREFIX.length)))
    .filter((stored) => typeof stored !== 'string')
    .sort((a, b) => b.played.localeCompare(a.played));
}

export const forgetGame = (id: string): void => device.remove(PREFIX + id);

/** What was played last: the start page and New game begin with it. */
export function lastTable(): Table | undefined {
  try {
    const table = JSON.parse(device.read(LAST_TABLE) ?? '') as Table;
    return Array.isArray(table.seats) && table.way ? table : undefined;
  } catch {
    return undefined;
  }
}
