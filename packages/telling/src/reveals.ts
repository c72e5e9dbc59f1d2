import { has, layout, type Mask, type Moment, sidesOf, squaresIn, squaresOf } from '@oia/rules';
import type { Consequence } from '@oia/texts';
import type { Change } from './change.ts';
import { squareList } from './names.ts';
import { intAt } from './positions.ts';

/** Secrets that end: those of a player who leaves, and all of them with the game. */
export const revealConsequences = (change: Change, moment: Moment): Consequence[] => [
  ...workerReveals(change, moment),
  ...fieldReveals(change),
];

function workerReveals(change: Change, moment: Moment): Consequence[] {
  const { match, before, ownerOf } = change;
  return sidesOf(match).flatMap((side) => {
    const seen = has(intAt(before, layout.VEIL), side) ? shownNow(change, moment, side) : 0;
    return seen === 0 ? [] : [{ code: 'revealed', player: ownerOf(side), squares: squareList(squaresOf(seen)) }];
  });
}

/** The workers of an eliminated player are shown to all where they stood (Z23). */
const shownNow = ({ after }: Change, moment: Moment, side: number): Mask =>
  (moment.revealed & intAt(moment.before, layout.WORKERS + side)) | intAt(after, layout.WORKERS + side);

function fieldReveals({ match, before, after }: Change): Consequence[] {
  return match.cards.flatMap(({ power, data }) =>
    (power.fields ?? []).flatMap((field, i): Consequence[] => {
      const value = intAt(after, data + i);
      if (intAt(before, data + i) !== -1 || value <= 0) return [];
      const squares = squareList(squaresIn(field, value));
      return [{ code: field.kind === 'fate' ? 'fateShown' : 'abyssShown', squares }];
    }),
  );
}
