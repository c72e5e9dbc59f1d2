/** The findings of a part of a check. */
export interface Tally {
  cases: number;
  /** Numbers by name: kinds of tables, stages, wins. Names like `pairs:pan-zeus` belong together. */
  readonly counts: Record<string, number>;
  readonly failures: string[];
}

export const newTally = (): Tally => ({ cases: 0, counts: {}, failures: [] });

export function count(tally: Tally, name: string, by = 1): void {
  tally.counts[name] = (tally.counts[name] ?? 0) + by;
}

export function addTally(sum: Tally, part: Tally): void {
  sum.cases += part.cases;
  sum.failures.push(...part.failures);
  for (const [name, n] of Object.entries(part.counts)) count(sum, name, n);
}

/** Runs one case; what it throws is a failure, `about` identifies its input. */
export function attempt(tally: Tally, about: () => string, run: () => void): void {
  try {
    run();
  } catch (error) {
    tally.failures.push(`${about()}\n${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}

/** The counts to be shown; of names that belong together, how many there are and the fewest. */
export function figuresOf(counts: Tally['counts']): [name: string, text: string][] {
  const groups = new Map<string, number[]>();
  for (const [name, n] of Object.entries(counts)) {
    const group = name.split(':')[0] as string;
    groups.set(group, [...(groups.get(group) ?? []), n]);
  }
  const textOf = (group: string, all: number[]): string =>
    group in counts ? String(all[0]) : `${all.length}, each at least ${Math.min(...all)} times`;
  return [...groups].sort(([a], [b]) => a.localeCompare(b)).map(([group, all]) => [group, textOf(group, all)]);
}
