import { hashOf, isOver, type Position } from '@oia/rules';
import { copyOf } from '@oia/rules/layout';
import type { ParsedQuestion } from '../question/question-reader.ts';
import type { Choice } from '../search/choice.ts';

/** The value of a hidden secret in a view. */
const UNKNOWN = -1;

/**
 * Most worlds differ only by a secret square that nothing has touched yet. Each of those is not worth a search of its own: they are one
 * position without the secret, that counts for all of them, and the search looks as far as if nothing were hidden. What a choice brings
 * about at once, such as a step into an Abyss, stays what it is in each world.
 */
export function mergedWorlds({ match, view }: ParsedQuestion, choices: readonly Choice[]): Choice[] {
  const unknown = match.secretInts.filter((place) => view[place] === UNKNOWN);
  return choices.map((choice) => {
    const byKey = new Map<number, { readonly result: Position; weight: number }>();
    for (const world of choice.results) add(byKey, openResult(unknown, world as Position), 1 / choice.results.length);
    const all = [...byKey.values()];
    const weights = all.map(({ weight }) => weight);
    return { ...choice, results: all.map(({ result }) => result), weights, worlds: choice.results.length };
  });
}

function add(
  byKey: Map<number, { readonly result: Position; weight: number }>,
  result: Position,
  weight: number,
): void {
  const known = byKey.get(hashOf(result));
  if (known) known.weight += weight;
  else byKey.set(hashOf(result), { result, weight });
}

/** A finished game shows everything. */
function openResult(unknown: readonly number[], world: Position): Position {
  if (isOver(world)) return world;
  const open = copyOf(world);
  for (const place of unknown) open[place] = 0;
  return open;
}
