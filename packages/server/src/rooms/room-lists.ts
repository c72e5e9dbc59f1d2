import type { RoomEntry as ListedRoom, LobbyGame, MyRoom, RoomId, RoomTerms } from '@oia/protocol';
import { powersOf, recordOf, seatsOf } from '@oia/rules';
import type { TableSnapshot } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import { poolOf } from '../ratings/pool.ts';
import { BrokenRoom } from './contract.ts';
import { seatOfMember } from './room-state.ts';
import type { RoomRow, RoomStore, StoredEntry } from './room-store.ts';
import { factsOf } from './room-views.ts';
import { roomFrom, type StoredRoomState } from './stored-room.ts';

/** Unchanged rooms are not read again. */
const MAX_CACHED_ROOMS = 1000;
const MAX_LISTED_ROOMS = 60;
/** Waiting rooms searched for a pairing. */
const MAX_SEARCHED_ROOMS = 1000;

/** Public lists of rooms, from the database, whichever process holds them. */
export class RoomLists {
  readonly #rooms: RoomStore;
  readonly #report: (error: unknown, room: RoomId) => void;
  readonly #read = new Map<RoomId, Listed>();

  /** `report` is called once for each room that cannot be read; lists leave it out. */
  constructor(rooms: RoomStore, report: (error: unknown, room: RoomId) => void) {
    this.#rooms = rooms;
    this.#report = report;
  }

  /** Open rooms with a free seat. */
  async waiting(): Promise<LobbyGame[]> {
    const rooms = await this.#readAll(await this.#rooms.waiting(MAX_LISTED_ROOMS));
    return rooms.map(lobbyGame);
  }

  /** Open rooms with a free seat and suitable terms, the newest first. */
  async waitingFor(isSuitable: (terms: RoomTerms) => boolean): Promise<LobbyGame[]> {
    const rows = (await this.#rooms.waiting(MAX_SEARCHED_ROOMS)).filter(({ terms }) => isSuitable(terms));
    return (await this.#readAll(rows.slice(-MAX_LISTED_ROOMS))).map(lobbyGame);
  }

  /** Open games that are being played. */
  async playing(): Promise<ListedRoom[]> {
    return (await this.#readAll(await this.#rooms.playing(MAX_LISTED_ROOMS))).map(listedRoom);
  }

  /** Rooms in which a member plays or waits. */
  async ofMember({ id }: Member): Promise<MyRoom[]> {
    const waiting = await this.#rooms.ofMember(id, 'waiting');
    const playing = await this.#rooms.ofMember(id, 'playing');
    return (await this.#readAll([...playing, ...waiting])).map((room) => myRoom(room, id));
  }

  async #readAll(rows: readonly RoomRow[]): Promise<StoredRoomState[]> {
    const listed = await Promise.all(rows.map((row) => this.#readOne(row)));
    return listed.flatMap(({ room }) => room ?? []);
  }

  async #readOne(row: RoomRow): Promise<Listed> {
    const known = this.#read.get(row.id);
    if (known?.version === row.version) return known;
    const entries = await this.#rooms.entries(row.id);
    const listed = { version: row.version, room: this.#readable(row, entries) };
    this.#read.delete(row.id);
    this.#read.set(row.id, listed);
    const [oldest] = this.#read.keys();
    if (this.#read.size > MAX_CACHED_ROOMS && oldest !== undefined) this.#read.delete(oldest);
    return listed;
  }

  #readable(row: RoomRow, entries: readonly StoredEntry[]): StoredRoomState | undefined {
    try {
      return roomFrom(row, entries);
    } catch (error) {
      this.#report(new BrokenRoom(row.id, error), row.id);
      return undefined;
    }
  }
}

/** A room as it was read at a version; `room` is undefined where it cannot be read. */
interface Listed {
  readonly version: number;
  readonly room: StoredRoomState | undefined;
}

const lobbyGame = ({ row: { id, terms, openedAt }, state }: StoredRoomState): LobbyGame => {
  const { opener: _opener, ...open } = terms;
  return {
    room: id,
    terms: { ...open, setup: state.setup },
    pool: poolOf(terms.setup),
    sittings: factsOf(state).sittings,
    openedAt,
  };
};

const listedRoom = ({ row: { id, terms, stage }, state, table }: StoredRoomState): ListedRoom => ({
  room: id,
  stage,
  control: terms.control,
  pool: poolOf(terms.setup),
  isRated: terms.isRated,
  players: terms.setup.seats.length,
  sittings: factsOf(state).sittings,
  powers: powersAt(table) ?? powersOfSetup(terms.setup.way),
  turns: table?.game ? recordOf(table.game).turns.length : 0,
  changedAt: state.at,
});

function myRoom(room: StoredRoomState, member: string): MyRoom {
  const seat = seatOfMember(room.state, member) ?? 0;
  const { game, draft } = room.table ?? {};
  const actor = game ? game.actor : draft?.actor;
  return { ...listedRoom(room), seat, isMyTurn: room.state.stage === 'playing' && actor === seat };
}

/** Dealt powers are never secret. */
const powersAt = (table: TableSnapshot | undefined): ListedRoom['powers'] | undefined => {
  const game = table?.game;
  return game && seatsOf(game.match).map((seat) => powersOf(game.match, game.first, seat)[0]?.id);
};

const powersOfSetup = (way: RoomRow['terms']['setup']['way']): ListedRoom['powers'] =>
  way.kind === 'match' ? (way.options.powers ?? []) : [];
