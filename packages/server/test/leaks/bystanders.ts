import { setTimeout as sleep } from 'node:timers/promises';
import type { LobbyGame, MyRoom, RoomEntry, RoomId } from '@oia/protocol';
import type { Viewer } from '@oia/rules';
import type { TestPlayer } from '../sockets/test-player.ts';
import { LineReader } from './line-reader.ts';
import { differenceOf, masked } from './sockets.ts';
import type { TwinRoom } from './twin-rooms.ts';

/** A source of information about a room other than its socket. */
interface Source {
  readonly who: string;
  lines(): readonly string[];
}

/** A list that is requested repeatedly. */
interface Question {
  readonly who: string;
  readonly player: TestPlayer;
  readonly path: string;
  readonly answers: string[];
}

/** Time for late lines to arrive. */
const LATE_LINES_MS = 2_000;

/** Readers of lists and streams about a room who may not know its secret. */
export class Bystanders {
  readonly questions: readonly Question[];
  readonly sources: readonly Source[];
  readonly #room: RoomId;
  readonly #streams: readonly { readonly who: string; readonly reader: LineReader }[];

  /** `outsider`: a player who only watches the lobby. */
  constructor({ id, players }: TwinRoom, observers: readonly Viewer[], outsider: TestPlayer) {
    const seats = observers.filter((viewer) => viewer !== 'spectator');
    const at = (viewer: Viewer): TestPlayer => players.at(viewer === 'spectator' ? -1 : viewer) as TestPlayer;
    const reading = (who: string, viewer: Viewer, path: string) => ({ who, reader: new LineReader(at(viewer), path) });
    const asking = (who: string, player: TestPlayer, path: string) => ({ who, player, path, answers: [] });
    this.#room = id;
    this.#streams = [
      ...observers.map((one) => reading(`the stream of the room for ${one}`, one, `/api/rooms/${id}/stream`)),
      ...seats.map((seat) => reading(`the own stream of ${seat}`, seat, '/api/stream')),
    ];
    this.questions = [
      asking('the list of all for an outsider', outsider, '/api/rooms'),
      ...seats.map((seat) => asking(`the own rooms of ${seat}`, at(seat), '/api/me/rooms')),
    ];
    this.sources = [
      ...this.#streams.map(({ who, reader }) => ({ who, lines: () => ofRoom(reader.lines, id) })),
      ...this.questions.map(({ who, answers }) => ({ who, lines: () => answers })),
      lobbySource(outsider, id),
    ];
  }

  /** Resolves when all streams have sent the initial state. */
  async begun(): Promise<void> {
    await Promise.all(this.#streams.map(({ reader }) => reader.until(({ length }) => length > 0)));
  }

  /** Asks for a list. Returns how long the answer took. */
  async ask({ player, path, answers }: Question): Promise<number> {
    const begun = performance.now();
    const answer = await player.request('GET', path);
    const lists = (await answer.json()) as Lists;
    const took = performance.now() - begun;
    answers.push(masked(`${answer.status} ${partOf(lists, this.#room)}`, this.#room));
    return took;
  }

  close(): void {
    for (const { reader } of this.#streams) reader.close();
  }
}

/** The differences between the two rooms, for readers in the same place. */
export async function bystanderDifferences(one: Bystanders, other: Bystanders): Promise<string[]> {
  const until = performance.now() + LATE_LINES_MS;
  const pairs = one.sources.map((source, i) => [source, other.sources[i] as Source] as const);
  const isLate = (): boolean => pairs.some(([a, b]) => a.lines().length !== b.lines().length);
  while (isLate() && performance.now() < until) await sleep(2);
  return pairs.flatMap(([a, b]) => {
    const difference = differenceOf(a.lines(), b.lines());
    return difference === undefined ? [] : [`${a.who}: ${difference}`];
  });
}

const ofRoom = (lines: readonly string[], room: RoomId): string[] =>
  lines.filter((line) => !isOfOther(JSON.parse(line), room)).map((line) => masked(line, room));

/** The own stream covers all rooms. */
const isOfOther = (line: { readonly room?: RoomId }, room: RoomId): boolean =>
  line.room !== undefined && line.room !== room;

type Lists = Partial<Record<'games' | 'playing' | 'rooms', readonly (LobbyGame | RoomEntry | MyRoom)[]>>;

/** Only this room, because lists contain others. */
function partOf(lists: Lists, room: RoomId): string {
  const parts = Object.entries(lists).map(([name, listed]) => [name, listed?.filter((one) => one.room === room)]);
  return JSON.stringify(Object.fromEntries(parts));
}

/** Only this room, because updates of the lobby depend on all rooms. */
function lobbySource(outsider: TestPlayer, room: RoomId): Source {
  const before = outsider.received.length;
  const told = (): string[] =>
    outsider.received
      .slice(before)
      .map((text) => JSON.parse(text) as Lists & { readonly kind: string })
      .filter(({ kind }) => kind === 'lobby')
      .map(({ games = [] }) => masked(partOf({ games }, room), room));
  return { who: 'the lobby for an outsider', lines: () => [...new Set(told())] };
}
