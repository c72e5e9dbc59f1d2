/** From when to when a process lived, in milliseconds. */
export interface Life {
  readonly from: number;
  readonly until: number;
}

/** Milliseconds between two times in which nobody lived. */
export function timeWithoutLife(lives: readonly Life[], from: number, to: number): number {
  let reached = from;
  let missing = 0;
  for (const life of lives.toSorted((a, b) => a.from - b.from)) {
    missing += Math.max(0, Math.min(life.from, to) - reached);
    reached = Math.max(reached, Math.min(life.until, to));
  }
  return missing + Math.max(0, to - reached);
}
