import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId, RoomAnswer, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import type { Member } from '../accounts/member.ts';
import type { ProcessId } from '../database/process-store.ts';
import {
  BrokenRoom,
  type LocalRooms,
  NoAnswer,
  type RemoteRooms,
  type RoomCommand,
  type RoomListener,
  type Rooms,
  type Subscription,
} from './contract.ts';
import type { Room } from './room.ts';

/** An operation on a room, whichever process holds it. */
interface RoomOperation<Done> {
  locally(room: Room): Promise<Done> | Done;
  remotely(remote: RemoteRooms, holder: ProcessId): Promise<Done | 'notHeld'>;
  readonly ifNoRoom: Done;
}

/** Longer than it takes until the rooms of a dead process are free, so that callers do not notice its death. */
const TAKEOVER_TIMEOUT_MS = 9_000;
const RETRY_DELAY_MS = 300;

/** All rooms. Runs operations in this process, or, in a cluster, in the process that holds the room; waits while a room changes hands. */
export class RoomAccess implements Rooms {
  readonly #local: LocalRooms;
  readonly #remote: RemoteRooms | undefined;
  #isClosing = false;

  /** `remote`: the rooms of other processes, in a cluster. */
  constructor(local: LocalRooms, remote?: RemoteRooms) {
    this.#local = local;
    this.#remote = remote;
  }

  open(terms: RoomTerms, opener: Member): Promise<RoomId> {
    return this.#local.open(terms, opener);
  }

  async act(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    // Fast path: nearly every command is for a room held here, and gets a final answer.
    const held = this.#isClosing ? undefined : this.#local.held(room);
    const answer = held && (await this.#local.actIn(held, member, command));
    return answer && isFinal(answer) ? answer : this.#actAnywhere(room, member, command);
  }

  async #actAnywhere(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    try {
      return await this.#run<RoomAnswer>(room, {
        locally: async (held) => finalAnswer(await this.#local.actIn(held, member, command)),
        remotely: async (remote, holder) => {
          const answer = await remote.act(holder, room, member, command);
          return answer === 'notHeld' ? answer : finalAnswer(answer);
        },
        ifNoRoom: { ok: false, refusal: { code: 'noRoom' } },
      });
    } catch (error) {
      if (error instanceof NoAnswer) return { ok: false, refusal: { code: 'tryAgain' } };
      if (error instanceof BrokenRoom) return { ok: false, refusal: { code: 'broken' } };
      throw error;
    }
  }

  /** Rejects with `NoAnswer` if the process that holds the room cannot be reached. */
  view(room: RoomId, member: Member | undefined): Promise<RoomView | undefined> {
    return this.#run<RoomView | undefined>(room, {
      locally: (held) => this.#local.viewIn(held, member),
      remotely: (remote, holder) => remote.view(holder, room, member),
      ifNoRoom: undefined,
    });
  }

  /** Moves a seat from one member to another. false: not possible now, or the other member already sits there. */
  handOver(room: RoomId, from: MemberId, to: Member): Promise<boolean> {
    return this.#run<boolean>(room, {
      locally: (held) => held.handOver(from, to),
      remotely: (remote, holder) => remote.handOver(holder, room, from, to),
      ifNoRoom: false,
    }).catch(() => false);
  }

  /** Rejects with `NoAnswer` if the process that holds the room cannot be reached. */
  watch(
    room: RoomId,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Subscription | undefined> {
    return this.#run<Subscription | undefined>(room, {
      locally: (held) => this.#local.watchIn(held, member, since, listener),
      remotely: async (remote, holder) => {
        const subscription = await remote.watch(holder, { room, member, since }, listener);
        return subscription === 'noRoom' ? undefined : subscription;
      },
      ifNoRoom: undefined,
    });
  }

  /** Rejects with `NoAnswer`. May run twice; a command's id makes that harmless. */
  async #run<Done>(room: RoomId, operation: RoomOperation<Done>): Promise<Done> {
    const until = performance.now() + TAKEOVER_TIMEOUT_MS;
    while (!this.#isClosing && performance.now() < until) {
      const holder = this.#local.held(room) ? undefined : this.#remote?.holderOf(room);
      const done = await (this.#remote && holder !== undefined
        ? this.#runRemotely(this.#remote, room, holder, operation)
        : this.#runLocally(room, operation));
      if (done !== 'notHeld' && done !== 'heldElsewhere') return done;
      if (done === 'notHeld') await sleep(RETRY_DELAY_MS);
    }
    throw new NoAnswer('no process that holds the room has answered');
  }

  async #runLocally<Done>(
    id: RoomId,
    { locally, ifNoRoom }: RoomOperation<Done>,
  ): Promise<Done | 'heldElsewhere' | 'notHeld'> {
    const room = await this.#local.find(id).catch(retryUnlessBroken);
    if (room === 'none') return ifNoRoom;
    if (room === 'notHeld') return room;
    if ('heldBy' in room) {
      this.#remote?.remember(id, room.heldBy);
      // Without a cluster the holder was killed a moment ago, and the room is free soon.
      return this.#remote ? 'heldElsewhere' : 'notHeld';
    }
    try {
      return await locally(room);
    } catch (error) {
      return retryIfNoAnswer(error);
    }
  }

  async #runRemotely<Done>(
    remote: RemoteRooms,
    id: RoomId,
    holder: ProcessId,
    { remotely }: RoomOperation<Done>,
  ): Promise<Done | 'notHeld'> {
    const done = await remotely(remote, holder).catch(retryIfNoAnswer);
    if (done === 'notHeld') remote.forget(id);
    return done;
  }

  /** Ends all waiting: this process is about to release its rooms. */
  close(): void {
    this.#isClosing = true;
  }
}

/** Whether the outcome is known; otherwise the command is sent again with the same id. */
const isFinal = (answer: RoomAnswer): boolean => answer.ok || answer.refusal.code !== 'tryAgain';

function finalAnswer(answer: RoomAnswer): RoomAnswer {
  if (!isFinal(answer)) throw new NoAnswer('it is not known whether it was saved');
  return answer;
}

function retryIfNoAnswer(error: unknown): 'notHeld' {
  if (error instanceof NoAnswer) return 'notHeld';
  throw error;
}

/** The database may be back in a moment; a broken room never is. */
function retryUnlessBroken(error: unknown): 'notHeld' {
  if (error instanceof BrokenRoom) throw error;
  return 'notHeld';
}
