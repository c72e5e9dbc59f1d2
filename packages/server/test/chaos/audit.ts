import { isDeepStrictEqual } from 'node:util';
import type { RoomId, RoomView } from '@oia/protocol';
import { type Game, parseRecords, positionText, recordOf, recordText, replay } from '@oia/rules';
import { Table, type TableSnapshot } from '@oia/table';
import { poolOf } from '../../src/ratings/pool.ts';
import type { RoomEntry } from '../../src/rooms/room-entry.ts';
import { roomView } from '../../src/rooms/room-views.ts';
import { readRoom, type StoredRoomState } from '../../src/rooms/stored-room.ts';
import type { Acknowledged } from './bot.ts';
import type { Crowd } from './crowd.ts';
import type { RoomReader } from './room-reader.ts';

/** The faults of a stored room: acknowledged commands that are missing or were done twice, or steps that the rules refuse. */
export async function auditRoom(reader: RoomReader, id: RoomId, promised: readonly Acknowledged[]): Promise<string[]> {
  const row = await reader.row(id);
  if (!row) return [`${id}: the room is missing`];
  const entries = (await reader.entries(id)).map(({ data }) => JSON.parse(data) as RoomEntry);
  const isWhole = entries.length === row.version && entries.every(({ version }, i) => version === i + 1);
  const faults = isWhole ? [] : [`version ${row.version} with entries ${entries.map(({ version }) => version)}`];
  for (const one of promised) faults.push(...brokenPromise(one, entries));
  faults.push(...repeated(entries), ...(await unplayable(reader, id)));
  return faults.map((fault) => `${id}: ${fault}`);
}

function brokenPromise({ id, version, action }: Acknowledged, entries: readonly RoomEntry[]): string[] {
  const done = entries.filter(({ command }) => command?.id === id);
  if (entries.length < version)
    return [`${id} was acknowledged as version ${version}, but there are ${entries.length}`];
  if (done.length === 0) return [`${id} (${action.kind}) was acknowledged, but is not stored`];
  const last = done.at(-1)?.version ?? 0;
  return last > version ? [`${id} was acknowledged as version ${version}, but is ${last}`] : [];
}

/** Commands whose entries are not contiguous, or that played more than once. */
function repeated(entries: readonly RoomEntry[]): string[] {
  const places = new Map<string, number[]>();
  for (const [i, { command }] of entries.entries()) {
    if (command)
      places.set(`${command.member} ${command.id}`, [...(places.get(`${command.member} ${command.id}`) ?? []), i]);
  }
  return [...places].flatMap(([id, at]) => {
    const isTogether = at.every((place, i) => place === (at[0] ?? 0) + i);
    const played = at.filter((place) => entries[place]?.table?.steps && entries[place]?.stage !== 'over');
    return isTogether && played.length <= 1 ? [] : [`${id} was carried out more than once, at ${at}`];
  });
}

const stored = async (reader: RoomReader, id: RoomId): Promise<StoredRoomState> => {
  const row = await reader.row(id);
  if (!row) throw new Error('the room is missing');
  return readRoom(reader, row);
};

/** Replays the room by the rules from its set-up, and again from its record. */
async function unplayable(reader: RoomReader, id: RoomId): Promise<string[]> {
  try {
    const { table } = await stored(reader, id);
    return table?.game && !isRecorded(table.game) ? ['its record is another game'] : [];
  } catch (error) {
    return [String(error)];
  }
}

function isRecorded(game: Game): boolean {
  const [parsed] = parseRecords(recordText(recordOf(game)));
  const again = parsed?.ok ? replay(parsed.value) : undefined;
  const text = ({ match, position }: Game): string => positionText({ match, position });
  return again?.ok === true && text(again.value) === text(game);
}

/** Compares the views of all watchers with the stored room. `older`: a watcher does not have the last version yet. */
export async function auditViews(crowd: Crowd, reader: RoomReader, id: RoomId): Promise<string[] | 'older'> {
  const room = await stored(reader, id);
  if (crowd.viewsOf(id).some(({ view }) => view?.version !== room.state.version)) return 'older';
  const faults: string[] = [];
  for (const { bot, seat, view } of crowd.viewsOf(id)) {
    const expected = expectedView(room, seat);
    if (isDeepStrictEqual(lasting(view as RoomView), lasting(expected))) continue;
    faults.push(`${id}: ${bot.name} sees something else: ${difference(lasting(view as RoomView), lasting(expected))}`);
  }
  return faults;
}

function expectedView({ row, state, table }: StoredRoomState, seat: number | undefined): RoomView {
  const identity = { id: row.id, terms: row.terms, pool: poolOf(row.terms.setup) };
  const viewer = seat ?? 'spectator';
  const shown = table && openedTable(table).stateFor(viewer);
  return roomView(identity, state, { table: shown, viewer, isOpener: false, now: 0 });
}

const openedTable = (snapshot: TableSnapshot): Table =>
  new Table(snapshot, {
    clock: { now: () => 0, wait: () => new Promise(() => undefined) },
    random: () => 0,
    computer: { levels: [], think: never, chooseDraft: never, stop: () => undefined },
    pace: () => 0,
    save: () => undefined,
  });

const never = (): Promise<never> => new Promise(() => undefined);

/** The view without times and other transient parts. */
function lasting(view: RoomView): object {
  const { clock: _clock, isOpener: _isOpener, table, ...rest } = view;
  const { draft, game, drawOffer, rematch, seats } = table ?? {};
  return JSON.parse(JSON.stringify({ ...rest, table: { draft, game, drawOffer, rematch, seats } })) as object;
}

function difference(one: object, other: object): string {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `…${a.slice(Math.max(0, at - 60), at + 60)}… instead of …${b.slice(Math.max(0, at - 60), at + 60)}…`;
}
