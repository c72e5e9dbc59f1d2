import { banBetween, Draft, type DraftStep } from '@oia/rules';
import type { MatchupTable } from '../matchups/table.ts';

/** An even chance. */
const EVEN = 0.5;

/** The value of a draft step for the seat that takes it: its share of the points, from 0 to 1. */
export function valueOfStep(table: MatchupTable, draft: Draft, step: DraftStep): number {
  const { actor } = draft;
  const next = draft.play(step);
  if (!next.ok || actor === undefined) return EVEN;
  return draft.options.players === 2 ? valueTo(table, next.value, actor) : valueAmongMore(table, next.value, step);
}

/** For two: what this draft is worth to a seat if both go on as well as they can. */
function valueTo(table: MatchupTable, draft: Draft, seat: number): number {
  const { actor } = draft;
  if (actor === undefined) return valueOfEnd(table, draft, seat);
  const values = nextDrafts(draft).map((next) => valueTo(table, next, seat));
  if (values.length === 0) return EVEN;
  return actor === seat ? Math.max(...values) : Math.min(...values);
}

/** After each legal step; pairs that are never dealt are not offered. */
function nextDrafts(draft: Draft): Draft[] {
  const { options, offered } = draft;
  return draft.legalSteps().flatMap((step) => {
    // Without asking again whether the step is legal: there are thousands of offers.
    if (step.kind === 'offer')
      return isAdvised(offered, step.power) ? [new Draft(options, [...offered, step.power])] : [];
    const next = draft.play(step);
    return next.ok ? [next.value] : [];
  });
}

const isAdvised = (offered: readonly string[], power: string): boolean =>
  offered.every((other) => banBetween(other, power) === undefined);

function valueOfEnd(table: MatchupTable, { picks, start = 0 }: Draft, seat: number): number {
  const [starter = '', other = ''] = [picks[start], picks[1 - start]];
  const chance = table.estimate(starter, other);
  return seat === start ? chance : 1 - chance;
}

/**
 * Among three, and in teams: a pick is worth its mean against the rest of the offer. An offer is worth what its weakest power is, because the
 * Challenger is left with it.
 */
function valueAmongMore(table: MatchupTable, { offered }: Draft, step: DraftStep): number {
  const chances = offered.map((power) => meanChance(table, power, offered));
  if (step.kind === 'pick') return chances[offered.indexOf(step.power)] ?? EVEN;
  return step.kind === 'offer' ? Math.min(...chances) : EVEN;
}

function meanChance(table: MatchupTable, power: string, offered: readonly string[]): number {
  const others = offered.filter((other) => other !== power);
  if (others.length === 0) return EVEN;
  return others.reduce((sum, other) => sum + table.estimateBetween(power, other), 0) / others.length;
}
