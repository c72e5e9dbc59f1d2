import { CommandId, MemberId, RoomAction, type RoomEvent, RoomId, type RoomView, Version } from '@oia/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RoomAnswer } from '../rooms/rooms.ts';

/** A process, a request, a link between two processes, or somebody who watches over one. */
const Name = Type.String({ minLength: 1, maxLength: 60 });
const Count = Type.Integer({ minimum: 0 });
const Seats = Type.Unsafe<readonly number[]>(Type.Array(Count, { maxItems: 4 }));

const MemberOf = Type.Object({
  id: MemberId,
  name: Type.String(),
  kind: Type.Union([Type.Literal('guest'), Type.Literal('account'), Type.Literal('program')]),
});
const Viewer = Type.Optional(MemberOf);

const CommandOf = Type.Object({ id: CommandId, action: RoomAction, lag: Type.Optional(Type.Number()) });

// Made by a process of our own from its own types: enough is checked to know what it is.
const AnswerOf = Type.Unsafe<RoomAnswer>(Type.Object({ ok: Type.Boolean() }));
const ViewOf = Type.Unsafe<RoomView>(Type.Object({ id: RoomId, version: Version }));
const EventsOf = Type.Unsafe<readonly RoomEvent[]>(Type.Array(Type.Object({ kind: Type.String() })));

/** What somebody who watches a room elsewhere is told. */
const Telling = Type.Union([
  Type.Object({ kind: Type.Literal('room'), seat: Type.Optional(Count), view: ViewOf }),
  Type.Object({ kind: Type.Literal('events'), version: Version, events: EventsOf }),
  Type.Object({ kind: Type.Literal('presence'), here: Seats, spectators: Count, away: Seats }),
  Type.Object({ kind: Type.Literal('lost') }),
]);
export type Telling = Static<typeof Telling>;

/** What came of a request. `notHeld`: the room is not here, nothing was done. */
const Outcome = Type.Union([
  Type.Object({ kind: Type.Literal('acted'), answer: AnswerOf }),
  Type.Object({ kind: Type.Literal('viewed'), view: ViewOf }),
  Type.Object({ kind: Type.Literal('handedOver'), isDone: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('watching') }),
  Type.Object({ kind: Type.Literal('noRoom') }),
  Type.Object({ kind: Type.Literal('notHeld') }),
]);
export type Outcome = Static<typeof Outcome>;

/** Asks the process that holds a room. */
const Request = Type.Union([
  Type.Object({ kind: Type.Literal('act'), id: Name, room: RoomId, member: MemberOf, command: CommandOf }),
  Type.Object({ kind: Type.Literal('view'), id: Name, room: RoomId, member: Viewer }),
  /** Somebody turns out to be somebody else, who takes over the seat. */
  Type.Object({ kind: Type.Literal('handOver'), id: Name, room: RoomId, from: MemberId, to: MemberOf }),
  /** Tell us over the link, under the request's id, what this member may know from now on. */
  Type.Object({
    kind: Type.Literal('watch'),
    id: Name,
    link: Name,
    room: RoomId,
    member: Viewer,
    since: Type.Optional(Version),
  }),
]);
export type Request = Static<typeof Request>;
export type RequestOf<Kind extends Request['kind']> = Extract<Request, { kind: Kind }>;

/** A link leads from a process that holds rooms to one where somebody watches them. What is told over it is counted, so that a gap shows. */
const LinkLetter = Type.Union([
  /** `number`: how much was told before. The same to several watchers counts as often. */
  Type.Object({
    kind: Type.Literal('told'),
    link: Name,
    number: Count,
    watches: Type.Array(Name, { minItems: 1 }),
    telling: Telling,
  }),
  Type.Object({ kind: Type.Literal('unwatch'), link: Name, watch: Name }),
  /** From the watching side, every second or so; the other one says how much it has told, or that it knows no such link. */
  Type.Object({ kind: Type.Literal('alive'), link: Name }),
  Type.Object({ kind: Type.Literal('living'), link: Name, number: Count }),
  Type.Object({ kind: Type.Literal('ended'), link: Name }),
]);
export type LinkLetter = Static<typeof LinkLetter>;
export type LinkLetterOf<Kind extends LinkLetter['kind']> = Extract<LinkLetter, { kind: Kind }>;

/** To all processes: what concerns those who are connected to them. */
const Notice = Type.Union([
  /** The open games have changed. */
  Type.Object({ kind: Type.Literal('lobby') }),
  Type.Object({ kind: Type.Literal('turn'), member: MemberId, room: RoomId }),
]);
export type Notice = Static<typeof Notice>;

const Answer = Type.Object({ kind: Type.Literal('answer'), id: Name, outcome: Outcome });
export type Answer = Static<typeof Answer>;

const Letter = Type.Union([Request, Answer, LinkLetter, Notice]);
export type Letter = Static<typeof Letter>;

/** What one process sends another at a time. */
export interface Envelope {
  readonly from: string;
  readonly letters: readonly Letter[];
}

const envelopes = Compile(Type.Object({ from: Name, letters: Type.Array(Type.Unknown()) }));
const known = Compile(Letter);

/** undefined: it is not of our kind. While a server is upgraded a process may send what others do not know: they hear the rest. */
export function readEnvelope(text: string): Envelope | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (!envelopes.Check(envelope)) return undefined;
    return { from: envelope.from, letters: envelope.letters.filter((letter) => known.Check(letter)) };
  } catch {
    return undefined;
  }
}
