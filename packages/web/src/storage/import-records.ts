import {
  Game,
  type GameRecord,
  parseRecordJson,
  parseRecords,
  type RecordFault,
  type Result,
  readPosition,
  resultOf,
} from '@oia/rules';
import { type LinkFault, readLink } from './links.ts';

/** One game of a text: a record, or its fault. */
export type RecordRead = Result<GameRecord, RecordFault>;

/** The content of an imported text. */
export type Imported =
  | { readonly kind: 'games'; readonly text: string; readonly games: readonly RecordRead[] }
  | { readonly kind: 'link'; readonly fault: LinkFault }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge' };

export const MAX_FILE_SIZE = 5_000_000;
const MAX_GAMES = 2000;

/** Reads every format that the app writes: records as text or JSON, a position, or a link to a game. */
export async function readImported(text: string): Promise<Imported> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { kind: 'empty' };
  if (trimmed.length > MAX_FILE_SIZE) return { kind: 'tooLarge' };
  const [, fragment] = /^\S*\/(?:replay|analysis)[^\s#]*#(\S*)$/.exec(trimmed) ?? [];
  return fragment === undefined ? importedText(trimmed) : readFragment(fragment);
}

/** Reads the part of a link after the `#`. */
export async function readFragment(fragment: string): Promise<Imported> {
  const read = await readLink(fragment);
  if (!read.ok) return { kind: 'link', fault: read.fault };
  const trimmed = read.text.trim();
  return trimmed === '' ? { kind: 'link', fault: 'brokenLink' } : importedText(trimmed);
}

function importedText(text: string): Imported {
  return { kind: 'games', text, games: gamesIn(text).slice(0, MAX_GAMES) };
}

function gamesIn(text: string): RecordRead[] {
  if (text.startsWith('{')) return jsonGames(text);
  return POSITION_LINE.test(text) ? [positionGame(text)] : parseRecords(text);
}

/** One record, or one on each line. */
function jsonGames(text: string): RecordRead[] {
  const whole = parseRecordJson(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (whole.ok || lines.length === 1 || !lines.every((line) => line.trim().startsWith('{'))) return [whole];
  return lines.map((line, i) => numbered(parseRecordJson(line), i + 1));
}

const numbered = (read: RecordRead, game: number): RecordRead =>
  read.ok ? { ok: true, value: { ...read.value, game } } : { ok: false, error: { ...read.error, game } };

/** A single line that begins like a position, in our notation or the older one, or like an attempt at one. */
const POSITION_LINE = /^[0-9a-c]+\/.*$/i;

/** A game of which only the current position is known. */
function positionGame(text: string): RecordRead {
  const placed = readPosition(text);
  if (!placed.ok) return { ok: false, error: { ...placed.error, game: 1 } };
  const result = resultOf(Game.from(placed.value));
  return { ok: true, value: { tags: [{ name: 'Position', value: text }], comments: [], setup: [], turns: [], result } };
}
