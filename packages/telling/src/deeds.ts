import { ahead, bit, directionOf, has, layout, type PlainStep, type Position, type Square } from '@oia/rules';
import { intAt } from './positions.ts';

/** The board if a step did what its sentence says and nothing else. `side` is that of who acts. */
export function doneBy(before: Position, step: PlainStep, side: number): Position {
  const p = layout.copyOf(before);
  switch (step.kind) {
    case 'move':
    case 'drag':
    case 'send':
      shift(p, [[step.from, step.to]]);
      break;
    case 'ferry':
      shift(p, [[step.at, ahead(step.by, directionOf(step.at, step.by))]]);
      break;
    case 'trade':
      shift(p, tradedSquares(step));
      break;
    case 'place':
    case 'summon':
      p[layout.WORKERS + side] = intAt(p, layout.WORKERS + side) | bit(step.at);
      break;
    case 'kill':
      for (const place of WORKER_PLACES) p[place] = intAt(p, place) & ~bit(step.at);
      break;
    case 'build':
      raise(p, step.at, step.dome);
      break;
    case 'remove':
    case 'lower':
      lower(p, step.at);
      break;
  }
  return p;
}

const WORKER_PLACES = [layout.WORKERS, layout.WORKERS + 1, layout.WORKERS + 2] as const;

/** All of them at one moment, so that they can change places. */
function shift(p: Position, ways: readonly (readonly [Square, Square])[]): void {
  const places = ways.map(([from]) => layout.WORKERS + layout.sideAt(p, from));
  for (const [i, [from]] of ways.entries()) put(p, places[i] ?? -1, (mask) => mask & ~bit(from));
  for (const [i, [, to]] of ways.entries()) put(p, places[i] ?? -1, (mask) => mask | bit(to));
}

/** A worker that this view does not show is nowhere. */
function put(p: Position, place: number, change: (mask: number) => number): void {
  if (place >= layout.WORKERS) p[place] = change(intAt(p, place));
}

function tradedSquares({ pairs, crossed }: Extract<PlainStep, { kind: 'trade' }>): [Square, Square][] {
  return pairs.flatMap(([from, to], i): [Square, Square][] => {
    const [home] = (crossed ? pairs[1 - i] : undefined) ?? [from];
    return [
      [from, to],
      [to, home],
    ];
  });
}

function raise(p: Position, at: Square, dome: boolean): void {
  const place = dome ? layout.DOMES : layout.H1 + layout.heightAt(p, at);
  p[place] = intAt(p, place) | bit(at);
}

function lower(p: Position, at: Square): void {
  const place = layout.H1 + layout.heightAt(p, at) - 1;
  if (has(intAt(p, layout.H1), at)) p[place] = intAt(p, place) & ~bit(at);
}
