import {
  MyRoomsAnswer,
  OpenedRoom,
  Pairing,
  RoomCommandBody,
  RoomDone,
  RoomId,
  RoomListAnswer,
  RoomTerms,
  RoomViewAnswer,
} from '@oia/protocol';
import type { Random } from '@oia/rules';
import { Type } from 'typebox';
import { requireMember, requirePlayer } from '../accounts/request-member.ts';
import type { Locks } from '../database/locks.ts';
import { networkOf } from '../routing/networks.ts';
import type { Plugin } from '../routing/route.ts';
import { ApiError } from '../routing/route.ts';
import type { Rooms } from './contract.ts';
import { pair } from './pairing.ts';
import { refusedAction, throwBroken } from './refused-action.ts';
import type { RoomLists } from './room-lists.ts';
import { BadTerms } from './terms-check.ts';

interface RoomServices {
  readonly rooms: Rooms;
  readonly lists: RoomLists;
  readonly locks: Locks;
  readonly random: Random;
  /** Requests per minute. */
  readonly requestRate: number;
}

const tags = ['rooms'];
const config = { isForPrograms: true };
const OneRoom = Type.Object({ room: RoomId });

/** Rooms over HTTP: lists, opening, pairing, and actions of programs. */
export const roomRoutes: Plugin<RoomServices> = async (http, { rooms, lists, locks, random, requestRate }) => {
  const openingConfig = { ...config, ...openedFrom(requestRate) };
  const listing = {
    summary: 'Open games: those that wait, and those being played',
    tags,
    response: { '2xx': RoomListAnswer },
  };
  http.get('/rooms', { schema: listing }, async () => ({
    games: await lists.waiting(),
    playing: await lists.playing(),
  }));

  const mine = { summary: 'What I play or wait for', tags, response: { '2xx': MyRoomsAnswer } };
  http.get('/me/rooms', { schema: mine }, async (request) => ({ rooms: await lists.ofMember(requireMember(request)) }));

  const opening = {
    summary: 'Open a room, and sit down in it',
    tags,
    body: RoomTerms,
    response: { '2xx': OpenedRoom },
  };
  http.post('/rooms', { schema: opening, config: openingConfig }, async (request) => {
    const member = requirePlayer(request);
    return { room: await playable(() => rooms.open(request.body, member)) };
  });

  const pairing = { summary: 'Find an opponent', tags, body: Pairing, response: { '2xx': OpenedRoom } };
  http.post('/pairing', { schema: pairing, config: openingConfig }, async (request) => {
    const member = requirePlayer(request);
    return { room: await playable(() => pair(request.body, member, { rooms, lists, locks, random })) };
  });

  const viewing = { summary: 'What I may know of a room', tags, params: OneRoom, response: { '2xx': RoomViewAnswer } };
  http.get('/rooms/:room', { schema: viewing }, async ({ params, member }) => {
    const view = await rooms.view(params.room, member).catch(throwBroken);
    if (!view) throw refusedAction({ code: 'noRoom' });
    return view;
  });

  const acting = {
    summary: 'Do something in a room: play a step or a whole turn, sit down, resign',
    description: 'Answered when it is durable. Sent again with the same id it gets the same answer, and is done once.',
    tags,
    params: OneRoom,
    body: RoomCommandBody,
    response: { '2xx': RoomDone },
  };
  http.post('/rooms/:room/actions', { schema: acting, config }, async (request) => {
    const answer = await rooms.act(request.params.room, requirePlayer(request), request.body);
    if (!answer.ok) throw refusedAction(answer.refusal);
    return { version: answer.version };
  });
};

/** Stricter than other limits, because rooms are stored; guests of one network count together. */
const openedFrom = (requestRate: number) => ({
  rateLimit: {
    max: Math.ceil(requestRate / 10),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: { readonly ip: string }) => networkOf(ip),
  },
});

/** Answers terms that cannot be played as a bad request. */
async function playable<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof BadTerms ? new ApiError(400, error.code, error.message) : error;
  }
}
