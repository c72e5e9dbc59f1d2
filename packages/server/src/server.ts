import type { Server } from 'node:http';
import type { MemberId, RoomId } from '@oia/protocol';
import type { Random } from '@oia/rules';
import type { FastifyBaseLogger } from 'fastify';
import { MemberData } from './accounts/member-data.ts';
import { memberRoutes } from './accounts/member-routes.ts';
import { Members } from './accounts/members.ts';
import { PersonalData } from './accounts/personal-data.ts';
import { tokenRoutes } from './accounts/token-routes.ts';
import { Archive } from './archive/archive.ts';
import { gameRoutes } from './archive/game-routes.ts';
import { playerRoutes } from './archive/player-routes.ts';
import { Computers } from './computers/computers.ts';
import { conductRoutes } from './conduct/conduct-routes.ts';
import { ConductStore } from './conduct/conduct-store.ts';
import { api } from './http/api.ts';
import { appFiles } from './http/app-files.ts';
import { closeHttp, createHttp } from './http/http.ts';
import { openApiRoutes } from './http/open-api.ts';
import { healthRoutes, metricsRoute } from './http/operator-routes.ts';
import { listen } from './listening.ts';
import type { ServerOptions } from './options.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { Pictures } from './pictures/pictures.ts';
import { sharedPages } from './pictures/shared-pages.ts';
import { OwnStreams } from './programs/own-stream.ts';
import { streamRoutes } from './programs/stream-routes.ts';
import type { JoinCluster, Rooms } from './rooms/contract.ts';
import { MemberRooms } from './rooms/member-rooms.ts';
import { roomRoutes } from './rooms/room-routes.ts';
import { measuredRooms, RoomService } from './rooms/room-service.ts';
import { openStore, type Store } from './rooms/room-store.ts';
import { memberAtSeat } from './rooms/stored-room.ts';
import { ownOrigins } from './routing/origins.ts';
import type { Http } from './routing/route.ts';
import { Sockets } from './sockets/sockets.ts';
import { type Counts, LocalCounts, type SharedSlots } from './util/counts.ts';
import { Metrics } from './util/metrics.ts';
import { secureRandom } from './util/random-ids.ts';
import type { Timers } from './util/time.ts';

/** Chance and time in rooms, which tests replace. */
export interface ServerOverrides {
  readonly random?: Random;
  readonly timers?: Timers;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly server: Server;
  readonly log: FastifyBaseLogger;
  /** Finishes requests under way, saves everything and stops. */
  close(): Promise<void>;
}

