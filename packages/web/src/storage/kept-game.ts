import { Draft, parseDraftStep, parseRecords, replay } from '@oia/rules';
import { device } from './device.ts';
import { type KeptGame, keyOf, readStored, type StoredGame, type Unreadable } from './games.ts';

/** Reads a stored game and replays it. */
export const keptGame = (id: string): KeptGame | Unreadable => readGame(device.read(keyOf(id)));

/** Parses and replays a stored game. */
export function readGame(text: string | undefined): KeptGame | Unreadable {
  const stored = readStored(text);
  if (typeof stored === 'string') return stored;
  const { id, played, table: setup } = stored;
  const draft = setup.way.kind === 'draft' ? draftOf(stored) : undefined;
  if (stored.record === '') return draft ? { id, played, setup, game: undefined, draft } : 'broken';
  const [record] = parseRecords(stored.record);
  const game = record?.ok ? replay(record.value) : undefined;
  return game?.ok ? { id, played, setup, game: game.value, draft } : 'broken';
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
