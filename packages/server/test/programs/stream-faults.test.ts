import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { OwnStream, OwnStreams } from '../../src/programs/own-stream.ts';
import { streamRoutes } from '../../src/programs/stream-routes.ts';
import { ANNA } from '../rooms/room-harness.ts';

const unreachable = (): Promise<never> => Promise.reject(new Error('no process answers'));

/** More requests than one reader may have streams. */
const REQUESTS = 36;

test('a stream that could not begin is not counted', async () => {
  const http = Fastify();
  http.decorateRequest('member', undefined);
  http.addHook('onRequest', async (request) => {
    Object.assign(request, { member: ANNA });
  });
  const parts = { rooms: { watch: unreachable }, lists: { ofMember: unreachable }, own: new OwnStreams() };
  await http.register(streamRoutes as never, { ...parts, metrics: { streams: { set: () => undefined } } } as never);
  for (const path of ['/rooms/abcdefgh/stream', '/stream']) {
    const statuses: number[] = [];
    for (let i = 0; i < REQUESTS; i++) statuses.push((await http.inject(path)).statusCode);
    expect(statuses).toEqual(Array(REQUESTS).fill(500));
  }
  await http.close();
});

test('a room that could not be followed once is followed at the next look', async () => {
  let isReachable = false;
  const watched: string[] = [];
  const watch = async (room: string): Promise<{ stop(): void }> => {
    watched.push(room);
    if (!isReachable && room === 'roomaway') throw new Error('no process answers');
    return { stop: () => undefined };
  };
  const ofMember = async () => [{ room: 'roomaway' }, { room: 'roomhere' }];
  const reported: string[] = [];
  const report = (_error: unknown, room: string): unknown => reported.push(room);
  const own = new OwnStream({ rooms: { watch }, lists: { ofMember }, report } as never, ANNA, {
    send: () => undefined,
  });
  await own.look();
  await own.look();
  expect(watched).toEqual(['roomaway', 'roomhere', 'roomaway']);
  expect(reported).toEqual(['roomaway']);
  isReachable = true;
  await own.look();
  await own.look();
  expect(watched.slice(3)).toEqual(['roomaway']);
});
