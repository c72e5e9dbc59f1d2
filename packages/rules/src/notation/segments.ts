/** A part of a text without white space; `offsets` are those of its characters in the original text. */
export interface Segment {
  readonly text: string;
  readonly offsets: readonly number[];
  /** Offset of the segment's end in the original text. */
  readonly end: number;
}

/** Longer than any position of the older notation; the rest is ignored. */
const MAX_LENGTH = 400;

/** Splits at slashes, removes white space and lowers the case; offsets refer to the original text. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let letters = '';
  let offsets: number[] = [];
  let seen = 0;
  for (let i = 0; i < text.length && seen < MAX_LENGTH; i++) {
    const letter = text[i] as string;
    if (/\s/.test(letter)) continue;
    seen++;
    if (letter === '/') {
      segments.push({ text: letters, offsets, end: i });
      letters = '';
      offsets = [];
    } else {
      // Only ASCII letters: lowering others could change the length, and offsets would be wrong.
      letters += /[A-Z]/.test(letter) ? letter.toLowerCase() : letter;
      offsets.push(i);
    }
  }
  segments.push({ text: letters, offsets, end: text.length });
  return segments;
}

export const offsetIn = ({ offsets, end }: Segment, index: number): number => offsets[index] ?? end;
