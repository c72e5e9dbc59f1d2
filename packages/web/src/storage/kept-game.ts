import { Draft, parseDraftStep, parseRecords, replay } from '@oia/rules';
import { type KeptGame, type StoredGame, storedGame, type Unreadable } from './games.ts';

/** Reads a game and plays it again. */
export function keptGame(id: string): KeptGame | Unreadable {
  const stored = storedGame(id);
  if (typeof stored === 'string') return stored;
  const draft = stored.table.way.kind === 'draft' ? draftOf(stored) : undefined;
  if (stored.record === '') return draft ? { ...stored, game: undefined, draft } : 'broken';
  const [record] = parseRecords(stored.record);
  const game = record?.ok ? replay(record.value) : undefined;
  return game?.ok ? { ...stored, game: game.value, draft } : 'broken';
}

function draftOf({ table, draft }: StoredGame): Draft | undefined {
  if (table.way.kind !== 'draft') return undefined;
  let now = new Draft(table.way.options);
  for (const text of draft.split(' ').filter(Boolean)) {
    const step = parseDraftStep(text);
    const next = step.ok ? now.play(step.value) : undefined;
    if (!next?.ok) return undefined;
    now = next.value;
  }
  return now;
}
