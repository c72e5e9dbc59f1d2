import { device } from './device.ts';

/**
 * Everything the app stores on a device: key, version of the format, and reader. A reader never throws, because another version, another
 * tab or the user may have stored something else. It checks the shape; whether a value still exists, such as a power, is checked by the
 * code that knows those values and is loaded later than this file.
 */
export interface StoredItem<T> {
  readonly key: string;
  readonly parse: (text: string | undefined) => T;
}

/** Items with a key each that begins the same, such as saved games. Raise the version if the format changes. */
interface StoredFamily {
  readonly prefix: string;
  readonly version: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** undefined: no text, or not JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const parseText = (text: string | undefined): string => text ?? '';
const parseCount = (text: string | undefined): number => Number(text) || 0;
const parseFlag = (text: string | undefined): boolean => text !== undefined;
const parseWords = (text: string | undefined): readonly string[] => (text ?? '').split(' ');

function parseFields(text: string | undefined): Fields {
  const value = parseJson(text);
  return isFields(value) ? value : {};
}

function parseList(text: string | undefined): readonly unknown[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [];
}

const parseStrings = (text: string | undefined): readonly string[] =>
  parseList(text).filter((each) => typeof each === 'string');

export const GAMES: StoredFamily = { prefix: 'oia.game.', version: 2 };
export const STUDIES: StoredFamily = { prefix: 'oia.study.', version: 1 };

export const SETTINGS: StoredItem<Fields> = { key: 'oia.settings', parse: parseFields };

/** The set-up that was played last, and the number of games that were started with a form. */
export const LAST_SETUP: StoredItem<Fields> = { key: 'oia.table', parse: parseFields };
export const STARTED_GAMES: StoredItem<number> = { key: 'oia.new-game.started', parse: parseCount };
/** The form of the last game against a computer, between friends, or between computers. */
export const newGameForm = (kind: string): StoredItem<Fields> => ({ key: `oia.new-game.${kind}`, parse: parseFields });
/** The terms of the last game that was opened on the server, and of the last search for an opponent. */
export const ROOM_TERMS: StoredItem<Fields> = { key: 'oia.room', parse: parseFields };
export const QUICK_TERMS: StoredItem<Fields> = { key: 'oia.quick', parse: parseFields };

/** The game that has a coach; any text at all means that there has been one. */
export const COACH: StoredItem<Fields> = { key: 'oia.coach', parse: parseFields };
export const RESULTS: StoredItem<readonly unknown[]> = { key: 'oia.results', parse: parseList };
export const LESSONS: StoredItem<readonly string[]> = { key: 'oia.lessons', parse: parseStrings };

/** Written and read by `puzzles/puzzle-progress.ts`; its version is the first word of the text. */
export const PUZZLES: StoredItem<string> = { key: 'oia.puzzles', parse: parseText };
export const PUZZLE_FILTER: StoredItem<readonly string[]> = { key: 'oia.puzzles.filter', parse: parseWords };

export const RANDOMIZER_REQUEST: StoredItem<string> = { key: 'oia.randomizer.request', parse: parseText };
export const RANDOMIZER_RECENT: StoredItem<readonly string[]> = { key: 'oia.randomizer.recent', parse: parseWords };
export const ANALYSIS_LINES: StoredItem<number> = { key: 'oia.analysis.lines', parse: parseCount };

/** True if a server was found, or if this browser was a member, when the app was last open. */
export const HAD_SERVER: StoredItem<boolean> = { key: 'oia.server', parse: parseFlag };
export const WAS_MEMBER: StoredItem<boolean> = { key: 'oia.member', parse: parseFlag };
export const MUTED_SEATS: StoredItem<readonly string[]> = { key: 'oia.muted', parse: parseStrings };

export const readItem = <T>({ key, parse }: StoredItem<T>): T => parse(device.read(key));
