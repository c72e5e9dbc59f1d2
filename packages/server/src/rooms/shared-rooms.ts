import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId, RoomId, RoomTerms, RoomView } from '@oia/protocol';
import type { Member } from '../members/member.ts';
import { Holders } from '../processes/holders.ts';
import type { Letter, Request } from '../processes/letters.ts';
import type { Post } from '../processes/post.ts';
import { RemoteWatches } from '../processes/remote-watches.ts';
import { RequestService } from '../processes/request-service.ts';
import { NoAnswer, Requests } from '../processes/requests.ts';
import type { Room } from '../room/room.ts';
import { Unplayable } from '../room/table-delta.ts';
import type { ProcessId } from '../store/process-store.ts';
import type { LocalRooms } from './local-rooms.ts';
import type { RoomAnswer, RoomCommand, RoomListener, Rooms, Watching } from './rooms.ts';

/** What to do with a room, wherever it is. */
interface Errand<Done> {
  here(room: Room): Promise<Done> | Done;
  there(holder: ProcessId): Promise<Done | 'notHeld'>;
  /** There is no such room. */
  readonly none: Done;
}

/** Milliseconds. When a process dies, its rooms are free some seconds later: who asks meanwhile waits, and does not see it. */
const PATIENCE = 9_000;
const PAUSE = 300;

/** All rooms of several processes. Those that another one holds are asked for over the post; everything else is done here. */
export class SharedRooms implements Rooms {
  readonly #local: LocalRooms;
  readonly #holders = new Holders();
  readonly #requests: Requests;
  readonly #watches: RemoteWatches;
  readonly #service: RequestService;
  #isLetGo = false;

  constructor(local: LocalRooms, post: Post) {
    this.#local = local;
    this.#requests = new Requests(post);
    this.#watches = new RemoteWatches(post, this.#requests, (holder) => this.#holders.forgetAllOf(holder));
    this.#service = new RequestService(local, post);
  }

  hear(from: ProcessId, letter: Letter): void {
    switch (letter.kind) {
      case 'answer':
        return this.#requests.answered(letter);
      case 'told':
        return this.#watches.told(from, letter);
      case 'living':
        return this.#watches.living(from, letter);
      case 'ended':
        return this.#watches.ended(from, letter);
      default:
        return this.#service.hear(from, letter);
    }
  }

  undelivered(to: ProcessId, letters: readonly Letter[]): void {
    this.#requests.undelivered(letters);
    this.#watches.break(to);
    this.#service.end(to);
  }

  /** Anything may have been missed. */
  gap(): void {
    this.#requests.failAll();
    this.#watches.breakAll();
  }

  open(terms: RoomTerms, opener: Member): Promise<RoomId> {
    return this.#local.open(terms, opener);
  }

