import { type Fault, Game, type Result, readPosition } from '@oia/rules';
import { FULL_STRENGTH, LEVELS, type Level, LOWEST_LEVEL, readLevel } from '../question/levels.ts';
import { DEFAULT_RESOURCES, MAX_RESOURCES } from '../threads/search-threads.ts';

/** Which notation a position was given in: answers are written in the same one. */
export type Notation = 'ours' | 'older';

/** When the engine has to answer; `infinite` waits for `stop`. */
export interface GoLimits {
  readonly movetime?: number;
  /** Milliseconds of processor time of this process. */
  readonly cputime?: number;
  readonly nodes?: number;
  readonly depth?: number;
  readonly infinite?: true;
}

/** A valid line of input. */
export type Line =
  | { readonly kind: 'hello' | 'isready' | 'newgame' | 'eval' | 'stop' | 'quit' | 'empty' }
  | { readonly kind: 'setoption'; readonly option: EngineOption }
  | { readonly kind: 'position'; readonly game: Game; readonly notation: Notation }
  | { readonly kind: 'go'; readonly limits: GoLimits };

/** An option and the numbers it takes, as `oia` lists them. */
export interface OptionRange {
  readonly name: EngineOption['name'];
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

const MAX_SEED = 999_999_999;

export const OPTIONS: readonly OptionRange[] = [
  { name: 'level', default: FULL_STRENGTH, min: LOWEST_LEVEL, max: FULL_STRENGTH },
  { name: 'seed', default: 1, min: 0, max: MAX_SEED },
  { name: 'hash', default: DEFAULT_RESOURCES.hash, min: 1, max: MAX_RESOURCES.hash },
  { name: 'threads', default: DEFAULT_RESOURCES.threads, min: 1, max: MAX_RESOURCES.threads },
];

export type EngineOption =
  | { readonly name: 'level'; readonly value: Level }
  | { readonly name: 'seed' | 'hash' | 'threads'; readonly value: number };

const PLAIN_LINES = ['isready', 'newgame', 'eval', 'stop', 'quit'] as const;
const LIMITS = ['movetime', 'cputime', 'nodes', 'depth'] as const;

/** Why a line cannot be used: a fault of the rules, or one of the protocol. */
export interface LineFault {
  readonly code: Fault['code'] | 'unknownCommand' | 'unknownLimit' | 'badValue';
  readonly what: string;
}

/** A line that was read, or why it cannot be used. */
export type LineResult =
  | { readonly ok: true; readonly value: Line }
  | { readonly ok: false; readonly error: LineFault };

const good = (line: Line): LineResult => ({ ok: true, value: line });
const bad = (code: LineFault['code'], what: string): { readonly ok: false; readonly error: LineFault } => ({
  ok: false,
  error: { code, what },
});

export function readLine(text: string): LineResult {
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const plain = PLAIN_LINES.find((known) => known === word);
  if (plain) return good({ kind: plain });
  if (word === '') return good({ kind: 'empty' });
  if (word === 'oia') return good({ kind: 'hello' });
  if (word === 'setoption') return readOption(rest);
  if (word === 'position') return readPlaced(rest);
  if (word === 'go') return readGo(rest);
  return bad('unknownCommand', word);
}

/** `setoption hash 64`, or as in chess `setoption name hash value 64`. */
function readOption(words: readonly string[]): LineResult {
  const isLong = words[0] === 'name' && words[2] === 'value';
  const [word = '', value = ''] = isLong ? [words[1], words[3]] : words;
  const range = OPTIONS.find(({ name }) => name === word);
  if (range === undefined) return bad('unknownOption', `${word}: ${OPTIONS.map(({ name }) => name).join(', ')}`);
  const { name, min, max } = range;
  if (name === 'level') return readLevelOption(value);
  const number = wholeNumber(value);
  if (number === undefined) return bad('badNumber', value);
  if (number < min || number > max) return bad('badNumber', `${value}: ${name} is from ${min} to ${max}`);
  return good({ kind: 'setoption', option: { name, value: number } });
}

function readLevelOption(text: string): LineResult {
  const value = readLevel(text);
  return value === undefined
    ? bad('badValue', LEVELS.join(' '))
    : good({ kind: 'setoption', option: { name: 'level', value } });
}

/** `position TEXT [turns STEP ...]`: the text holds spaces, so it ends at the word `turns`. */
function readPlaced(words: readonly string[]): LineResult {
  const end = words.indexOf('turns');
  const text = (end < 0 ? words : words.slice(0, end)).join(' ');
  const placed = readPosition(text);
  if (!placed.ok) return bad(placed.error.code, `${text} at ${placed.error.at}`);
  const notation = (text.split('/')[0]?.replace(/\s/g, '').length ?? 0) > 5 ? 'older' : 'ours';
  let game = Game.from(placed.value);
  for (const word of end < 0 ? [] : words.slice(end + 1)) {
    // The end of a turn that ends by itself may be written or not.
    if (word === '.' && !game.playText(word).ok) continue;
    const played: Result<Game> = game.playText(word);
    if (!played.ok) return bad(played.error.code, word);
    game = played.value;
  }
  return good({ kind: 'position', game, notation });
}

function readGo(words: readonly string[]): LineResult {
  const limits: Record<string, number | true> = {};
  for (let i = 0; i < words.length; i++) {
    const name = words[i] ?? '';
    if (name === 'infinite') limits[name] = true;
    else if (LIMITS.some((known) => known === name)) {
      const value = wholeNumber(words[++i] ?? '');
      if (value === undefined || value < 1) return bad('badNumber', `${name} ${words[i] ?? ''}`.trim());
      limits[name] = value;
    } else return bad('unknownLimit', `${name}: ${LIMITS.join(' ')} infinite`);
  }
  return good({ kind: 'go', limits });
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
