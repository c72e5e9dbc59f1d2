import { type Fault, type Refusal, squareName } from '@oia/rules';
import { type Catalogue, type InputError, type Reason, sayError, sayReason } from '@oia/texts';
import type { NameOf } from './names.ts';

/** A fault of an input in words. */
export const sayFault = (words: Catalogue, { code, at, expected }: Fault): string =>
  sayError(words, { code, at, expected } as InputError);

/** A refusal of the rules in words. */
export const sayRefusal = (words: Catalogue, refusal: Refusal, nameOf: NameOf): string =>
  sayReason(words, reasonOf(refusal, nameOf));

function reasonOf(refusal: Refusal, nameOf: NameOf): Reason {
  if ('seat' in refusal) return { code: refusal.code, player: nameOf(refusal.seat) };
  if (refusal.code === 'tooHigh') return { ...refusal, square: squareName(refusal.square) };
  if ('power' in refusal) return 'square' in refusal ? { ...refusal, square: squareName(refusal.square) } : refusal;
  return 'square' in refusal ? { code: refusal.code, square: squareName(refusal.square) } : { code: refusal.code };
}
