import { PassThrough } from 'node:stream';
import type { RoomView, ServerMessage } from '@oia/protocol';
import { expect, test } from 'vitest';
import type { Member } from '../../src/accounts/member.ts';
import type { RoomListener, Subscription } from '../../src/rooms/contract.ts';
import { SocketSession } from '../../src/sockets/socket-session.ts';
import { ANNA, settle } from '../rooms/room-harness.ts';

const ROOM = 'abcdefgh';

interface Asked {
  readonly since: number | undefined;
  readonly listener: RoomListener;
}

/** A session over a recording socket, with rooms that the test answers for. */
class SessionHarness {
  readonly sent: ServerMessage[] = [];
  readonly asked: Asked[] = [];
  readonly closed: number[] = [];
  watch: () => Promise<Subscription | undefined> = async () => ({ stop: () => undefined });
  readonly session: SocketSession;

  constructor(messageRate = 1000, member: Member = ANNA) {
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => this.sent.push(JSON.parse(text) as ServerMessage),
      close: (code: number) => this.closed.push(code),
      pause: () => undefined,
      terminate: () => undefined,
    };
    const rooms = {
      watch: (_room: string, _member: unknown, since: number | undefined, listener: RoomListener) => {
        this.asked.push({ since, listener });
        return this.watch();
      },
    };
    const services = {
      rooms,
      lobby: undefined,
      metrics: undefined,
      messageRate,
      now: () => 0,
      report: () => undefined,
    };
    this.session = new SocketSession({ socket, stream: new PassThrough() } as never, member, services as never);
  }

  say(message: object): void {
    this.session.receive(JSON.stringify(message));
  }
}

test('a room that is watched anew is asked for from what this watch has shown, not from an earlier one', async () => {
  const harness = new SessionHarness();
  harness.say({ kind: 'watch', room: ROOM, since: 7 });
  harness.asked.at(-1)?.listener.room(0, { id: ROOM, version: 9 } as RoomView);
  harness.say({ kind: 'unwatch', room: ROOM });
  harness.say({ kind: 'watch', room: ROOM });
  harness.asked.at(-1)?.listener.lost();
  await settle();
  expect(harness.asked.map(({ since }) => since)).toEqual([7, undefined, undefined]);
});

test('every fault names the command or the room that it answers', () => {
  const harness = new SessionHarness(2);
  const act = { kind: 'act', room: ROOM, id: 'c1', action: { kind: 'fly' } };
  harness.say(act);
  harness.session.receive('nonsense');
  expect(harness.sent).toEqual([
    { kind: 'fault', code: 'badMessage', id: 'c1', room: ROOM },
    { kind: 'fault', code: 'badMessage' },
  ]);
  harness.sent.length = 0;
  for (let i = 0; i < 8; i++) harness.say({ kind: 'watch', room: ROOM });
  expect(harness.sent).toContainEqual({ kind: 'fault', code: 'tooFast', room: ROOM });
});

test('a command of a program that may only read is refused by its id', () => {
  const harness = new SessionHarness(1000, { ...ANNA, isReader: true });
  harness.say({ kind: 'act', room: ROOM, id: 'c2', action: { kind: 'undo' } });
  expect(harness.sent).toEqual([{ kind: 'fault', code: 'signedOut', id: 'c2', room: ROOM }]);
});
