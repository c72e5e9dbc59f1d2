import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type MemberId, MOST_BYTES, type RoomId } from '@oia/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SharedPlaces } from '../counts/shared-places.ts';
import type { IsOwnOrigin } from '../http/origins.ts';
import { networkOf } from '../http/rates.ts';
import type { Member } from '../members/member.ts';
import type { MemberOf } from '../members/member-of.ts';
import { type MostSockets, SocketPlaces } from './socket-places.ts';
import { type SocketServices, SocketSession } from './socket-session.ts';

export interface SocketOptions extends SocketServices {
  readonly memberOf: MemberOf;
  readonly isOwnOrigin: IsOwnOrigin;
  readonly mostSockets: MostSockets;
  readonly trustsProxy: boolean;
  /** Where sockets of all processes are counted; undefined: there is one. */
  readonly sharedPlaces?: SharedPlaces | undefined;
  /** Milliseconds between two pings. */
  readonly heartbeat?: number;
}

const PATH = '/api/socket';
/** A socket that has not answered the ping before the next one is dead. */
const HEARTBEAT = 15_000;
/** Who somebody is, is asked again after so many of them: they may have signed out, or be no member any more. */
const BEATS_OF_TRUST = 4;
/** Windows of one member. */
const MOST_OF_MEMBER = 30;
const GOING_AWAY = 1001;
const POLICY = 1008;
/** Messages are short: nobody needs many pieces for one, and each costs memory until the last one comes. */
const PIECES = { maxFragments: 16, maxBufferedChunks: 256 };

interface Connection {
  readonly socket: WebSocket;
  readonly session: SocketSession;
  /** What proves who it is. */
  readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>;
  /** When it was last pinged, by the clock that never jumps; undefined: it has answered. */
  pingedAt: number | undefined;
  beats: number;
}

/** All sockets of this process. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    // Pings count as messages, so they are answered below.
    autoPong: false,
    ...PIECES,
  });
  readonly #places: SocketPlaces;
  readonly #connections = new Set<Connection>();
  readonly #sessions = new Map<MemberId, Set<SocketSession>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#places = new SocketPlaces(options.mostSockets, options.sharedPlaces);
    this.#timer = setInterval(() => this.#beat(), options.heartbeat ?? HEARTBEAT);
    this.#timer.unref();
  }

  /** Takes the sockets of a server of requests. */
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
    const place = this.#places.take(network);
    if (place === 'full') return refuse(stream, '503 Service Unavailable');
    if (place === 'tooMany') return refuse(stream, '429 Too Many Requests');
    stream.once('close', place);
    if (await this.#places.isOver(network)) return refuse(stream, '429 Too Many Requests');
    const member = await memberOf(headers);
    const own = member ? (this.#sessions.get(member.id)?.size ?? 0) : 0;
    if (own >= MOST_OF_MEMBER) return refuse(stream, '429 Too Many Requests');
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
      beats: 0,
    };
    this.#connections.add(connection);
    if (member) this.#sessionsOf(member.id).add(session);
    this.#options.metrics.sockets.inc();
    socket.on('message', (data, isBinary) => session.receive(isBinary ? '' : String(data)));
    socket.on('ping', (data) => session.pinged(data));
    socket.on('pong', () => measure(connection));
    // The reason follows as `close`.
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

  #beat(): void {
    this.#places.tellAll();
    for (const connection of this.#connections) {
      if (connection.pingedAt === undefined) ping(connection);
      else connection.socket.terminate();
      if (++connection.beats % BEATS_OF_TRUST === 0) this.#askAgain(connection).catch(() => undefined);
    }
  }

  /** The session has ended, or the member is gone: so is the socket. */
  async #askAgain({ socket, session: { member }, headers }: Connection): Promise<void> {
    if (!member) return;
    const now = await this.#options.memberOf(headers);
    if (now?.id !== member.id) socket.close(POLICY, 'signedOut');
  }

  /** Tells a member that it is their turn, wherever they do not see it themselves. */
  tellTurn(member: MemberId, room: RoomId): void {
    for (const session of this.#sessions.get(member) ?? []) {
      if (!session.watches(room)) session.send({ kind: 'turn', room });
    }
  }

  /** Clients come back at once, and find another process or the next one. */
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

/** The best of the last measurements and the newest: a busy moment does not count as distance. */
function measure(connection: Connection): void {
  if (connection.pingedAt === undefined) return;
  const lag = (performance.now() - connection.pingedAt) / 2;
  const { session } = connection;
  session.lag = session.lag === 0 ? lag : Math.min(lag, session.lag * 1.2 + 1);
  connection.pingedAt = undefined;
}

/** The last address that the proxy in front has seen, or whoever is connected. */
function addressOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
