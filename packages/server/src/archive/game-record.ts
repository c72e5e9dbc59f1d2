import type { Pool, RoomId, RoomTerms, TimeControl } from '@oia/protocol';
import {
  type Draft,
  draftTags,
  type Game,
  type GameRecord,
  nameTags,
  recordOf,
  startOf,
  type Tags,
  tagText,
} from '@oia/rules';

/** Facts for the tags of a record. */
export interface RecordFacts {
  readonly id: RoomId;
  readonly terms: Pick<RoomTerms, 'control' | 'isRated'>;
  readonly pool: Pool;
  readonly endedAt: number;
}

/** The record of a finished game, without player names. */
export function gameRecord(game: Game, draft: Draft | undefined, facts: RecordFacts): GameRecord {
  const tags = tagsOf(facts);
  const full = recordOf(game, { ...tags, ...(draft?.isDone ? asTags(draftTags(draft)) : {}) });
  // Leaves the draft out if it does not lead to this game, which would make the record unreadable.
  return startOf(full).ok ? full : recordOf(game, tags);
}

const tagsOf = ({ id, terms, pool, endedAt }: RecordFacts): Tags => ({
  Date: new Date(endedAt).toISOString().slice(0, 10),
  Game: id,
  TimeControl: controlText(terms.control),
  Pool: pool,
  Rated: terms.isRated ? 'yes' : 'no',
});

const asTags = (tags: ReturnType<typeof draftTags>): Tags =>
  Object.fromEntries(tags.map(({ name, value }) => [name, value]));

/** `300+3` in seconds, `2d` per turn, `-` without a limit. */
function controlText(control: TimeControl): string {
  switch (control.kind) {
    case 'live':
      return `${control.base / 1000}+${control.increment / 1000}`;
    case 'days':
      return `${control.days}d`;
    case 'unlimited':
      return '-';
  }
}

/** Inserts player names after the first line, which is the version. */
export function withNames(record: string, names: readonly string[]): string {
  const lines = Object.entries(nameTags(names)).map(([name, value]) => `${tagText({ name, value })}\n`);
  const end = record.indexOf('\n') + 1;
  return record.slice(0, end) + lines.join('') + record.slice(end);
}
