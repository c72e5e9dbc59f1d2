import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LEVELS, type Level, readLevel } from '@oia/engine';
import { type Result, seatLetter, seatOfLetter } from '@oia/rules';

/** The result of reading the command line: a value, or a sentence that says what is wrong. */
export type Read<T> = Result<T, string>;

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const invalid = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });

type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends OptionSpecs> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** `parseArgs`, with an error message instead of an exception. */
export function readArgs<T extends OptionSpecs>(args: readonly string[], options: T): Read<Parsed<T>> {
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals: true }) as Parsed<T>);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds advice for programmers after the first sentence.
    return invalid(message.split(/\. |\n/)[0]?.replace(/\.?$/, '.') ?? message);
  }
}

export function readWhole(name: string, text: string, least: number, most: number): Read<number> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? ok(number)
    : invalid(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

export function readPlayers(text: string): Read<2 | 3 | 4> {
  const players = ([2, 3, 4] as const).find((number) => String(number) === text);
  return players === undefined ? invalid(`--players must be 2, 3 or 4, not "${text}".`) : ok(players);
}

/** Comma-separated names; the option may be given several times. */
export const listOf = (texts: readonly string[] | undefined): string[] =>
  (texts ?? [])
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Names from a fixed list. */
export function readNames<T extends string>(option: string, names: readonly string[], known: readonly T[]): Read<T[]> {
  const unknown = names.find((name) => !known.some((word) => word === name));
  if (unknown !== undefined)
    return invalid(`Unknown value "${unknown}" for ${option} (expected: ${known.join(', ')}).`);
  return ok(known.filter((word) => names.includes(word)));
}

/** A level by its number; the names of former versions are understood too. */
export function readLevelOption(option: string, text: string): Read<Level> {
  const level = readLevel(text);
  return level === undefined
    ? invalid(`Unknown level "${text.trim()}" for ${option} (expected: ${LEVELS.join(', ')}).`)
    : ok(level);
}

export function readSeat(option: string, text: string, players: number): Read<number> {
  const seat = seatOfLetter(text, players);
  return seat === undefined
    ? invalid(`${option} must be a seat from A to ${seatLetter(players - 1)}, not "${text}".`)
    : ok(seat);
}

const MAX_SEED = 0xffffffff;

/** The given seed, or a random one. */
export function readSeed(text: string | undefined): Read<number> {
  return text === undefined ? ok(Math.floor(Math.random() * MAX_SEED)) : readWhole('--seed', text, 0, MAX_SEED);
}
