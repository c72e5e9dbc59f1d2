import type { Server } from 'node:http';
import type { Random } from '@oia/rules';
import { Archive } from './archive/archive.ts';
import { gameRoutes } from './archive/game-routes.ts';
import { Computers } from './computers/computers.ts';
import { conductRoutes } from './conduct/conduct-routes.ts';
import { LocalCounts } from './counts/local-counts.ts';
import { RedisCounts } from './counts/redis-counts.ts';
import { api } from './http/api.ts';
import { appFiles } from './http/app-files.ts';
import { closeHttp } from './http/closing.ts';
import { healthRoutes } from './http/health.ts';
import { createHttp, type Http } from './http/http.ts';
import { metricsRoute } from './http/metrics-route.ts';
import { openApiRoutes } from './http/open-api.ts';
import { ownOrigins } from './http/origins.ts';
import { roomRoutes } from './http/rooms.ts';
import { listen } from './listening.ts';
import { Belongings } from './members/belongings.ts';
import { memberRoutes } from './members/member-routes.ts';
import { Members } from './members/members.ts';
import { Metrics } from './metrics.ts';
import type { ServerOptions } from './options.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { Pictures } from './pictures/pictures.ts';
import { sharedPages } from './pictures/shared-pages.ts';
import { OwnStreams } from './programs/own-streams.ts';
import { streamRoutes } from './programs/stream-routes.ts';
import { tokenRoutes } from './programs/token-routes.ts';
import { playerRoutes } from './ratings/player-routes.ts';
import type { Timers } from './room/presence.ts';
import { measuredRooms } from './rooms/measured-rooms.ts';
import { RoomService, secureRandom } from './rooms/room-service.ts';
import { Sockets } from './sockets/sockets.ts';
import { ConductStore } from './store/conduct-store.ts';
import { PersonalData } from './store/personal-data.ts';
import { openStore } from './store/store.ts';

/** What is drawn and what time it is in rooms, for tests that have to know it. */
export interface Surroundings {
  readonly random?: Random;
  readonly timers?: Timers;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly server: Server;
  /** Finishes what was begun, keeps it and lets go of everything. */
  close(): Promise<void>;
}

/** Starts the parts of the server one after the other, and listens. They are closed in the opposite order. */
export async function startServer(options: ServerOptions, surroundings: Surroundings = {}): Promise<RunningServer> {
  const parts = new AsyncDisposableStack();
  try {
    const http = await composed(options, parts, surroundings);
    await http.ready();
    const port = await listen(http.server, options.host, options.port);
    const address = options.origin ?? `http://${options.host === '0.0.0.0' ? 'localhost' : options.host}:${port}`;
    http.log.info({ address, data: options.data }, 'listening');
    return { port, address, server: http.server, close: () => parts.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** Connections that are no sockets. */
const OTHERS = 2_000;

/** What every part needs of those before it is passed to it here, and nowhere else. */
async function composed(
  options: ServerOptions,
  parts: AsyncDisposableStack,
  surroundings: Surroundings,
): Promise<Http> {
  const { data, databaseUrl, redisUrl, messageRate, requestRate, threads, mostSockets, trustsProxy } = options;
  const metrics = new Metrics();
  const isOwnOrigin = ownOrigins(options);
  const isSecure = options.origin?.startsWith('https:') ?? false;

  const http = await createHttp({ ...options, isSecure, metrics });
  // Rooms may have something to tell before there is anybody to hear it.
  let sockets: Sockets | undefined;
  const place = databaseUrl === undefined ? { data } : { databaseUrl };
  const flushed = metrics.flushed.bind(metrics);
  const store = parts.adopt(await openStore(place, flushed), (opened) => opened.close());
  const shared = redisUrl === undefined ? undefined : new RedisCounts(redisUrl);
  const counts = parts.adopt(shared ?? new LocalCounts(), (opened) => opened.close());
  const members = await Members.open(store.kysely, { counts });
  const { memberOf } = members;
  const own = new OwnStreams();
  const archive = new Archive(store);
  const { games, ratings } = archive;
  const conduct = new ConductStore(store.kysely);
  const pictures = parts.adopt(new Pictures(), (made) => made.close());
  const computers = parts.adopt(new Computers({ threads }), (pool) => pool.close());
  metrics.follow('oia_engine_waiting', 'Questions that wait for a thread', () => computers.load.waiting);
  metrics.follow('oia_engine_thinking', 'Threads that think', () => computers.load.thinking);
  const service = parts.adopt(
    await RoomService.start({
      store,
      metrics,
      redisUrl,
      ...surroundings,
      playerFor: (room) => computers.playerFor(room),
      ratingOf: (member, pool) => archive.ratingOf(member, pool),
      finish: (room) => archive.finish(room),
      mutedBy: ({ id }) => conduct.mutedBy(id),
      turn: (member, room) => {
        sockets?.tellTurn(member, room);
        own.look(member);
      },
      report: (error, room) => http.log.error({ err: error, room }, 'a room failed'),
    }),
    (started) => started.close(),
  );
  const { lists, lobby } = service;
  const rooms = measuredRooms(service.rooms, metrics);
  const belongings = new Belongings({
    data: new PersonalData(store.kysely),
    stored: store.rooms,
    rooms,
    seats: service.rooms,
  });

  parts.adopt(http, closeHttp);
  const doors = { memberOf, isOwnOrigin, mostSockets, trustsProxy, sharedPlaces: shared?.places };
  const socketOptions = { rooms, lobby, metrics, messageRate, ...doors, now: Date.now };
  sockets = parts.adopt(new Sockets(socketOptions), (open) => open.close());
  sockets.attach(http.server);
  http.server.maxConnections = mostSockets.all + OTHERS;
  await http.register(healthRoutes);
  metricsRoute(http, metrics, options.metricsToken);
  // One line for each subject.
  const routes = async (routed: Http): Promise<void> => {
    await routed.register(healthRoutes);
    await routed.register(memberRoutes, { members, belongings, isSecure, requestRate });
    await routed.register(roomRoutes, { rooms, lists, locks: store.locks, random: secureRandom, requestRate });
    await routed.register(tokenRoutes, { programs: members.programs });
    await routed.register(streamRoutes, { rooms, lists, own, metrics });
    await routed.register(gameRoutes, { games, members });
    await routed.register(pictureRoutes, { games, pictures });
    await routed.register(playerRoutes, { games, members, ratings });
    await routed.register(conductRoutes, { conduct, members, rooms: store.rooms });
    openApiRoutes(routed);
  };
  await http.register(api, { prefix: '/api', memberOf, isOwnOrigin, requestRate, counts, routes });
  if (options.app !== undefined) {
    await http.register(sharedPages, { folder: options.app, games, origin: options.origin });
    await http.register(appFiles, { folder: options.app });
  }
  return http;
}
