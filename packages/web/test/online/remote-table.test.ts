import { type MatchOptions, type Step, stageOf } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Connection } from '../../src/online/connection.ts';
import { RemoteRoom } from '../../src/online/remote-room.ts';
import { RemoteTable } from '../../src/online/remote-table.ts';
import { GameSession } from '../../src/session/game-session.ts';
import { ROOM, RoomServer } from './room-server.ts';

const until = (isTrue: () => boolean): Promise<unknown> => vi.waitUntil(isTrue, { timeout: 5_000, interval: 5 });

const setupOf = (options: Partial<MatchOptions> = {}): TableSetup => ({
  seats: ['Anna', 'Ben'].map((name) => ({ name, player: 'remote' })),
  looks: [0, 1, 2],
  way: { kind: 'match', options: { players: 2, ...options } },
});

const DRAFT: TableSetup = { ...setupOf(), way: { kind: 'draft', options: { players: 2, challenger: 0 } } };

let server: RoomServer;
let connection: Connection;
let room: RemoteRoom;

afterEach(async () => {
  connection.close();
  await server.sockets.stop();
});

/** A session at seat 0 of a room. */
async function opened(setup: TableSetup = setupOf(), confirms = false): Promise<GameSession> {
  server = await RoomServer.start(setup);
  connection = new Connection(server.sockets.address, { ping: 5_000, silence: 1_000, open: 1_000, backoff: [20] });
  room = new RemoteRoom(ROOM, connection);
  room.start();
  await until(() => room.state.value.view !== undefined);
  const session = new GameSession(new RemoteTable(room), () => confirms);
  session.start();
  onTestFinished(() => session.stop());
  return session;
}

/** The steps of a text, from where the session is. */
function play(session: GameSession, text: string): void {
  for (const word of text.split(' ')) {
    const next = session.state.value.game?.playText(word);
    const step = next?.ok ? next.value.moments.at(-1)?.step : undefined;
    if (step === undefined) throw new Error(`${word} cannot be played`);
    session.send({ kind: 'step', step });
  }
}

const lengthOf = (session: GameSession): number => session.state.value.game?.moments.length ?? -1;

const isSettled = (): boolean => room.state.value.plays.length === 0 && room.version === server.table.state.version;

describe('a step', () => {
  test('is shown at once, and again when the server knows it', async () => {
    const session = await opened();
    server.answers = false;
    play(session, '@b2');
    expect(lengthOf(session)).toBe(1);
    expect(session.canAct).toBe(true);
    play(session, '@d2');
    expect(lengthOf(session)).toBe(2);
    expect(session.canAct).toBe(false);
    server.release();
    await until(() => isSettled());
    expect(lengthOf(session)).toBe(2);
    expect(server.table.state.game?.moments).toHaveLength(2);
  });

  test('that takes long to be saved stays on the board; the notice ends when it is saved', async () => {
    const session = await opened();
    server.answers = false;
    play(session, '@b2');
    server.sockets.broadcast({ kind: 'saving', room: ROOM });
    await until(() => room.state.value.isSavingSlow);
    expect(lengthOf(session)).toBe(1);
    server.release();
    await until(() => isSettled());
    expect(room.state.value.isSavingSlow).toBe(false);
    expect(lengthOf(session)).toBe(1);
  });

  test('of the other player is followed', async () => {
    const session = await opened();
    play(session, '@b2 @d2');
    await until(() => isSettled());
    server.act(1, { kind: 'text', text: '@b4' });
    server.act(1, { kind: 'text', text: '@d4' });
    await until(() => session.canAct);
    expect(lengthOf(session)).toBe(4);
    expect(stageOf(session.state.value.game?.position ?? fail())).toBe('start');
  });

  test('that is refused is removed from the board with all that followed, and the reason is shown', async () => {
    const session = await opened();
    play(session, '@b2 @d2');
    await until(() => isSettled());
    server.act(1, { kind: 'text', text: '@b4' });
    server.act(1, { kind: 'text', text: '@d4' });
    await until(() => session.canAct);
    server.act(0, { kind: 'resign' });
    play(session, 'b2-b3 +b2');
    expect(lengthOf(session)).toBeGreaterThanOrEqual(6);
    await until(() => room.state.value.refusal !== undefined);
    expect(room.state.value).toMatchObject({ refusal: 'over', plays: [] });
    expect(server.sockets.kind('act').filter(({ action }) => action.kind === 'step')).toHaveLength(3);
    await until(() => session.state.value.game?.outcome !== undefined);
  });

  test('waits for the network, and is played once after a reconnection', async () => {
    const session = await opened();
    await server.sockets.stop();
    await until(() => connection.status.value.state !== 'connected');
    play(session, '@b2 @d2');
    expect(lengthOf(session)).toBe(2);
    await server.sockets.restart();
    await until(() => isSettled());
    expect(server.table.state.game?.moments).toHaveLength(2);
  });

  test('whose answer was lost with the connection is not played twice', async () => {
    const session = await opened();
    server.answers = false;
    play(session, '@b2');
    await until(() => server.table.state.game?.moments.length === 1);
    server.sockets.cut();
    server.answers = true;
    await until(() => isSettled());
    expect(lengthOf(session)).toBe(1);
    expect(server.table.state.game?.moments).toHaveLength(1);
    expect(session.canAct).toBe(true);
  });
});

