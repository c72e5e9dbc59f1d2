import type { Pairing, RoomEvent, RoomId, RoomStage } from '@oia/protocol';
import { randomId } from '../base/random-id.ts';
import { Store } from '../base/store.ts';
import { api } from './api.ts';
import type { Connection } from './connection.ts';
import { ensureMember } from './member.ts';

/** A search for an opponent: first a request, then a waiting room. */
export interface Searching {
  readonly pairing: Pairing;
  readonly room?: RoomId;
}

/** A search for an opponent, from the click to the first step. */
export class Search {
  readonly now = new Store<Searching | undefined>(undefined);
  /** Code of the last failure. */
  readonly fault = new Store<string | undefined>(undefined);
  readonly #connection: Pick<Connection, 'watch'>;
  readonly #onFound: (room: RoomId) => void;
  #stopWatching: () => void = () => undefined;

  constructor(connection: Pick<Connection, 'watch'>, onFound: (room: RoomId) => void) {
    this.#connection = connection;
    this.#onFound = onFound;
  }

  async begin(pairing: Pairing): Promise<void> {
    this.fault.set(undefined);
    this.now.set({ pairing });
    const joined = await ensureMember();
    const answer = joined.ok ? await api.pair(pairing) : joined;
    if (!answer.ok) return this.#fail(answer.code);
    const { room } = answer.value;
    // It may have been stopped while the server was asked.
    if (this.now.value?.pairing !== pairing) return void cancel(room);
    this.now.set({ pairing, room });
    this.#watch(room);
  }

  /** Cancels the search. If an opponent has joined in the meantime, the game is opened. */
  async stop(): Promise<void> {
    const room = this.now.value?.room;
    this.now.set(undefined);
    this.#stopWatching();
    if (room === undefined) return;
    if ((await cancel(room)) === 'started') this.#onFound(room);
  }

  /** Stops watching; a waiting room stays open on the server. */
  leave(): void {
    this.#stopWatching();
    this.now.set(undefined);
  }

  #fail(code: string): void {
    this.now.set(undefined);
    this.fault.set(code);
  }

  #watch(room: RoomId): void {
    this.#stopWatching = this.#connection.watch(room, {
      version: undefined,
      room: (_seat, view) => this.#heard(room, view.stage),
      events: (_version, events) => this.#heard(room, stageAfter(events)),
      presence: () => undefined,
      saving: () => undefined,
      gone: () => this.#fail('noSuchThing'),
    });
  }

  #heard(room: RoomId, stage: RoomStage | undefined): void {
    if (stage === undefined || stage === 'waiting' || this.now.value?.room !== room) return;
    this.leave();
    if (stage !== 'cancelled') this.#onFound(room);
  }
}

/** undefined: it has not changed. */
const stageAfter = (events: readonly RoomEvent[]): RoomStage | undefined =>
  events.findLast((event) => event.kind === 'facts')?.facts.stage;

/** The code of the refusal, if there is one. */
async function cancel(room: RoomId): Promise<string | undefined> {
  const answer = await api.act(room, randomId(), { kind: 'cancel' });
  return answer.ok ? undefined : answer.code;
}
