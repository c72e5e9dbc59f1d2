import type { Match } from '../match.ts';
import { DIRECTIONS, parseSquare, type Square, seatOfLetter } from '../squares.ts';
import type { StepKind } from '../steps.ts';

/** A step as written, legal or not; see docs/notation.md. What the text leaves open is undefined. */
export interface ParsedStep {
  readonly kind: StepKind;
  /** As in a packed step: `b` may also be a direction, a seat or the number of a power. */
  readonly a?: Square | undefined;
  readonly b?: number | undefined;
  readonly c?: Square | undefined;
  readonly d?: Square | undefined;
  /** True if it ends with `^` (a dome) or `'` (traded workers cross over). */
  readonly hasSuffix: boolean;
  /** True if it says, by `x`, that a worker stands on the target. */
  readonly displaces: boolean;
}

/** The digits 1 to 4 stand for the squares a to d of a step. */
const SHAPES: readonly (readonly [shape: string, kind: StepKind])[] = [
  ['1[-x]2', 'move'],
  ['1?\\+2\\^?', 'build'],
  ['1~2', 'ferry'],
  ['-2', 'remove'],
  ['1_2', 'lower'],
  ['x2', 'kill'],
  ['1>2', 'drag'],
  ['1>>2', 'send'],
  ["1<>2(?:,3<>4'?)?", 'trade'],
  ['=2', 'token'],
  ['&2', 'mark'],
  ['\\*2', 'summon'],
  ['@2', 'place'],
  ['ram:2', 'ram'],
  ['fate:2', 'fate'],
  ['abyss:2', 'abyss'],
  ['=(?<direction>[nesw]+)', 'orient'],
  ['draw:(?<power>[a-z]+)', 'draw'],
  ['resign:(?<seat>[a-d])', 'resign'],
  ['timeout:(?<seat>[a-d])', 'timeout'],
  ['\\.', 'end'],
  ['pass', 'pass'],
  ['draw-agreed', 'agree'],
  ['abandoned', 'abandon'],
  ['use:ram', 'useRam'],
  ['use:hero', 'useHero'],
];

const GRAMMAR = SHAPES.map(([shape, kind]) => {
  const pattern = shape.replace(/[1-4]/g, (digit) => `(?<${'abcd'[Number(digit) - 1]}>[a-e][1-5])`);
  return [new RegExp(`^${pattern}$`), kind] as const;
});

/** undefined if the text is not a step. */
export function parseStepText(match: Match, text: string): ParsedStep | undefined {
  const lower = text.toLowerCase();
  for (const [shape, kind] of GRAMMAR) {
    const parts = shape.exec(lower);
    if (!parts) continue;
    const { a, b, c, d, ...named } = parts.groups ?? {};
    const target = b === undefined ? targetOf(match, named) : parseSquare(b);
    if (target === undefined && b === undefined && Object.keys(named).length > 0) return undefined;
    return {
      kind,
      a: squareOf(a),
      b: target,
      c: squareOf(c),
      d: squareOf(d),
      hasSuffix: /[\^']$/.test(lower),
      displaces: kind === 'move' && lower.includes('x'),
    };
  }
  return undefined;
}

const squareOf = (name: string | undefined): Square | undefined => (name === undefined ? undefined : parseSquare(name));

/** A direction, power or seat named instead of a square; undefined if there is none or it does not exist. */
function targetOf(match: Match, { direction, power, seat }: Partial<Record<string, string>>): number | undefined {
  if (direction !== undefined) return indexIn(DIRECTIONS, (name) => name === direction);
  if (power !== undefined) return indexIn(match.powers, (known) => known?.id === power);
  return seat === undefined ? undefined : seatOfLetter(seat);
}

function indexIn<T>(list: readonly T[], isMatch: (item: T) => boolean): number | undefined {
  const index = list.findIndex(isMatch);
  return index < 0 ? undefined : index;
}
