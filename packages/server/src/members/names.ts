/** The most characters of a name. */
const MOST = 20;

export type NameFault = 'badName' | 'reservedName';

type NameResult =
  | { readonly ok: true; readonly name: string; readonly key: string }
  | { readonly ok: false; readonly code: NameFault };

/** Control characters, direction marks, what no font has, and what means something in an address. */
const UNWANTED = /[\p{C}\p{Zl}\p{Zp}/\\?#%]/u;
/** More marks than any language puts on one letter: they would cover the lines above. */
const PILED_MARKS = /\p{M}{3}/u;
const READABLE = /[\p{L}\p{N}]/u;

/** Letters of other alphabets, and digits, drawn like Latin letters. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  ['aаα', 'cс', 'eеε', 'hн', 'iіιl1ӏ', 'jј', 'kкκ', 'mм', 'oоο0', 'pрρ', 'sѕ', 'tтτ', 'uυ', 'vν', 'xхχ', 'yуγ'].flatMap(
    ([latin = '', ...others]) => others.map((other) => [other, latin] as const),
  ),
);

/** Names that would seem to speak for the server, or for nobody. */
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

/** A name as somebody typed it, made regular. */
export function readName(typed: string): NameResult {
  const name = typed.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  const isGood = name !== '' && [...name].length <= MOST && READABLE.test(name);
  if (!isGood || UNWANTED.test(name) || PILED_MARKS.test(name)) return { ok: false, code: 'badName' };
  const key = nameKey(name);
  return RESERVED.has(key) || key.startsWith(nameKey('oia level'))
    ? { ok: false, code: 'reservedName' }
    : { ok: true, name, key };
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
