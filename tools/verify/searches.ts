import { Game, positionText, type Random } from '@oia/rules';
import { PENDING, STAGE, START } from '@oia/rules/layout';
import { randomGame } from '../../packages/engine/test/random-play.ts';
import { checkSearch } from '../../packages/engine/test/search-check.ts';
import { composedPosition } from '../../packages/rules/test/fuzz/composed.ts';
import type { Check } from './check.ts';
import { type DealtTable, tableOf } from './tables.ts';
import { attempt, count, type Tally } from './tally.ts';

const COMPOSED_SHARE = 0.4;

/** A search without pruning compared with plain minimax, one and two turns deep. */
export const searches: Check = {
  title: 'search without pruning equals plain minimax',
  size: 20,
  run(first, size, random, tally) {
    for (let i = 0; tally.cases < size; i++) compare(tableOf(first + i, random), random, tally);
  },
};

function compare({ kind, options }: DealtTable, random: Random, tally: Tally): void {
  const game = random() < COMPOSED_SHARE ? Game.from(composedPosition(options, random)) : randomGame(options, random);
  if (!game || game.actor === undefined) return;
  attempt(
    tally,
    () => positionText(game),
    () => {
      const depth = checkSearch(game, 2) ? 2 : checkSearch(game, 1) ? 1 : 0;
      if (depth > 0) note(game, kind, depth, tally);
    },
  );
}

function note({ match, position }: Game, kind: string, depth: number, tally: Tally): void {
  tally.cases++;
  count(tally, `depth ${depth}`);
  count(tally, kind);
  if (position[PENDING] !== 0) count(tally, 'answers pending');
  else if (position[STAGE] !== START) count(tally, 'in mid-turn');
  for (const { power } of match.cards) count(tally, `powers:${power.id}`);
}