describe('undo', () => {
  test('goes to the server like a step, in its order', async () => {
    const session = await opened();
    server.answers = false;
    play(session, '@b2');
    expect(session.can({ kind: 'undo' })).toBe(true);
    session.send({ kind: 'undo' });
    expect(lengthOf(session)).toBe(0);
    play(session, '@c3');
    expect(lengthOf(session)).toBe(1);
    server.release();
    await until(() => isSettled());
    expect(server.table.state.game?.moments).toHaveLength(1);
    expect(lengthOf(session)).toBe(1);
  });

  test('is not offered after the turn', async () => {
    const session = await opened();
    play(session, '@b2 @d2');
    expect(session.can({ kind: 'undo' })).toBe(false);
    await until(() => isSettled());
    expect(session.can({ kind: 'undo' })).toBe(false);
  });

  test('of a whole turn', async () => {
    const session = await opened();
    play(session, '@b2 @d2');
    await until(() => isSettled());
    server.act(1, { kind: 'text', text: '@b4' });
    server.act(1, { kind: 'text', text: '@d4' });
    await until(() => session.canAct);
    play(session, 'b2-b3');
    session.send({ kind: 'restartTurn' });
    expect(lengthOf(session)).toBe(4);
    await until(() => isSettled());
    expect(server.table.state.game?.moments).toHaveLength(4);
  });
});

describe('with secrets', () => {
  test('a step that tests one is shown when it has happened, and nothing can be played meanwhile', async () => {
    const session = await opened(setupOf({ powers: ['pan', 'tartarus'] }));
    for (const text of ['@b4', '@d4']) server.act(1, { kind: 'text', text });
    await until(() => session.canAct);
    play(session, '@b2 @d2');
    await until(() => isSettled());
    for (const text of ['abyss:c3', 'b4-a4', '+b4']) server.act(1, { kind: 'text', text });
    await until(() => session.canAct);
    const length = lengthOf(session);
    server.answers = false;
    play(session, 'b2-a2');
    expect(lengthOf(session)).toBe(length);
    expect(session.canAct).toBe(false);
    server.release();
    await until(() => lengthOf(session) === length + 1);
    expect(session.canAct).toBe(true);
  });
});

describe('a step that has to be confirmed', () => {
  test('is proposed, and survives the answer to the one before', async () => {
    const session = await opened(setupOf(), true);
    play(session, '@b2');
    play(session, '@d2');
    expect(session.state.value.proposal).toBeDefined();
    await until(() => isSettled());
    expect(session.state.value.proposal).toBeDefined();
    expect(lengthOf(session)).toBe(1);
    session.confirm();
    await until(() => isSettled() && lengthOf(session) === 2);
    expect(session.state.value.proposal).toBeUndefined();
  });
});

describe('a draft', () => {
  test('is seen and played, and becomes a game', async () => {
    const session = await opened(DRAFT);
    expect(session.state.value.draft?.legalSteps().length).toBeGreaterThan(20);
    session.send({ kind: 'draft', step: { kind: 'offer', power: 'apollo' } });
    session.send({ kind: 'draft', step: { kind: 'offer', power: 'atlas' } });
    expect(session.state.value.draft?.offered).toEqual(['apollo', 'atlas']);
    await until(() => isSettled());
    expect(session.state.value.draft?.actor).toBe(1);
    server.act(1, { kind: 'draft', step: { kind: 'pick', power: 'atlas' } });
    await until(() => session.state.value.draft?.actor === 0);
    session.send({ kind: 'draft', step: { kind: 'pick', power: 'apollo' } });
    session.send({ kind: 'draft', step: { kind: 'start', seat: 0 } });
    await until(() => session.state.value.game !== undefined);
    expect(session.state.value.game?.match.cards.map(({ power }) => power.id)).toEqual(['apollo', 'atlas']);
  });
});

describe('offers', () => {
  test('a draw offer is shown to the players who are asked, and the answer to the player who asked', async () => {
    const session = await opened();
    server.act(1, { kind: 'offerDraw' });
    await until(() => session.state.value.drawOffer !== undefined);
    expect(session.state.value.drawOffer).toEqual({ kind: 'offered', by: 1, asked: [0] });
    session.send({ kind: 'answerDraw', accepts: false });
    await until(() => session.state.value.drawOffer === undefined);
    session.send({ kind: 'offerDraw' });
    await until(() => server.table.state.drawOffer?.kind === 'offered');
    expect(session.state.value.drawOffer).toBeUndefined();
    server.act(1, { kind: 'answerDraw', accepts: false });
    await until(() => session.state.value.drawOffer?.kind === 'declined');
    session.dismissDraw();
    expect(session.state.value.drawOffer).toBeUndefined();
  });
});

test('one seat is at this device, the others are elsewhere', async () => {
  const session = await opened();
  expect(session.setup.seats.map(({ player }) => player)).toEqual(['person', 'remote']);
  expect(session.state.value.viewer).toBe(0);
});

test('chat does not render the game again', async () => {
  const session = await opened();
  const { value } = session.state;
  const line = { seat: 1, name: 'Ben', said: { phrase: 'hello' }, at: 0 } as const;
  server.sockets.broadcast({ kind: 'events', room: ROOM, version: 0, events: [{ kind: 'said', line }] });
  await until(() => room.state.value.view?.chat.length === 1);
  expect(session.state.value).toBe(value);
});

test('a typed turn is played, or refused here', async () => {
  const session = await opened();
  expect(session.send({ kind: 'text', text: '@b2 @d2' }).ok).toBe(true);
  expect(lengthOf(session)).toBe(2);
  await until(() => isSettled());
  expect(session.send({ kind: 'text', text: 'b2-b3' }).ok).toBe(false);
  const steps: Step[] = server.table.state.game?.moments.map(({ step }) => step) ?? [];
  expect(steps).toHaveLength(2);
});

function fail(): never {
  throw new Error('there is no game');
}
