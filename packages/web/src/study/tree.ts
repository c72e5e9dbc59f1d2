import type { Step } from '@oia/rules';

/** A turn that was tried, and the turns that were tried after it; the first of them is the main one. */
export interface Branch {
  readonly id: number;
  readonly steps: readonly Step[];
  readonly next: readonly Branch[];
}

/** The ids of the branches from the first position on. */
export type Path = readonly number[];

/** The branches after a path; none if it leads nowhere. */
export function branchesAfter(branches: readonly Branch[], [id, ...rest]: Path): readonly Branch[] {
  if (id === undefined) return branches;
  return branchesAfter(branches.find((branch) => branch.id === id)?.next ?? [], rest);
}

/** The branches on a path, as far as they exist. */
export function branchesOn(branches: readonly Branch[], [id, ...rest]: Path): readonly Branch[] {
  const branch = branches.find((each) => each.id === id);
  return branch ? [branch, ...branchesOn(branch.next, rest)] : [];
}

/** The tree with other branches after a path. */
export function changedAfter(
  branches: readonly Branch[],
  [id, ...rest]: Path,
  change: (after: readonly Branch[]) => readonly Branch[],
): readonly Branch[] {
  if (id === undefined) return change(branches);
  return branches.map((branch) =>
    branch.id === id ? { ...branch, next: changedAfter(branch.next, rest, change) } : branch,
  );
}

/** From a path on to the end of its main line. */
export function mainLineFrom(branches: readonly Branch[], path: Path = []): Path {
  const [main] = branchesAfter(branches, path);
  return main ? mainLineFrom(branches, [...path, main.id]) : path;
}

/** Where the path first leaves the main line; undefined if it never does. */
function departure(branches: readonly Branch[], path: Path): number | undefined {
  const place = path.findLastIndex((id, i) => branchesAfter(branches, path.slice(0, i))[0]?.id !== id);
  return place < 0 ? undefined : place;
}

export const isVariation = (branches: readonly Branch[], path: Path): boolean =>
  departure(branches, path) !== undefined;

/** The innermost variation on the path becomes the main line of its place. */
export function promoted(branches: readonly Branch[], path: Path): readonly Branch[] {
  const place = departure(branches, path);
  if (place === undefined) return branches;
  return changedAfter(branches, path.slice(0, place), (after) => [
    ...after.filter(({ id }) => id === path[place]),
    ...after.filter(({ id }) => id !== path[place]),
  ]);
}

/** Without the last turn of the path and everything after it. */
export const without = (branches: readonly Branch[], path: Path): readonly Branch[] =>
  changedAfter(branches, path.slice(0, -1), (after) => after.filter(({ id }) => id !== path.at(-1)));

/** How many turns there are in all variations. */
export const sizeOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { next }) => sum + 1 + sizeOf(next), 0);