/** Starts the parts of the server in order, and listens. They close in reverse order. */
export async function startServer(options: ServerOptions, overrides: ServerOverrides = {}): Promise<RunningServer> {
  const stack = new AsyncDisposableStack();
  try {
    const http = await composeServer(options, overrides, stack);
    await http.ready();
    const port = await listen(http.server, options.host, options.port);
    const address = options.origin ?? `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`;
    http.log.info({ address, data: options.data }, 'listening');
    return { port, address, server: http.server, log: http.log, close: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** Connections beyond the limit of sockets. */
const MAX_OTHER_CONNECTIONS = 2_000;

async function composeServer(
  options: ServerOptions,
  overrides: ServerOverrides,
  stack: AsyncDisposableStack,
): Promise<Http> {
  const metrics = new Metrics();
  const isSecure = options.origin?.startsWith('https:') ?? false;
  const http = await createHttp({ ...options, isSecure, metrics });
  const services = await startServices(options, overrides, { http, metrics, stack });
  stack.adopt(http, closeHttp);
  openSockets(http, services, options, stack);
  await addRoutes(http, services, options, isSecure);
  return http;
}

interface Shell {
  readonly http: Http;
  readonly metrics: Metrics;
  readonly stack: AsyncDisposableStack;
}

/** Everything that answers requests and sockets use. */
interface Services {
  readonly metrics: Metrics;
  readonly store: Store;
  readonly counts: Counts;
  readonly sharedSlots: SharedSlots | undefined;
  readonly members: Members;
  readonly memberData: MemberData;
  readonly archive: Archive;
  readonly conduct: ConductStore;
  readonly pictures: Pictures;
  readonly service: RoomService;
  readonly rooms: Rooms;
  readonly ownStreams: OwnStreams;
  /** Called when it is a member's turn. */
  readonly turnListeners: Set<(member: MemberId, room: RoomId) => void>;
}

async function startServices(
  options: ServerOptions,
  overrides: ServerOverrides,
  { http, metrics, stack }: Shell,
): Promise<Services> {
  const { data, databaseUrl, threads } = options;
  const location = databaseUrl === undefined ? { data } : { databaseUrl };
  const store = stack.adopt(await openStore(location, metrics.flushed.bind(metrics)), (opened) => opened.close());
  watchSaving(store, http, metrics);
  const cluster = await clusterOf(options, http);
  const counts = stack.adopt(cluster?.counts ?? new LocalCounts(), (opened) => opened.close());
  const members = await Members.open(store.kysely, { counts });
  const archive = new Archive(store);
  const conduct = new ConductStore(store.kysely);
  const pictures = stack.adopt(new Pictures(), (opened) => opened.close());
  const computers = stack.adopt(new Computers({ threads }), (opened) => opened.close());
  metrics.follow('oia_engine_waiting', 'Questions that wait for a thread', () => computers.load.waiting);
  metrics.follow('oia_engine_thinking', 'Threads that think', () => computers.load.thinking);
  const ownStreams = new OwnStreams();
  const turnListeners: Services['turnListeners'] = new Set([(member) => ownStreams.look(member)]);
  const service = stack.adopt(
    await RoomService.start({
      store,
      metrics,
      joinCluster: cluster?.join,
      ...overrides,
      playerFor: (room) => computers.playerFor(room),
      ratingOf: (member, pool) => archive.ratingOf(member, pool),
      finish: (room) => archive.finish(room),
      mutedBy: ({ id }) => conduct.mutedBy(id),
      turn: (member, room) => {
        for (const listener of turnListeners) listener(member, room);
      },
      report: reportTo(http),
    }),
    (started) => started.close(),
  );
  const rooms = measuredRooms(service.rooms, metrics);
  const memberRooms = new MemberRooms({ kysely: store.kysely, stored: store.rooms, rooms, seats: service.rooms });
  const memberData = new MemberData(new PersonalData(store.kysely), memberRooms);
  const sharedSlots = cluster?.counts.slots;
  const accounts = { members, memberData, counts, sharedSlots };
  return { metrics, store, ...accounts, archive, conduct, pictures, service, rooms, ownStreams, turnListeners };
}

/** Logs transactions that take long. Players wait meanwhile: nothing is confirmed or refused before its outcome is known. */
function watchSaving({ commit }: Store, { log }: Http, metrics: Metrics): void {
  metrics.follow('oia_flush_pending_seconds', 'Age of the oldest flush under way', () => commit.pendingSeconds);
  commit.onSlow(({ isOver, ...flush }) => {
    if (isOver) log.warn(flush, 'saving has ended after a long time');
    else log.error(flush, 'saving takes long: the disk or the database does not answer');
  });
}

/** Writes failures of rooms to the log of the server. */
const reportTo =
  ({ log }: Http) =>
  (error: unknown, room: string): void =>
    log.error({ err: error, room }, 'a room failed');

interface ClusterParts {
  readonly join: JoinCluster;
  readonly counts: Counts & { readonly slots: SharedSlots };
}

/** Loads the code of the cluster only for several processes. */
async function clusterOf({ redisUrl }: ServerOptions, { log }: Http): Promise<ClusterParts | undefined> {
  if (redisUrl === undefined) return undefined;
  const { joinClusterAt } = await import('./cluster/cluster.ts');
  const { RedisCounts } = await import('./cluster/redis-counts.ts');
  const reports = {
    lost: (err: unknown) => log.error({ err }, 'Redis is not reached: rooms of other processes wait'),
    back: () => log.warn('Redis is reached again'),
  };
  return { join: joinClusterAt(redisUrl, reports), counts: new RedisCounts(redisUrl) };
}

function openSockets(http: Http, services: Services, options: ServerOptions, stack: AsyncDisposableStack): void {
  const { rooms, service, metrics, members, sharedSlots, turnListeners } = services;
  const { messageRate, socketLimits, trustsProxy } = options;
  const sockets = new Sockets({
    rooms,
    lobby: service.lobby,
    metrics,
    messageRate,
    memberOf: members.memberOf,
    isOwnOrigin: ownOrigins(options),
    socketLimits,
    trustsProxy,
    sharedSlots,
    now: Date.now,
    report: reportTo(http),
  });
  stack.adopt(sockets, (opened) => opened.close());
  sockets.attach(http.server);
  turnListeners.add((member, room) => sockets.tellTurn(member, room));
  http.server.maxConnections = socketLimits.all + MAX_OTHER_CONNECTIONS;
}

async function addRoutes(http: Http, services: Services, options: ServerOptions, isSecure: boolean): Promise<void> {
  const { metrics, members, counts, archive } = services;
  const { app, origin, requestRate, metricsToken } = options;
  await http.register(healthRoutes);
  metricsRoute(http, metrics, metricsToken);
  await http.register(api, {
    prefix: '/api',
    memberOf: members.memberOf,
    isOwnOrigin: ownOrigins(options),
    requestRate,
    counts,
    routes: (routed) => addApiRoutes(routed, services, { requestRate, isSecure }),
  });
  if (app === undefined) return;
  await http.register(sharedPages, { folder: app, games: archive.games, origin });
  await http.register(appFiles, { folder: app });
}

/** One line for each subject. */
async function addApiRoutes(
  http: Http,
  { store, members, memberData, rooms, service, ownStreams, metrics, archive, pictures, conduct }: Services,
  { requestRate, isSecure }: { readonly requestRate: number; readonly isSecure: boolean },
): Promise<void> {
  const { games, ratings } = archive;
  const { lists } = service;
  await http.register(healthRoutes);
  await http.register(memberRoutes, { members, memberData, isSecure, requestRate });
  await http.register(roomRoutes, { rooms, lists, locks: store.locks, random: secureRandom, requestRate });
  await http.register(tokenRoutes, { programs: members.programs });
  await http.register(streamRoutes, { rooms, lists, own: ownStreams, metrics });
  await http.register(gameRoutes, { games, members });
  await http.register(pictureRoutes, { games, pictures });
  await http.register(playerRoutes, { games, members, ratings });
  await http.register(conductRoutes, { conduct, members, memberAtSeat: memberAtSeat(store.rooms) });
  openApiRoutes(http);
}
