import { isOneAlphabet, latinReading } from './alphabets.ts';

const MAX_NAME_LENGTH = 20;

export type NameFault = 'badName' | 'reservedName' | 'mixedName';

/** A name, and the keys that only one member may have. */
export interface UniqueName {
  readonly name: string;
  readonly key: string;
  /** The key of how the name reads in Latin letters, where that is another one. */
  readonly latinKey?: string;
}

type NameResult = ({ readonly ok: true } & UniqueName) | { readonly ok: false; readonly code: NameFault };

/** Control characters, direction marks, unassigned characters, and those with a meaning in URLs. */
const UNWANTED = /[\p{C}\p{Zl}\p{Zp}/\\?#%]/u;
/** More marks than any language puts on one letter; they would cover the lines above. */
const PILED_MARKS = /\p{M}{3}/u;
const READABLE = /[\p{L}\p{N}]/u;

/** Letters of other alphabets, and digits, drawn like Latin letters. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ['aаα', 'cс', 'eеε', 'hн', 'iіιl1ӏ', 'jј', 'kкκ', 'mм', 'oоο0', 'pрρ', 'sѕ', 'tтτ', 'uυ', 'vν', 'xхχ', 'yуγ'].flatMap(
    ([latin = '', ...others]) => others.map((other) => [other, latin] as const),
  ),
);

/** Names that would seem to speak for the server. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'oia',
    'admin',
    'administrator',
    'anonymous',
    'computer',
    'deleted',
    'everyone',
    'guest',
    'me',
    'mod',
    'moderator',
    'nobody',
    'none',
    'null',
    'operator',
    'root',
    'server',
    'staff',
    'support',
    'system',
    'undefined',
  ].map(nameKey),
);

/** Normalises and checks a typed name. */
export function readName(typed: string): NameResult {
  const name = typed.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const isGood = name !== '' && [...name].length <= MAX_NAME_LENGTH && READABLE.test(name);
  if (!isGood || UNWANTED.test(name) || PILED_MARKS.test(name)) return { ok: false, code: 'badName' };
  const unique = uniqueName(name);
  if (isReserved(unique.key) || isReserved(unique.latinKey ?? '')) return { ok: false, code: 'reservedName' };
  return isOneAlphabet(name) ? { ok: true, ...unique } : { ok: false, code: 'mixedName' };
}

const isReserved = (key: string): boolean => RESERVED.has(key) || key.startsWith(nameKey('oia level'));

function uniqueName(name: string): UniqueName {
  const key = nameKey(name);
  const latin = latinReading(name);
  const latinKey = latin === undefined ? key : nameKey(latin);
  return latinKey === key ? { name, key } : { name, key, latinKey };
}

/**
 * Two names with the same key look alike, so only one account may have them: case, accents, spaces and signs do not count,
 * nor letters of other alphabets that are drawn like Latin ones.
 */
export function nameKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const key = [...letters].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return key === '' ? name : key;
}
