import { packSquares, unpackSquares } from './worker-letters.ts';

/** A move, perhaps with a build after it: most keys are no more than that. */
const PLAIN = /^(?<from>[a-e][1-5])-(?<to>[a-e][1-5])(?: \+(?<at>[a-e][1-5])(?<dome>\^?))?$/;
const PACKED = /^[a-y]{2,3}\^?$/;

/** The steps of a turn in notation, shorter. */
export function packKey(key: string): string {
  const { from, to, at, dome = '' } = PLAIN.exec(key)?.groups ?? {};
  if (from === undefined || to === undefined) return key;
  return packSquares(at === undefined ? [from, to] : [from, to, at]) + dome;
}

export function unpackKey(packed: string): string {
  if (!PACKED.test(packed)) return packed;
  const [from = '', to = '', at] = unpackSquares(packed.replace('^', ''));
  const build = at === undefined ? '' : ` +${at}${packed.endsWith('^') ? '^' : ''}`;
  return `${from}-${to}${build}`;
}
