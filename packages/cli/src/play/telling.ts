import {
  type Game,
  has,
  layout,
  type Match,
  type Moment,
  shownStep,
  squareName,
  stepText,
  type Viewer,
  viewOf,
} from '@oia/rules';
import { type Outcome, sayOutcome, sayReason, sayStep } from '@oia/texts';
import { intAt, powersOf } from '../positions.ts';
import { messageOf } from '../steps.ts';
import { LANGUAGE, powerId } from '../words.ts';

type NameOf = (seat: number) => string;

/** What happened, in notation and in words, as far as this viewer may know it. */
export function momentLines(match: Match, moment: Moment, viewer: Viewer, nameOf: NameOf): string[] {
  const { actor, before, after, cut } = moment;
  const step = shownStep(match, actor, moment.step, viewer);
  const seen = viewOf(match, before, viewer);
  const telling = { match, powers: actor === undefined ? [] : powersOf(match, before, actor), nameOf };
  const who = actor === undefined ? '' : `${nameOf(actor)}: `;
  const text = `${stepText(match, seen, step)}${cut === undefined ? '' : '!'}`;
  const stopped = `A hidden worker stands on ${squareName(cut ?? 0)}: the step is cancelled and the turn is over.`;
  const words = cut === undefined ? sayStep(LANGUAGE, messageOf(step, telling)) : stopped;
  return [
    `  ${who}${text}  ${words}`,
    ...leavers(match, intAt(after, layout.OUT) & ~intAt(before, layout.OUT), nameOf),
  ];
}

const leavers = (match: Match, seats: number, nameOf: NameOf): string[] =>
  Array.from({ length: match.players }, (_, seat) => seat)
    .filter((seat) => has(seats, seat))
    .map((seat) => `  ${sayReason(LANGUAGE, { code: 'eliminated', player: nameOf(seat) })}`);

/** The names of all who play for a side. */
export const sideName = (match: Match, side: number, nameOf: NameOf): string =>
  Array.from({ length: match.players }, (_, seat) => seat)
    .filter((seat) => match.sideOf(seat) === side)
    .map(nameOf)
    .join(' and ');

/** How the game ended. */
export function outcomeLine({ match, outcome }: Game, nameOf: NameOf): string {
  return outcome ? sayOutcome(LANGUAGE, outcomeMessage(match, outcome, nameOf)) : '';
}

function outcomeMessage(match: Match, outcome: NonNullable<Game['outcome']>, nameOf: NameOf): Outcome {
  const { reason, winner: side } = outcome;
  if (reason === 'agreed' || reason === 'repetition' || reason === 'abandoned') return { code: reason };
  const winner = side === undefined ? '?' : sideName(match, side, nameOf);
  const others = Array.from({ length: match.sides }, (_, other) => other).filter((other) => other !== side);
  const loser = others.map((other) => sideName(match, other, nameOf)).join(' and ');
  if (reason === 'climbed') return { code: reason, winner };
  if (reason === 'fate') return { code: reason, winner, loser };
  if (reason === 'condition') {
    const power = powerId(match.powers[outcome.power ?? 0]?.id ?? '');
    return power ? { code: reason, winner, power } : { code: 'climbed', winner };
  }
  // Of three players the last one left has won, whatever became of the others one after another.
  return match.sides > 2 ? { code: 'lastStanding', winner } : { code: reason, winner, loser };
}
