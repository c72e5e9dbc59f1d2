import { type Fault, type Refusal, squareName } from '@oia/rules';
import { type Catalogue, type InputError, type Reason, sayError, sayReason } from '@oia/texts';
import { type NameOf, powerId } from './names.ts';

/** What is wrong with an input, in words. */
export const sayFault = (words: Catalogue, { code, at, expected }: Fault): string =>
  sayError(words, { code, at, expected } as InputError);

/** A refusal of the rules in words. */
export const sayRefusal = (words: Catalogue, refusal: Refusal, nameOf: NameOf): string =>
  sayReason(words, reasonOf(refusal, nameOf));

function reasonOf(refusal: Refusal, nameOf: NameOf): Reason {
  if ('seat' in refusal) return { code: refusal.code, player: nameOf(refusal.seat) };
  if (refusal.code === 'tooHigh') return { ...refusal, square: squareName(refusal.square) };
  if ('power' in refusal) return powerReason(refusal);
  return 'square' in refusal ? { code: refusal.code, square: squareName(refusal.square) } : { code: refusal.code };
}

function powerReason(refusal: Extract<Refusal, { readonly power: string }>): Reason {
  const power = powerId(refusal.power);
  if (!('square' in refusal)) return power ? { code: refusal.code, power } : { code: 'unknownStep' };
  const square = squareName(refusal.square);
  return power ? { code: refusal.code, square, power } : { code: 'notOffered', square };
}
