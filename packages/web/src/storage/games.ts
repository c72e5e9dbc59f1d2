import { Draft, draftTags, type Game, parseDraftStep, parseRecords, recordOf, recordText, replay } from '@oia/rules';
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

interface Stored extends GameEntry {
  readonly version: number;
  readonly record: string;
  readonly draft: string;
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);

export function keepGame({ id, played, table, game, draft }: KeptGame): Kept {
  const record = game ? recordOf(game) : undefined;
  const stored: Stored = {
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
  return device.write(PREFIX + id, JSON.stringify(stored));
}

/** Why a game that was kept cannot be had. */
export type Unreadable = 'missing' | 'newer' | 'broken';

export function keptGame(id: string): KeptGame | Unreadable {
  const stored = storedGame(id);
  if (typeof stored === 'string') return stored;
  const draft = stored.table.way.kind === 'draft' ? draftOf(stored) : undefined;
  if (stored.record === '') return draft ? { ...stored, game: undefined, draft } : 'broken';
  const [record] = parseRecords(stored.record);
  const game = record?.ok ? replay(record.value) : undefined;
  return game?.ok ? { ...stored, game: game.value, draft } : 'broken';
}

function draftOf({ table, draft }: Stored): Draft | undefined {
  if (table.way.kind !== 'draft') return undefined;
  let now = new Draft(table.way.options);
  for (const text of draft.split(' ').filter(Boolean)) {
    const step = parseDraftStep(text);
    const next = step.ok ? now.play(step.value) : undefined;
    if (!next?.ok) return undefined;
    now = next.value;
  }
  return now;
}

function storedGame(id: string): Stored | Unreadable {
  const text = device.read(PREFIX + id);
  if (text === undefined) return 'missing';
  try {
    const stored = JSON.parse(text) as Stored;
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
