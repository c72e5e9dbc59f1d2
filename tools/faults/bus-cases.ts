import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomId } from '@oia/protocol';
import type { Member } from '../../packages/server/src/accounts/member.ts';
import { Members } from '../../packages/server/src/accounts/members.ts';
import type { BusHandlers, BusMessage, MessageBus } from '../../packages/server/src/cluster/bus-messages.ts';
import { Cluster } from '../../packages/server/src/cluster/cluster.ts';
import { ProcessStore } from '../../packages/server/src/database/process-store.ts';
import { RoomService } from '../../packages/server/src/rooms/room-service.ts';
import { openStore, type Store } from '../../packages/server/src/rooms/room-store.ts';
import { Metrics } from '../../packages/server/src/util/metrics.ts';
import { termsOf } from '../../packages/server/test/terms.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { LATE_MS } from './injection.ts';

const GAME_TIMEOUT_MS = 60_000;

export const busCases: readonly FaultCase[] = FAULTS.map((fault) => ({
  boundary: 'bus, request to another process',
  fault,
  run: () => asking(fault),
}));

/** Connects processes in memory. One message to act in the given room meets the fault. */
class FaultyNetwork {
  readonly #handlers = new Map<string, BusHandlers>();
  readonly #fault: Fault;
  concerned: RoomId | undefined;
  isMet = false;

  constructor(fault: Fault) {
    this.#fault = fault;
  }

  busOf(own: string): MessageBus {
    const handlers = this.#handlers;
    return {
      own,
      isConnected: true,
      send: (to, message) => this.#send(own, to, message),
      sendAll: (notice) => {
        for (const other of handlers.keys()) if (other !== own) this.#deliver(own, other, notice);
      },
      // Not a promise.
      listen: (given) => void handlers.set(own, given),
      // Not a promise.
      close: async () => void handlers.delete(own),
    };
  }

  #send(from: string, to: string, message: BusMessage): void {
    if (this.isMet || message.kind !== 'act' || message.room !== this.concerned)
      return this.#deliver(from, to, message);
    this.isMet = true;
    if (this.#fault === 'rejects') setImmediate(() => this.#handlers.get(from)?.onUndelivered(to, [message]));
    if (this.#fault === 'is late') setTimeout(() => this.#deliver(from, to, message), LATE_MS);
  }

  #deliver(from: string, to: string, message: BusMessage): void {
    setImmediate(() => this.#handlers.get(to)?.onMessage(from, message));
  }
}

/** A process of a server: rooms on a store that it shares. */
function startRooms(store: Store, network: FaultyNetwork, reports: unknown[]): Promise<RoomService> {
  // SQLite is for one process, and marks others as stopped; here two share one.
  const { kysely, now } = store.backend;
  const shared = { ...store.backend, kysely, now, isExclusive: false };
  return RoomService.start({
    store: { ...store, processes: new ProcessStore(shared) },
    metrics: new Metrics(),
    joinCluster: async (process) => new Cluster(network.busOf(process)),
    playerFor: () => ({
      levels: [],
      think: () => Promise.reject(new Error('no computer plays here')),
      chooseDraft: () => Promise.reject(new Error('no computer plays here')),
      stop: () => undefined,
    }),
    ratingOf: async () => undefined,
    finish: async () => undefined,
    mutedBy: async () => new Set(),
    turn: () => undefined,
    // Not a promise.
    report: (error) => void reports.push(error),
  });
}

/** Games that one process holds, played from another one. */
async function asking(fault: Fault): Promise<Finding> {
  const data = mkdtempSync(join(tmpdir(), 'oia-faults-'));
  const store = await openStore({ data });
  const reports: unknown[] = [];
  const network = new FaultyNetwork(fault);
  const holder = await startRooms(store, network, reports);
  const caller = await startRooms(store, network, reports);
  try {
    const members = await guests(store);
    const [concerned, ...others] = await Promise.all([1, 2, 3].map(() => begun(holder, members)));
    network.concerned = concerned;
    const games = [concerned ?? '', ...others].map((room) => finished(caller, room, members));
    const [codes] = await within(GAME_TIMEOUT_MS, 'a game', Promise.all(games));
    ensure(network.isMet, 'the fault was not met');
    ensure(reports.length === 0, `a room failed: ${String(reports[0])}`);
    const refused = codes?.filter((code) => code !== 'done') ?? [];
    const told = refused.length > 0 ? `refused: ${refused.join()}` : 'done, after it was asked again';
    return { told: fault === 'is late' ? 'done, later' : told, others: `${others.length} games finished` };
  } finally {
    await caller.close();
    await holder.close();
    await store.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function guests(store: Store): Promise<readonly Member[]> {
  const members = await Members.open(store.kysely);
  const added = await Promise.all(['Anna', 'Ben'].map((name) => members.guests.add(name)));
  return added.map((guest) => {
    if (!guest.ok) throw new Error(guest.code);
    return guest.value.member;
  });
}

async function begun({ rooms }: RoomService, [anna, ben]: readonly Member[]): Promise<RoomId> {
  if (!anna || !ben) throw new Error('two members are needed');
  const room = await rooms.open(termsOf({ isOpen: false }), anna);
  await rooms.act(room, ben, { id: 'sit', action: { kind: 'sit' } });
  return room;
}

/** Plays random steps to the end; returns the codes of all answers. */
async function finished({ rooms }: RoomService, room: RoomId, members: readonly Member[]): Promise<string[]> {
  const codes: string[] = [];
  for (let turn = 0; ; turn++) {
    const views = await Promise.all(members.map((member) => rooms.view(room, member)));
    if (views[0]?.stage === 'over') return codes;
    const seat = views.findIndex((view) => (view?.table?.game?.legal?.length ?? 0) > 0);
    const legal = views[seat]?.table?.game?.legal ?? [];
    const step = legal[Math.floor(Math.random() * legal.length)] ?? 0;
    const member = members[seat];
    if (!member) throw new Error('nobody can move');
    const answer = await rooms.act(room, member, { id: `s${turn}`, action: { kind: 'step', step } });
    codes.push(answer.ok ? 'done' : answer.refusal.code);
  }
}
