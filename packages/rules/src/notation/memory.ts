import { fault, ok, type Result } from '../fallible.ts';
import {
  ASLEEP,
  BLOCKED,
  BUILDER,
  BUILDS,
  EARLY,
  FLAGS,
  LANDED,
  LAST,
  LISTED,
  MEMO,
  MOVED,
  MOVER,
  ORIGIN,
  PENDING,
  type Position,
  STEPS,
  STRAYED,
} from '../position.ts';
import { maskText, readMask, readNumber, readSeats, readStored, seatsText, storedText } from './fields.ts';

const FLAG_NAMES = ['climbed', 'descended', 'domed', 'earned', 'spent', 'bound', 'instead', 'lastDome'] as const;

interface Entry {
  readonly name: string;
  readonly place: number;
  readonly write: (value: number) => string;
  readonly read: (text: string, players: number) => Result<number>;
}

const mask = (name: string, place: number): Entry => ({ name, place, write: maskText, read: readMask });
const square = (name: string, place: number): Entry => ({ name, place, write: storedText, read: readStored });
const number = (name: string, place: number, most: number): Entry => ({
  name,
  place,
  write: String,
  read: (text) => readNumber(text, most),
});

/** The turn memory of a position, each entry written as `name=value`. */
const MEMORY_ENTRIES: readonly Entry[] = [
  mask('moved', MOVED),
  mask('mover', MOVER),
  square('origin', ORIGIN),
  number('steps', STEPS, 2),
  number('early', EARLY, 7),
  number('builds', BUILDS, 7),
  square('last', LAST),
  { name: 'flags', place: FLAGS, write: flagsText, read: readFlags },
  square('landed', LANDED),
  mask('asleep', ASLEEP),
  mask('listed', LISTED),
  mask('strayed', STRAYED),
  mask('blocked', BLOCKED),
  mask('memo', MEMO),
  { name: 'pending', place: PENDING, write: pendingText, read: readPending },
  square('builder', BUILDER),
];

function flagsText(flags: number): string {
  return FLAG_NAMES.filter((_, i) => flags & (1 << i)).join('.');
}

function readFlags(text: string): Result<number> {
  let flags = 0;
  for (const name of text.split('.')) {
    const index = (FLAG_NAMES as readonly string[]).indexOf(name);
    if (index < 0) return fault('badState', name, FLAG_NAMES.join(' '));
    flags |= 1 << index;
  }
  return ok(flags);
}

function pendingText(pending: number): string {
  return `${storedText(pending & 31)}.${seatsText(pending >> 5)}`;
}

function readPending(text: string, players: number): Result<number> {
  const [at = '', seats = ''] = text.split('.');
  const square = readStored(at);
  if (!square.ok) return square;
  const who = readSeats(seats, players);
  if (!who.ok) return who;
  return square.value === 0 || who.value === 0 ? fault('badState', text, 'c3.B') : ok(square.value | (who.value << 5));
}

export function memoryTexts(p: Position): string[] {
  const texts: string[] = [];
  for (const { name, place, write } of MEMORY_ENTRIES) if (p[place] !== 0) texts.push(`${name}=${write(p[place])}`);
  return texts;
}

/** undefined if there is no such entry. */
export function readMemory(p: Position, name: string, value: string, players: number): Result<true> | undefined {
  const entry = MEMORY_ENTRIES.find((known) => known.name === name);
  if (!entry) return undefined;
  const read = entry.read(value, players);
  if (!read.ok) return read;
  p[entry.place] = read.value;
  return ok(true);
}
