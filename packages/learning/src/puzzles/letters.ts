/** Six bits a letter. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Numbers from 0 to 63. */
export const letterOf = (number: number): string => LETTERS.charAt(number);

/** -1: not a letter. */
export const numberOf = (letter: string): number => (letter === '' ? -1 : LETTERS.indexOf(letter));

/** The lowest bits first. */
export const lettersOf = (number: number, length: number): string =>
  Array.from({ length }, (_, i) => letterOf((number >> (i * 6)) & 63)).join('');

/** -1: something in it is not a letter. */
export function numberIn(letters: string): number {
  const numbers = [...letters].map(numberOf);
  return numbers.includes(-1) ? -1 : numbers.reduceRight((sum, number) => sum * 64 + number, 0);
}
