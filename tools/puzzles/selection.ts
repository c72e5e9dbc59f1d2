import { createHash } from 'node:crypto';
import type { PuzzleKind } from '@oia/learning/puzzles';
import { patternSign, positionSign } from './alike.ts';
import type { Find } from './find.ts';

/** How many of each kind are shipped. */
const WANTED: Readonly<Record<PuzzleKind, number>> = { win1: 350, win2: 1000, win3: 700, hold1: 300, hold2: 450 };
/** A game gives only a few puzzles, so the rarest kinds are selected first. */
const RAREST_FIRST: readonly PuzzleKind[] = ['win3', 'win1', 'hold2', 'win2', 'hold1'];
/** More from one game would look alike. */
const MAX_OF_A_GAME = 2;
/** The limit, for each kind and hero, of puzzles in which the power is spent. */
const MAX_SPENT = 4;
/** Share of each kind for the game without powers. */
const BARE_SHARE = 0.14;
const BARE = 'none';

const isQuiet = ({ climbs, threatens, kind }: Find): boolean => !climbs && !threatens && kind.startsWith('win');

/** A number from 0 to 1 that is always the same for the same puzzle. */
const chanceOf = ({ position, kind }: Find): number =>
  createHash('sha256').update(`${kind} ${position}`).digest().readUInt32LE(0) / 2 ** 32;

/** The more interesting ones come first; the rest is chance, so that easy and hard ones are mixed. */
const interestOf = (find: Find): number =>
  chanceOf(find) - (hasSpentPower(find) ? 1 : 0) + (isQuiet(find) ? 0.6 : 0) + Math.min(find.tries, 10) * 0.03;

/** The power that has to find the turn, with the state of its card. */
function solverText({ position }: Find): string {
  const [, turn, a = '', b = ''] = position.split(' ');
  return turn === 'A' ? a : b;
}

/** A hero whose power is spent counts as no power. */
const hasSpentPower = (find: Find): boolean => solverText(find).includes('used=1');

/** The power of the side that has to find the turn. */
const solverOf = (find: Find): string => (/^[a-z]+/.exec(solverText(find)) ?? [BARE])[0];

/** Selects the shipped puzzles from all finds: no two alike, as many powers as possible. */
export function selected(finds: readonly Find[]): Find[] {
  const different = withoutDuplicates(finds.toSorted((a, b) => interestOf(b) - interestOf(a)));
  const games = new Map<number, number>();
  return RAREST_FIRST.flatMap((kind) =>
    spread(
      different.filter((find) => find.kind === kind),
      WANTED[kind],
      games,
    ),
  );
}

function withoutDuplicates(finds: readonly Find[]): Find[] {
  const signs = new Set<string>();
  return finds.filter((find) => {
    const own = [positionSign(find), patternSign(find)];
    if (own.some((sign) => signs.has(sign))) return false;
    for (const sign of own) signs.add(sign);
    return true;
  });
}

const withFewSpent = (queue: readonly Find[]): Find[] => [
  ...queue.filter((find) => !hasSpentPower(find)),
  ...queue.filter(hasSpentPower).slice(0, MAX_SPENT),
];

/** One of each power in turn, until there are enough. */
function spread(finds: readonly Find[], wanted: number, games: Map<number, number>): Find[] {
  const byPower = Map.groupBy(finds, solverOf);
  const chosen: Find[] = [];
  const take = (queue: Find[]): boolean => {
    const find = queue.shift();
    if (!find) return false;
    const before = games.get(find.job) ?? 0;
    if (before >= MAX_OF_A_GAME) return take(queue);
    games.set(find.job, before + 1);
    chosen.push(find);
    return true;
  };
  const bare = [...(byPower.get(BARE) ?? [])];
  while (chosen.length < wanted * BARE_SHARE && take(bare));
  const queues = [...byPower].filter(([power]) => power !== BARE).map(([, queue]) => withFewSpent(queue));
  for (let isSome = true; isSome && chosen.length < wanted; ) {
    isSome = false;
    for (const queue of queues) if (chosen.length < wanted && take(queue)) isSome = true;
  }
  return chosen;
}
