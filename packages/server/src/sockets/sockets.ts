import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, type MemberId, type RoomId } from '@oia/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Member, MemberOf } from '../accounts/member.ts';
import { networkOf } from '../routing/networks.ts';
import type { IsOwnOrigin } from '../routing/origins.ts';
import type { SharedSlots } from '../util/counts.ts';
import { type SocketServices, SocketSession } from './socket-session.ts';
import { type SocketLimits, SocketSlots } from './socket-slots.ts';

export interface SocketOptions extends SocketServices {
  readonly memberOf: MemberOf;
  readonly isOwnOrigin: IsOwnOrigin;
  readonly socketLimits: SocketLimits;
  readonly trustsProxy: boolean;
  /** Socket counts of all processes; undefined: this is the only process. */
  readonly sharedSlots?: SharedSlots | undefined;
  /** Milliseconds between two pings. */
  readonly heartbeat?: number;
}

const PATH = '/api/socket';
/** A socket that has not answered by the next ping is dead. */
const HEARTBEAT_MS = 15_000;
/** Re-checks authentication every 4 heartbeats. */
const AUTH_CHECK_INTERVAL = 4;
/** Sockets of one member. */
const MAX_SOCKETS_PER_MEMBER = 30;
const GOING_AWAY = 1001;
const POLICY = 1008;
/** Messages are short, and each fragment costs memory until the last one arrives. */
const FRAGMENT_LIMITS = { maxFragments: 16, maxBufferedChunks: 256 };

interface Connection {
  readonly socket: WebSocket;
  readonly session: SocketSession;
  /** The credentials. */
  readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;
  /** When it was last pinged, by the monotonic clock; undefined: it has answered. */
  pingedAt: number | undefined;
  heartbeats: number;
}

/** All sockets of this process. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // Pings count as messages, so they are answered below.
    autoPong: false,
    ...FRAGMENT_LIMITS,
  });
  readonly #slots: SocketSlots;
  readonly #connections = new Set<Connection>();
  readonly #sessions = new Map<MemberId, Set<SocketSession>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#slots = new SocketSlots(options.socketLimits, options.sharedSlots);
    this.#timer = setInterval(() => this.#heartbeat(), options.heartbeat ?? HEARTBEAT_MS);
    this.#timer.unref();
  }

  /** Accepts the sockets of an HTTP server. */
  attach(server: Server): void {
    server.on('upgrade', (request, stream, head) => {
      this.#upgrade(request, stream, head).catch(() => stream.destroy());
    });
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const { memberOf, isOwnOrigin } = this.#options;
    const { headers, url = '' } = request;
    if (url.split('?')[0] !== PATH) return refuse(stream, '404 Not Found');
    const isProgram = headers.origin === undefined && headers.authorization !== undefined;
    if (!isProgram && !isOwnOrigin(headers)) return refuse(stream, '403 Forbidden');
    const network = networkOf(addressOf(request, this.#options.trustsProxy));
    const place = this.#slots.take(network);
    if (place === 'full') return refuse(stream, '503 Service Unavailable');
    if (place === 'tooMany') return refuse(stream, '429 Too Many Requests');
    stream.once('close', place);
    if (await this.#slots.isOver(network)) return refuse(stream, '429 Too Many Requests');
    const member = await memberOf(headers);
    const own = member ? (this.#sessions.get(member.id)?.size ?? 0) : 0;
    if (own >= MAX_SOCKETS_PER_MEMBER) return refuse(stream, '429 Too Many Requests');
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#open(socket, { stream, headers }, member));
  }

  #open(
    socket: WebSocket,
    { stream, headers }: { readonly stream: Duplex; readonly headers: IncomingHttpHeaders },
    member: Member | undefined,
  ): void {
    const session = new SocketSession({ socket, stream }, member, this.#options);
    const { cookie, authorization } = headers;
    const connection: Connection = {
      socket,
      session,
      headers: { ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) },
      pingedAt: undefined,
      heartbeats: 0,
    };
    this.#connections.add(connection);
    if (member) this.#sessionsOf(member.id).add(session);
    this.#options.metrics.sockets.inc();
    socket.on('message', (data, isBinary) => session.receive(isBinary ? '' : String(data)));
    socket.on('ping', (data) => session.pinged(data));
    socket.on('pong', () => measure(connection));
    // A `close` event follows.
    socket.on('error', () => undefined);
    socket.once('close', () => this.#close(connection));
    ping(connection);
  }

  #close(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.#options.metrics.sockets.dec();
    this.#forget(connection.session);
    connection.session.end();
  }

  #sessionsOf(member: MemberId): Set<SocketSession> {
    const sessions = this.#sessions.get(member) ?? new Set();
    this.#sessions.set(member, sessions);
    return sessions;
  }

  #forget(session: SocketSession): void {
    if (!session.member) return;
    const sessions = this.#sessionsOf(session.member.id);
    sessions.delete(session);
    if (sessions.size === 0) this.#sessions.delete(session.member.id);
  }

  #heartbeat(): void {
    this.#slots.reportAll();
    for (const connection of this.#connections) {
      if (connection.pingedAt === undefined) ping(connection);
      else connection.socket.terminate();
      if (++connection.heartbeats % AUTH_CHECK_INTERVAL === 0)
        // Where the store is away it is checked again after some heartbeats.
        this.#checkAuthentication(connection).catch(() => undefined);
    }
  }

  /** Closes the socket if the session has ended or the member is gone. */
  async #checkAuthentication({ socket, session: { member }, headers }: Connection): Promise<void> {
    if (!member) return;
    const now = await this.#options.memberOf(headers);
    if (now?.id !== member.id) socket.close(POLICY, 'signedOut');
  }

  /** Tells a member that it is their turn, over sockets that do not watch the room. */
  tellTurn(member: MemberId, room: RoomId): void {
    for (const session of this.#sessions.get(member) ?? []) {
      if (!session.watches(room)) session.send({ kind: 'turn', room });
    }
  }

  /** Closes all sockets. Clients reconnect at once, to another process or the next one. */
  close(): void {
    clearInterval(this.#timer);
    for (const { socket, session } of this.#connections) {
      session.send({ kind: 'fault', code: 'closing' });
      socket.close(GOING_AWAY, 'closing');
    }
    this.#server.close();
  }
}

function ping(connection: Connection): void {
  connection.pingedAt = performance.now();
  connection.socket.ping();
}

/** Smooths measurements towards the smallest, so that a busy moment does not count as latency. */
function measure(connection: Connection): void {
  if (connection.pingedAt === undefined) return;
  const lag = (performance.now() - connection.pingedAt) / 2;
  const { session } = connection;
  session.lag = session.lag === 0 ? lag : Math.min(lag, session.lag * 1.2 + 1);
  connection.pingedAt = undefined;
}

/** The address seen by the trusted proxy, or that of the connection. */
function addressOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
