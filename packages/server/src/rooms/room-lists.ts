import type { RoomEntry as ListedRoom, LobbyGame, MyRoom, RoomId, RoomTerms } from '@oia/protocol';
import { powersOf, recordOf, seatsOf } from '@oia/rules';
import type { TableSnapshot } from '@oia/table';
import type { Member } from '../members/member.ts';
import { poolOf } from '../ratings/pool.ts';
import { seatOfMember } from '../room/room-state.ts';
import { factsOf } from '../room/room-views.ts';
import type { RoomRow, RoomStore } from '../store/room-store.ts';
import { type ReadRoom, readRoom } from './stored-room.ts';

/** Rooms are read again only when they have changed; so many are remembered. */
const REMEMBERED = 1000;
const LISTED = 60;
/** So many are looked through for somebody who seeks an opponent. */
const SEARCHED = 1000;

/** Lists of rooms as everybody may see them, from the store: whichever process holds them. */
export class RoomLists {
  readonly #rooms: RoomStore;
  readonly #read = new Map<RoomId, ReadRoom>();

  constructor(rooms: RoomStore) {
    this.#rooms = rooms;
  }

  /** Open rooms with a free seat. */
  async waiting(): Promise<LobbyGame[]> {
    const rooms = await this.#readAll(await this.#rooms.waiting(LISTED));
    return rooms.map(lobbyGame);
  }

  /** Open rooms with a free seat on terms that suit somebody, the newest first. */
  async waitingFor(isSuitable: (terms: RoomTerms) => boolean): Promise<LobbyGame[]> {
    const rows = (await this.#rooms.waiting(SEARCHED)).filter(({ terms }) => isSuitable(terms));
    return (await this.#readAll(rows.slice(-LISTED))).map(lobbyGame);
  }

  /** Open games that are being played. */
  async playing(): Promise<ListedRoom[]> {
    return (await this.#readAll(await this.#rooms.playing(LISTED))).map(listedRoom);
  }

  /** What somebody plays or waits for. */
  async ofMember({ id }: Member): Promise<MyRoom[]> {
    const waiting = await this.#rooms.ofMember(id, 'waiting');
    const playing = await this.#rooms.ofMember(id, 'playing');
    return (await this.#readAll([...playing, ...waiting])).map((room) => myRoom(room, id));
  }

  #readAll(rows: readonly RoomRow[]): Promise<ReadRoom[]> {
    return Promise.all(rows.map((row) => this.#readOne(row)));
  }

  async #readOne(row: RoomRow): Promise<ReadRoom> {
    const known = this.#read.get(row.id);
    if (known?.row.version === row.version) return known;
    const room = await readRoom(this.#rooms, row);
    this.#read.delete(row.id);
    this.#read.set(row.id, room);
    const [oldest] = this.#read.keys();
    if (this.#read.size > REMEMBERED && oldest !== undefined) this.#read.delete(oldest);
    return room;
  }
}

const lobbyGame = ({ row: { id, terms, openedAt }, state }: ReadRoom): LobbyGame => {
  const { opener: _opener, ...open } = terms;
  return {
    room: id,
    terms: { ...open, setup: state.setup },
    pool: poolOf(terms.setup),
    sittings: factsOf(state).sittings,
    openedAt,
  };
};

const listedRoom = ({ row: { id, terms, stage }, state, table }: ReadRoom): ListedRoom => ({
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

function myRoom(room: ReadRoom, member: string): MyRoom {
  const seat = seatOfMember(room.state, member) ?? 0;
  const { game, draft } = room.table ?? {};
  const actor = game ? game.actor : draft?.actor;
  return { ...listedRoom(room), seat, isMyTurn: room.state.stage === 'playing' && actor === seat };
}

/** What lies open on the table: powers are never secret once dealt. */
const powersAt = (table: TableSnapshot | undefined): ListedRoom['powers'] | undefined => {
  const game = table?.game;
  return game && seatsOf(game.match).map((seat) => powersOf(game.match, game.first, seat)[0]?.id);
};

const powersOfSetup = (way: RoomRow['terms']['setup']['way']): ListedRoom['powers'] =>
  way.kind === 'match' ? (way.options.powers ?? []) : [];
