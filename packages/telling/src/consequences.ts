import { has, layout, type Match, type Moment, plainStep, powersOf, seatsOf, stageOf } from '@oia/rules';
import type { Catalogue, Consequence } from '@oia/texts';
import { cardConsequences, tokenConsequences } from './card-consequences.ts';
import type { Change } from './change.ts';
import { doneBy } from './deeds.ts';
import { type NameOf, powerId, sideName } from './names.ts';
import { intAt } from './positions.ts';
import { revealConsequences } from './reveals.ts';
import { type Listener, sightOf } from './sights.ts';
import { workerConsequences } from './worker-consequences.ts';

/** What came of a step beside the step itself: found by comparing what this listener saw before and after it. */
export function consequencesOf(
  words: Catalogue,
  match: Match,
  moment: Moment,
  listener: Listener,
  nameOf: NameOf,
): Consequence[] {
  const change = changeOf(words, match, moment, listener, nameOf);
  return [
    ...workerConsequences(change),
    ...tokenConsequences(change),
    ...cardConsequences(change),
    ...turnConsequences(change),
    ...revealConsequences(change, moment),
  ];
}

function changeOf(words: Catalogue, match: Match, moment: Moment, listener: Listener, nameOf: NameOf): Change {
  const { before, after, step: shown } = sightOf(match, moment, listener);
  const step = plainStep(shown);
  // A step that was cancelled has done nothing.
  const expected = moment.cut === undefined ? doneBy(before, step, match.sideOf(moment.actor ?? 0)) : before;
  return {
    match,
    step,
    before,
    expected,
    after,
    left: intAt(after, layout.OUT) & ~intAt(before, layout.OUT),
    nameOf,
    ownerOf: (side) => sideName(words, match, side, nameOf),
  };
}

function turnConsequences({ match, before, after, left, nameOf }: Change): Consequence[] {
  const player = nameOf(intAt(after, layout.ACTIVE));
  const earner = powersOf(match, after, intAt(after, layout.ACTIVE)).find(({ earns }) => earns);
  const power = powerId(earner?.id ?? '');
  const isEarned = stageOf(after) === 'start' && intAt(after, layout.ADDITIONAL) !== 0 && stageOf(before) !== 'start';
  return [
    ...(power && isEarned ? [{ code: 'extraTurn', player, power } as const] : []),
    ...seatsOf(match)
      .filter((seat) => has(left, seat))
      .map((seat) => ({ code: 'out', player: nameOf(seat) }) as const),
  ];
}
