import { type ParseArgsConfig, parseArgs } from 'node:util';
import { seatLetter, seatOfLetter } from '@oia/rules';
import { bad, good, type Read } from './fallible.ts';

type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends OptionSpecs> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** `parseArgs` that answers with a sentence where it would throw. */
export function readArgs<T extends OptionSpecs>(args: readonly string[], options: T): Read<Parsed<T>> {
  try {
    return good(parseArgs({ args: [...args], options, allowPositionals: true }) as Parsed<T>);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Node adds advice for programmers after the first sentence.
    return bad(message.split(/\. |\n/)[0]?.replace(/\.?$/, '.') ?? message);
  }
}

export function readWhole(name: string, text: string, least: number, most: number): Read<number> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? good(number)
    : bad(`${name} has to be a whole number from ${least} to ${most}, not "${text}".`);
}

export function readPlayers(text: string): Read<2 | 3 | 4> {
  const players = ([2, 3, 4] as const).find((number) => String(number) === text);
  return players === undefined ? bad(`--players has to be 2, 3 or 4, not "${text}".`) : good(players);
}

/** Names separated by commas; the option may also be given several times. */
export const listOf = (texts: readonly string[] | undefined): string[] =>
  (texts ?? [])
    .flatMap((text) => text.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** All of them out of a fixed vocabulary. */
export function readNames<T extends string>(option: string, names: readonly string[], known: readonly T[]): Read<T[]> {
  const strange = names.find((name) => !known.some((word) => word === name));
  if (strange !== undefined) return bad(`${option} does not know "${strange}" (expected: ${known.join(', ')}).`);
  return good(known.filter((word) => names.includes(word)));
}

export function readSeat(option: string, text: string, players: number): Read<number> {
  const seat = seatOfLetter(text, players);
  return seat === undefined
    ? bad(`${option} has to name a seat from A to ${seatLetter(players - 1)}, not "${text}".`)
    : good(seat);
}

const MOST_SEED = 0xffffffff;

/** The seed given, or one that nobody knows. */
export function readSeed(text: string | undefined): Read<number> {
  return text === undefined ? good(Math.floor(Math.random() * MOST_SEED)) : readWhole('--seed', text, 0, MOST_SEED);
}
