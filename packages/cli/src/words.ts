import { type Fault, type Refusal, squareName } from '@oia/rules';
import { ERROR_CODES, type InputError, POWER_IDS, type PowerId, sayError, sayReason } from '@oia/texts';

/** The only language so far; everything that is said goes through `texts`. */
export const LANGUAGE = 'en';

/** Faults of set-up that `texts` has no sentence for. */
const MORE_FAULTS: Readonly<Record<string, string>> = {
  samePower: 'Two players cannot have the same power',
  badStart: 'This player cannot be the Start Player',
};

export function sayFault({ code, at, expected }: Fault): string {
  const known = ERROR_CODES.find((other) => other === code);
  if (known) return sayError(LANGUAGE, { code: known, at, expected } as InputError);
  const place = at === undefined ? '' : `: "${at}"`;
  return `${MORE_FAULTS[code] ?? code}${place}${expected ? ` (expected: ${expected})` : ''}.`;
}

export const powerId = (id: string): PowerId | undefined => POWER_IDS.find((known) => known === id);

/** A refusal of the rules in words; `nameOf` gives the names of players by seat. */
export function sayRefusal(refusal: Refusal, nameOf: (seat: number) => string): string {
  if ('seat' in refusal) return sayReason(LANGUAGE, { code: refusal.code, player: nameOf(refusal.seat) });
  const { code } = refusal;
  if (code === 'tooHigh') return sayReason(LANGUAGE, { ...refusal, code, square: squareName(refusal.square) });
  if (!('power' in refusal)) {
    return 'square' in refusal
      ? sayReason(LANGUAGE, { code: refusal.code, square: squareName(refusal.square) })
      : sayReason(LANGUAGE, { code: refusal.code });
  }
  const power = powerId(refusal.power);
  if ('square' in refusal) {
    const square = squareName(refusal.square);
    return sayReason(LANGUAGE, power ? { code: refusal.code, square, power } : { code: 'notOffered', square });
  }
  return sayReason(LANGUAGE, power ? { code: refusal.code, power } : { code: 'unknownStep' });
}
