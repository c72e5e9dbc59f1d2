import type { ClientMessage, RoomEvent, RoomView, ServerMessage } from '@oia/protocol';
import { seededRandom } from '@oia/rules';
import { type Action, type Answer, startingPointOf, Table, type TableEvent, type TableSetup } from '@oia/table';
import { SocketServer } from './socket-server.ts';

export const ROOM = 'abcdefgh';

/** A server with one room and a real table. Every client sits at seat 0; the tests play for the others. */
export class RoomServer {
  readonly sockets: SocketServer;
  readonly table: Table;
  /** Answers are held back while this is false. */
  answers = true;
  readonly #held: (() => void)[] = [];
  #ids = 0;

  constructor(sockets: SocketServer, setup: TableSetup) {
    this.sockets = sockets;
    const start = startingPointOf(setup);
    if (!start.ok) throw new Error(start.error.code);
    const wait = (): Promise<void> => Promise.resolve();
    this.table = new Table(
      { setup, ...start.value },
      {
        clock: { now: Date.now, wait },
        random: seededRandom(3),
        computer: { levels: [1] } as never,
        pace: () => 0,
        save: () => undefined,
      },
    );
    sockets.onMessage = (message, say) => this.#heard(message, say);
  }

  static async start(setup: TableSetup): Promise<RoomServer> {
    return new RoomServer(await SocketServer.start(), setup);
  }

  view(): RoomView {
    return {
      id: ROOM,
      version: this.table.state.version,
      setup: this.table.state.setup,
      table: this.table.stateFor(0),
      stage: 'playing',
      sittings: [],
      control: { kind: 'unlimited' },
      isRated: false,
      isOpen: false,
      hasChat: true,
      pool: 'all',
      isOpener: true,
      clock: { left: [] },
      chat: [],
    };
  }

  /** Plays for another seat, and notifies all clients. */
  act(from: number, action: Action): Answer {
    const before = this.table.state.version;
    const answer = this.table.send({ ...action, from, id: `test-${++this.#ids}` });
    this.#tell(before, (message) => this.sockets.broadcast(message));
    return answer;
  }

  /** Sends the answers that were held back, in order. */
  release(): void {
    this.answers = true;
    for (const say of this.#held.splice(0)) say();
  }

  #heard(message: ClientMessage, tell: (message: ServerMessage) => void): void {
    const say = (answer: ServerMessage): void =>
      void (this.answers ? tell(answer) : this.#held.push(() => tell(answer)));
    if (message.kind === 'watch') return this.#watched(message.since, say);
    if (message.kind !== 'act') return;
    const { id, action } = message;
    const before = this.table.state.version;
    const answer = this.table.send({ ...(action as Action), from: 0, id });
    if (answer.ok) say({ kind: 'done', room: ROOM, id, version: answer.version });
    this.#tell(before, say);
    if (!answer.ok) say({ kind: 'refused', room: ROOM, id, refusal: answer.refusal });
  }

  #watched(since: number | undefined, say: (message: ServerMessage) => void): void {
    const events = since === undefined ? undefined : this.table.eventsSince(since, 0);
    if (events) this.#tell(since ?? 0, say);
    else say({ kind: 'room', seat: 0, view: this.view() });
  }

  #tell(since: number, say: (message: ServerMessage) => void): void {
    const { version } = this.table.state;
    const events: TableEvent[] = this.table.eventsSince(since, 0) ?? [];
    const all: RoomEvent[] = [{ kind: 'table', events }];
    if (version > since) say({ kind: 'events', room: ROOM, version, events: all });
  }
}