  async act(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    // Nearly every command is for a room that is here and has an answer at once.
    const held = this.#isLetGo ? undefined : this.#local.held(room);
    const answer = held && (await this.#local.actIn(held, member, command));
    return answer && isSettled(answer) ? answer : this.#actAnywhere(room, member, command);
  }

  async #actAnywhere(room: RoomId, member: Member, command: RoomCommand): Promise<RoomAnswer> {
    try {
      return await this.#run<RoomAnswer>(room, {
        here: async (held) => settled(await this.#local.actIn(held, member, command)),
        there: async (holder) => {
          const asked: Request = { kind: 'act', id: Requests.newId(), room, member, command };
          const outcome = await this.#requests.ask(holder, asked);
          return outcome.kind === 'acted' ? settled(outcome.answer) : 'notHeld';
        },
        none: { ok: false, refusal: { code: 'noRoom' } },
      });
    } catch (error) {
      if (error instanceof NoAnswer) return { ok: false, refusal: { code: 'tryAgain' } };
      throw error;
    }
  }

  /** Rejects with `NoAnswer` if whoever holds the room cannot be reached. */
  view(room: RoomId, member: Member | undefined): Promise<RoomView | undefined> {
    return this.#run<RoomView | undefined>(room, {
      here: (held) => this.#local.viewIn(held, member),
      there: async (holder) => {
        const asked: Request = { kind: 'view', id: Requests.newId(), room, ...(member ? { member } : {}) };
        const outcome = await this.#requests.ask(holder, asked);
        return outcome.kind === 'viewed' ? outcome.view : 'notHeld';
      },
      none: undefined,
    });
  }

  /** Gives a seat to somebody else. false: not now, or they sit there already. */
  handOver(room: RoomId, from: MemberId, to: Member): Promise<boolean> {
    return this.#run<boolean>(room, {
      here: (held) => held.handOver(from, to),
      there: async (holder) => {
        const outcome = await this.#requests.ask(holder, { kind: 'handOver', id: Requests.newId(), room, from, to });
        return outcome.kind === 'handedOver' ? outcome.isDone : 'notHeld';
      },
      none: false,
    }).catch(() => false);
  }

  /** Rejects with `NoAnswer` if whoever holds the room cannot be reached. */
  watch(
    room: RoomId,
    member: Member | undefined,
    since: number | undefined,
    listener: RoomListener,
  ): Promise<Watching | undefined> {
    return this.#run<Watching | undefined>(room, {
      here: (held) => this.#local.watchIn(held, member, since, listener),
      there: async (holder) => {
        const watching = await this.#watches.watch(holder, { room, member, since }, listener);
        return watching === 'noRoom' ? undefined : watching;
      },
      none: undefined,
    });
  }

  /** Rejects with `NoAnswer`. A command may be carried there twice: it has an id. */
  async #run<Done>(room: RoomId, errand: Errand<Done>): Promise<Done> {
    const until = performance.now() + PATIENCE;
    while (!this.#isLetGo && performance.now() < until) {
      const holder = this.#local.held(room) ? undefined : this.#holders.of(room);
      const done = await (holder === undefined ? this.#atHome(room, errand) : this.#abroad(room, holder, errand));
      if (done !== 'notHeld' && done !== 'elsewhere') return done;
      if (done === 'notHeld') await sleep(PAUSE);
    }
    throw new NoAnswer('no process that holds the room has answered');
  }

  async #atHome<Done>(id: RoomId, { here, none }: Errand<Done>): Promise<Done | 'elsewhere' | 'notHeld'> {
    const room = await this.#local.find(id).catch(unreachable);
    if (room === 'none') return none;
    if (room === 'notHeld') return room;
    if ('heldBy' in room) {
      this.#holders.remember(id, room.heldBy);
      return 'elsewhere';
    }
    try {
      return await here(room);
    } catch (error) {
      return unanswered(error);
    }
  }

  async #abroad<Done>(id: RoomId, holder: ProcessId, { there }: Errand<Done>): Promise<Done | 'notHeld'> {
    const done = await there(holder).catch(unanswered);
    if (done === 'notHeld') this.#holders.forget(id);
    return done;
  }

  /** The rooms of this process are about to be free, and nobody here waits for those of others any more. */
  letGo(): void {
    this.#isLetGo = true;
    this.#service.refuse();
  }

  close(): void {
    this.#requests.failAll();
    this.#watches.close();
    this.#service.close();
  }
}

/** An answer that is known; otherwise it is asked for again, with the same id. */
const isSettled = (answer: RoomAnswer): boolean => answer.ok || answer.refusal.code !== 'tryAgain';

function settled(answer: RoomAnswer): RoomAnswer {
  if (!isSettled(answer)) throw new NoAnswer('it is not known whether it was saved');
  return answer;
}

function unanswered(error: unknown): 'notHeld' {
  if (error instanceof NoAnswer) return 'notHeld';
  throw error;
}

/** The store may be back in a moment; a room that cannot be read never is. */
function unreachable(error: unknown): 'notHeld' {
  if (error instanceof Unplayable) throw error;
  return 'notHeld';
}
