import { startPosition } from '../create.ts';
import type { Game, Moment } from '../game.ts';
import { type Position, STAGE, START, samePosition, TURN } from '../position.ts';
import type { Step } from '../steps.ts';
import { shownStep, shownTo, type Viewer, viewOf } from '../views.ts';
import { positionText } from './position.ts';
import { type GameRecord, RESULT_TAG, type RecordStep, TAG_NAME, type Tag, VERSION_TAG } from './record.ts';
import { resultOf, signsOf } from './record-signs.ts';
import { MATCH_TAGS, matchTags, POSITION_TAG } from './record-tags.ts';
import { stepText } from './steps.ts';

/** Additional tags: names, date, event, draft. Tags that follow from the game are added automatically. */
export type Tags = Readonly<Record<string, string>>;
/** Comments by the number of the step they follow, from 0. */
export type Comments = ReadonlyMap<number, string>;

/** The complete record of a game, secrets included. */
export function recordOf(game: Game, tags: Tags = {}, comments: Comments = new Map()): GameRecord {
  return recorded(game, tagsOf(game, game.first, tags), comments, ({ step }) => step);
}

/** The record for a viewer: during the game only what was shown, after the end everything. */
export function recordFor(game: Game, viewer: Viewer, tags: Tags = {}, comments: Comments = new Map()): GameRecord {
  if (game.outcome) return recordOf(game, tags, comments);
  const { match, first } = game;
  const show = ({ actor, step }: Moment): Step => shownStep(match, actor, step, viewer);
  return recorded(game, tagsOf(game, viewOf(match, first, viewer), tags), comments, show);
}

/** A step is written as the actor saw the board: moving onto a hidden worker is a `-`, not an `x`. */
function textOf({ match }: Game, { actor, before }: Moment, step: Step): string {
  return stepText(match, shownTo(match, before, actor ?? 'spectator'), step);
}

/** True if this step of a game, counted from 0, begins a turn. Steps before the first turn are set-up. */
export const beginsTurn = ({ before }: Moment, index: number): boolean =>
  before[STAGE] === START || (index === 0 && before[STAGE] === TURN);

function recorded(game: Game, tags: readonly Tag[], comments: Comments, show: (moment: Moment) => Step): GameRecord {
  const setup: RecordStep[] = [];
  const turns: RecordStep[][] = [];
  for (const [i, moment] of game.moments.entries()) {
    if (beginsTurn(moment, i)) turns.push([]);
    const comment = comments.get(i);
    const step = {
      text: textOf(game, moment, show(moment)),
      ...signsOf(moment),
      comments: comment === undefined ? [] : [comment],
    };
    (turns.at(-1) ?? setup).push(step);
  }
  return { tags, comments: [], setup, turns, result: resultOf(game) };
}

const OURS: readonly string[] = [VERSION_TAG, RESULT_TAG, POSITION_TAG, ...MATCH_TAGS];

function tagsOf({ match, first }: Game, shown: Position, tags: Tags): Tag[] {
  const free = Object.entries(tags).filter(([name]) => !OURS.includes(name));
  const bad = free.find(([name]) => !TAG_NAME.test(name));
  if (bad) throw new Error(`not a tag: ${bad[0]}`);
  const tagsOfMatch = samePosition(first, startPosition(match)) ? matchTags(match) : undefined;
  return [
    ...free.map(([name, value]) => ({ name, value })),
    ...(tagsOfMatch ?? [{ name: POSITION_TAG, value: positionText({ match, position: shown }) }]),
  ];
}
