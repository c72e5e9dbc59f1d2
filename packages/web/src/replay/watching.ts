import type { Picture } from '@oia/board';
import {
  describeMoment,
  type Listener,
  type MomentDescription,
  type NameOf,
  type TurnSpan,
  turnsOf,
} from '@oia/narration';
import { eventsFor, type Game, type GameEvent, type Moment, type Position, viewOf } from '@oia/rules';
import type { Looks } from '@oia/table';
import type { Catalogue } from '@oia/texts';
import { eventSquares, sceneOf } from '../session/scene.ts';
import type { OpenedRecord } from './opened-record.ts';

/** The number of positions after the first one. A view may have one more after the hidden steps. */
export const lengthOf = ({ game, last }: OpenedRecord): number => game.moments.length + (last ? 1 : 0);

export function positionAt({ game, last }: OpenedRecord, at: number): Position {
  const isLast = last !== undefined && at > game.moments.length;
  return isLast ? last : (game.moments[at - 1]?.after ?? game.first);
}

/** A position as this listener may know it; after the game that is everything. */
export const seenBy = ({ match }: Game, position: Position, listener: Listener): Position =>
  listener === 'afterwards' ? position : viewOf(match, position, listener);

const eventsSeenBy = ({ match }: Game, moment: Moment, listener: Listener): readonly GameEvent[] =>
  listener === 'afterwards' ? moment.events : eventsFor(match, moment, listener);

/** The board after `at` steps. */
export function pictureAt(opened: OpenedRecord, at: number, listener: Listener, looks: Looks): Picture {
  const { game } = opened;
  const moment = game.moments[at - 1];
  return {
    scene: sceneOf(game.match, seenBy(game, positionAt(opened, at), listener), looks),
    choices: [],
    last: moment ? eventSquares(eventsSeenBy(game, moment, listener)) : [],
  };
}

/** A step in the list of turns. */
export interface TurnStep extends MomentDescription {
  /** How many steps have been played, including this one. */
  readonly after: number;
  readonly comments: readonly string[];
}

export interface TurnRow {
  readonly span: TurnSpan;
  readonly steps: readonly TurnStep[];
}

/** Without commands that are meant for programs, such as `[%clk 0:10]`. */
const plainComment = (comment: string): string =>
  comment
    .replace(/\[%[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function turnRows(
  words: Catalogue,
  { game, record }: OpenedRecord,
  listener: Listener,
  nameOf: NameOf,
): TurnRow[] {
  const written = [record.setup, ...record.turns].flat();
  const stepAt = (index: number): TurnStep => ({
    ...describeMoment(words, game.match, game.moments[index] as Moment, listener, nameOf),
    after: index + 1,
    comments: written[index]?.comments.map(plainComment).filter(Boolean) ?? [],
  });
  return turnsOf(game).map((span) => ({
    span,
    steps: Array.from({ length: span.to - span.from }, (_, i) => stepAt(span.from + i)),
  }));
}

/** The target of a key: arrows go step by step, Page Up and Page Down turn by turn, Home and End to the ends of the game. */
export function keyTarget(key: string, rows: readonly TurnRow[], at: number, length: number): number | undefined {
  const ends = [0, ...rows.map(({ span }) => span.to), length];
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'PageUp':
      return ends.findLast((end) => end < at) ?? at;
    case 'PageDown':
      return ends.find((end) => end > at) ?? at;
    case 'Home':
      return 0;
    case 'End':
      return length;
    default:
      return undefined;
  }
}
