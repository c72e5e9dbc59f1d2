import { Game, isOver, pickOne, positionText, type Random } from '@oia/rules';
import { ADDITIONAL, PENDING, STAGE, START } from '@oia/rules/layout';
import { composedPosition } from '../../packages/rules/test/fuzz/composed.ts';
import { checkWin } from '../../packages/rules/test/fuzz/win-check.ts';
import type { Check } from './check.ts';
import { type DealtTable, namesOf, tableOf } from './tables.ts';
import { attempt, count, type Tally } from './tally.ts';

/** Composed positions are followed for this number of steps, random games to their end. */
const COMPOSED_STEPS = 8;
const COMPOSED_SHARE = 0.7;
const MAX_STEPS = 120;
/** Approximate number of tested positions per table. */
const POSITIONS_A_TABLE = 4;

/** "Can this player win now?" compared with a walk through all turns. */
export const winTests: Check = {
  title: 'the win test and the full walk agree',
  size: 1000,
  run(first, size, random, tally) {
    for (let i = 0; tally.cases < size; i++)
      playTable(tableOf(Math.floor(first / POSITIONS_A_TABLE) + i, random), random, tally, size);
  },
};

function playTable(table: DealtTable, random: Random, tally: Tally, most: number): void {
  const { options } = table;
  const isComposed = random() < COMPOSED_SHARE;
  const made = isComposed ? undefined : Game.create({ ...options, override: true });
  if (made && !made.ok) throw new Error(JSON.stringify(made.error));
  let game = made ? made.value : Game.from(composedPosition(options, random));
  for (let i = 0; i < (isComposed ? COMPOSED_STEPS : MAX_STEPS) && !isOver(game.position); i++) {
    compare(game, table, tally);
    if (tally.cases >= most) return;
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
}

function compare({ match, position, referee }: Game, { kind, options }: DealtTable, tally: Tally): void {
  attempt(
    tally,
    () => positionText({ match, position }),
    () => {
      const isWon = checkWin(referee, position);
      if (isWon === undefined) return;
      tally.cases++;
      count(tally, kind);
      if (kind === 'pair') count(tally, `ordered pairs:${namesOf(options)}`);
      count(tally, stageOf(position));
      if (isWon) count(tally, 'wins');
    },
  );
}

function stageOf(p: Game['position']): string {
  if (p[PENDING] !== 0) return 'answers pending';
  if (p[ADDITIONAL] !== 0) return 'additional turns';
  return p[STAGE] === START ? 'between turns' : 'in mid-turn';
}
