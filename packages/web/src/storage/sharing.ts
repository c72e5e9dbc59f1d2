import {
  type Draft,
  draftTags,
  type Game,
  type GameRecord,
  namesIn,
  nameTags,
  positionText,
  recordFor,
  recordText,
  startOf,
  type Tags,
  tagOf,
  type Viewer,
} from '@oia/rules';
import { recordNames, type TableSetup } from '@oia/table';

/** Optional content of a record besides the game. */
export interface RecordDetails {
  readonly draft?: Draft | undefined;
  /** When it was played, as an ISO date. */
  readonly date?: string;
}

/** The tag for the last position of a record with hidden steps, as the sharing player may know it. */
export const VIEW_TAG = 'View';

/** The record to share: until the game is over only what the viewer may know, afterwards everything. */
export const sharedRecord = (game: Game, viewer: Viewer, setup: TableSetup, about: RecordDetails = {}): string =>
  recordText(sharedGame(game, viewer, setup, about));

export function sharedGame(game: Game, viewer: Viewer, setup: TableSetup, about: RecordDetails = {}): GameRecord {
  const date = (about.date ?? new Date().toISOString()).slice(0, 10);
  const view: Tags = isViewShared(game) ? { [VIEW_TAG]: sharedPosition(game, viewer) } : {};
  const tags = { Date: date, ...nameTags(recordNames(setup.seats)), ...view };
  const drafted = { ...tags, ...draftedTags(about.draft) };
  const full = recordFor(game, viewer, drafted);
  // A draft that does not lead to this game would make the record unreadable.
  return startOf(full).ok ? full : recordFor(game, viewer, tags);
}

/** True if only a view is shared, because the game still has secrets. */
export const isViewShared = ({ match, outcome }: Game): boolean => match.secrets && !outcome;

/** The position as the viewer may know it. */
export const sharedPosition = (game: Game, viewer: Viewer): string =>
  positionText({ match: game.match, position: game.view(viewer) });

const draftedTags = (draft: Draft | undefined): Tags =>
  draft?.isDone ? Object.fromEntries(draftTags(draft).map(({ name, value }) => [name, value])) : {};

const MAX_NAME_LENGTH = 24;

/** `oia-anna-ben-2026-11-15`, with characters that every file system accepts. */
export function baseNameOf(record: Pick<GameRecord, 'tags'>): string {
  const parts = [...namesIn(record), tagOf(record, 'Date')].map((part) => plainName(part ?? '')).filter(Boolean);
  return ['oia', ...parts].join('-');
}

export const fileNameOf = (record: Pick<GameRecord, 'tags'>): string => `${baseNameOf(record)}.oia.txt`;

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
