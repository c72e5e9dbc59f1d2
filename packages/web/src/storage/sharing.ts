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

/** What a record may say beside the game itself. */
export interface RecordDetails {
  readonly draft?: Draft | undefined;
  /** When it was played, as a date in ISO format. */
  readonly date?: string;
}

/** The tag of a record that hides something: where the game stood when it was shared, as far as it may be known. */
export const VIEW_TAG = 'View';

/** What leaves the device: while a secret is kept, only what the one who holds the device may know; after the end everything. */
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

/** Is it only a part of the truth? */
export const isViewShared = ({ match, outcome }: Game): boolean => match.secrets && !outcome;

/** The position as the one who holds the device may know it. */
export const sharedPosition = (game: Game, viewer: Viewer): string =>
  positionText({ match: game.match, position: game.view(viewer) });

const draftedTags = (draft: Draft | undefined): Tags =>
  draft?.isDone ? Object.fromEntries(draftTags(draft).map(({ name, value }) => [name, value])) : {};

const MAX_NAME_LENGTH = 24;

/** `oia-anna-ben-2026-11-15.oia.txt`, with nothing in it that a file system could refuse. */
export function fileNameOf(record: Pick<GameRecord, 'tags'>): string {
  const parts = [...namesIn(record), tagOf(record, 'Date')].map((part) => plainName(part ?? '')).filter(Boolean);
  return `${['oia', ...parts].join('-')}.oia.txt`;
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
