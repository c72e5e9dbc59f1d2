import {
  CommandId,
  MemberId,
  RoomAction,
  type RoomAnswer,
  type RoomEvent,
  RoomId,
  type RoomView,
  Version,
} from '@oia/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ProcessId } from '../database/process-store.ts';

/** The id of a process, a request, a feed or a watch. */
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Count = Type.Integer({ minimum: 0 });
const Seats = Type.Unsafe<readonly number[]>(Type.Array(Count, { maxItems: 4 }));

const MemberFields = Type.Object({
  id: MemberId,
  name: Type.String(),
  kind: Type.Union([Type.Literal('guest'), Type.Literal('account'), Type.Literal('program')]),
});
const Viewer = Type.Optional(MemberFields);

const Command = Type.Object({ id: CommandId, action: RoomAction, lag: Type.Optional(Type.Number()) });

// Values that one of our own processes made from its own types: only their kind is checked.
const Answer = Type.Unsafe<RoomAnswer>(Type.Object({ ok: Type.Boolean() }));
const View = Type.Unsafe<RoomView>(Type.Object({ id: RoomId, version: Version }));
const Events = Type.Unsafe<readonly RoomEvent[]>(Type.Array(Type.Object({ kind: Type.String() })));

/** One call of a `RoomListener` in another process. */
const FeedUpdate = Type.Union([
  Type.Object({ kind: Type.Literal('room'), seat: Type.Optional(Count), view: View }),
  Type.Object({ kind: Type.Literal('events'), version: Version, events: Events }),
  Type.Object({ kind: Type.Literal('presence'), here: Seats, spectators: Count, away: Seats }),
  Type.Object({ kind: Type.Literal('saving') }),
  Type.Object({ kind: Type.Literal('lost') }),
]);
export type FeedUpdate = Static<typeof FeedUpdate>;

/** The result of a request. `notHeld`: the process does not hold the room, and nothing was done. */
const RequestOutcome = Type.Union([
  Type.Object({ kind: Type.Literal('acted'), answer: Answer }),
  Type.Object({ kind: Type.Literal('viewed'), view: View }),
  Type.Object({ kind: Type.Literal('handedOver'), isDone: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('watching') }),
  Type.Object({ kind: Type.Literal('noRoom') }),
  Type.Object({ kind: Type.Literal('notHeld') }),
]);
export type RequestOutcome = Static<typeof RequestOutcome>;

/** A request to the process that holds a room. */
const RoomRequest = Type.Union([
  Type.Object({ kind: Type.Literal('act'), id: Id, room: RoomId, member: MemberFields, command: Command }),
  Type.Object({ kind: Type.Literal('view'), id: Id, room: RoomId, member: Viewer }),
  /** A guest signed in; move the seat to the account. */
  Type.Object({ kind: Type.Literal('handOver'), id: Id, room: RoomId, from: MemberId, to: MemberFields }),
  /** Send updates of the room over the feed, under the request's id. */
  Type.Object({
    kind: Type.Literal('watch'),
    id: Id,
    feed: Id,
    room: RoomId,
    member: Viewer,
    since: Type.Optional(Version),
  }),
]);
export type RoomRequest = Static<typeof RoomRequest>;
export type RoomRequestOf<Kind extends RoomRequest['kind']> = Extract<RoomRequest, { kind: Kind }>;

/** A feed leads from a process that holds rooms to one whose clients watch them. Its updates are numbered, so that gaps show. */
const FeedMessage = Type.Union([
  /** `sequence`: the number of updates before. An update for several watches counts once for each. */
  Type.Object({
    kind: Type.Literal('update'),
    feed: Id,
    sequence: Count,
    watches: Type.Array(Id, { minItems: 1 }),
    update: FeedUpdate,
  }),
  Type.Object({ kind: Type.Literal('unwatch'), feed: Id, watch: Id }),
  /** Sent every second by the watching process; answered by the number of updates, or by `feedEnded`. */
  Type.Object({ kind: Type.Literal('heartbeat'), feed: Id }),
  Type.Object({ kind: Type.Literal('heartbeatReply'), feed: Id, sequence: Count }),
  Type.Object({ kind: Type.Literal('feedEnded'), feed: Id }),
]);
export type FeedMessage = Static<typeof FeedMessage>;
export type FeedMessageOf<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>;

/** A message to all processes, for their clients. */
const Notice = Type.Union([
  /** The list of open games changed. */
  Type.Object({ kind: Type.Literal('lobby') }),
  Type.Object({ kind: Type.Literal('turn'), member: MemberId, room: RoomId }),
]);
export type Notice = Static<typeof Notice>;

const RequestReply = Type.Object({ kind: Type.Literal('reply'), id: Id, outcome: RequestOutcome });
export type RequestReply = Static<typeof RequestReply>;

const BusMessage = Type.Union([RoomRequest, RequestReply, FeedMessage, Notice]);
export type BusMessage = Static<typeof BusMessage>;

/** The messages that one process sends another at a time. */
export interface Batch {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

const batches = Compile(Type.Object({ from: Id, messages: Type.Array(Type.Unknown()) }));
const known = Compile(BusMessage);

/** undefined: not a batch. Drops unknown messages, which a newer process may send during an upgrade. */
export function readBatch(text: string): Batch | undefined {
  try {
    const batch: unknown = JSON.parse(text);
    if (!batches.Check(batch)) return undefined;
    return { from: batch.from, messages: batch.messages.filter((message) => known.Check(message)) };
  } catch {
    return undefined;
  }
}

export interface BusHandlers {
  onMessage(from: ProcessId, message: BusMessage): void;
  /** These did not arrive, or possibly not: that process may be gone. */
  onUndelivered(to: ProcessId, messages: readonly BusMessage[]): void;
  /** Any message may have been missed. */
  onGap(): void;
}

/** Carries messages between processes, in order, but possibly not all of them. The database is authoritative. */
export interface MessageBus {
  readonly own: ProcessId;
  readonly isConnected: boolean;
  send(to: ProcessId, message: BusMessage): void;
  /** To all processes but this one. */
  sendAll(notice: Notice): void;
  /** Starts delivery. */
  listen(handlers: BusHandlers): void;
  close(): Promise<void>;
}
