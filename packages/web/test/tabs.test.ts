import type { TableSetup } from '@oia/table';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GameSession } from '../src/session/game-session.ts';
import type { LocalDependencies, LocalTable } from '../src/session/local-table.ts';
import { isPlayedElsewhere } from '../src/session/state.ts';
import { TestStorage } from './test-storage.ts';

type Tables = typeof import('./tables.ts');
type Games = typeof import('../src/storage/games.ts');
type Reading = typeof import('../src/storage/kept-game.ts');

/** Each tab has its own instance of the app; tabs share only the storage. */
interface Tab extends Tables, Games, Reading {
  readonly session: GameSession;
  readonly table: LocalTable;
}

const KEY = 'oia.game.test';
const PLACED = '@b2 @d2 @b4 @d4';
const FRIENDS: TableSetup = {
  seats: [
    { name: 'Anna', player: 'person' },
    { name: 'Ben', player: 'person' },
  ],
  looks: [0, 1, 2],
  way: { kind: 'match', options: { players: 2 } },
};
const [ANNA, BEN] = FRIENDS.seats as [TableSetup['seats'][number], TableSetup['seats'][number]];
const COMPUTER: TableSetup = { ...FRIENDS, seats: [ANNA, { ...BEN, player: 3 }] };

let storage = new TestStorage();

beforeEach(() => {
  storage = new TestStorage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => vi.unstubAllGlobals());

/** Opens the stored game; the first tab starts it. */
async function newTab(setup = FRIENDS, some: Partial<LocalDependencies> = {}): Promise<Tab> {
  vi.resetModules();
  const tables = await import('./tables.ts');
  const games = await import('../src/storage/games.ts');
  const { GameSession } = await import('../src/session/game-session.ts');
  const { LocalTable } = await import('../src/session/local-table.ts');
  const { GameKeeper } = await import('../src/storage/game-keeper.ts');
  if (storage.getItem(KEY) === null) games.keepGame(tables.gameAt(setup));
  const reading = await import('../src/storage/kept-game.ts');
  const kept = reading.keptGame('test');
  if (typeof kept === 'string') throw new Error(kept);
  const table = new LocalTable(kept, { ...tables.quickDependencies(), keeper: new GameKeeper('test'), ...some });
  const session = new GameSession(table, () => false);
  onTestFinished(() => session.stop());
  return { ...tables, ...games, ...reading, session, table };
}

const lengthIn = ({ session, gameOf }: Tab): number => gameOf(session).moments.length;

function keptLength({ keptGame }: Tab): number | undefined {
  const kept = keptGame('test');
  return typeof kept === 'string' ? undefined : kept.game?.moments.length;
}

describe('two tabs with one game', () => {
  test('the idle one follows, and can continue from there', async () => {
    const [one, two] = [await newTab(), await newTab()];
    one.playAll(one.session, PLACED);
    await two.table.catchUp();
    expect(lengthIn(two)).toBe(4);
    expect(two.session.canAct).toBe(true);
    two.playAll(two.session, 'b2-b3 +b2');
    await one.table.catchUp();
    expect(lengthIn(one)).toBe(6);
    expect(one.session.state.value.role).toBe('following');
    expect(isPlayedElsewhere(one.session.state.value)).toBe(false);
  });

  test('one that has missed a step writes nothing, and takes over on request', async () => {
    const [one, two] = [await newTab(), await newTab()];
    one.playAll(one.session, PLACED);
    const before = storage.getItem(KEY);
    two.playAll(two.session, '@c3');
    expect(storage.getItem(KEY)).toBe(before);
    expect(lengthIn(two)).toBe(0);
    expect(two.session.state.value).toMatchObject({ role: 'behind', kept: 'kept' });
    expect(two.session.canAct).toBe(false);
    expect(await two.session.continueHere()).toBe(true);
    expect(lengthIn(two)).toBe(4);
    two.playAll(two.session, 'b2-b3');
    expect(keptLength(two)).toBe(5);
  });

  test('steps that are undone in one are undone in the other', async () => {
    const [one, two] = [await newTab(), await newTab()];
    one.playAll(one.session, `${PLACED} b2-b3`);
    await two.table.catchUp();
    one.session.send({ kind: 'undo' });
    await two.table.catchUp();
    expect(lengthIn(two)).toBe(4);
  });

  test('a hint or a draw offer in one does not affect the other', async () => {
    const [one, two] = [await newTab(), await newTab()];
    for (let i = 0; i < 5; i++) {
      one.session.send({ kind: 'offerDraw' }, 0);
      one.session.send({ kind: 'answerDraw', accepts: false });
    }
    two.playAll(two.session, '@c3');
    await one.table.catchUp();
    expect(lengthIn(one)).toBe(1);
  });

  test('only the one that plays runs the computer', async () => {
    const [one, two] = [await newTab(COMPUTER), await newTab(COMPUTER)];
    one.session.start();
    two.session.start();
    one.playAll(one.session, '@b2 @d2');
    await two.table.catchUp();
    expect(isPlayedElsewhere(two.session.state.value)).toBe(true);
    await one.until(one.session, () => lengthIn(one) === 4);
    expect(lengthIn(two)).toBe(2);
    await two.table.catchUp();
    expect(isPlayedElsewhere(two.session.state.value)).toBe(false);
    two.playFirst(two.session);
    two.playFirst(two.session);
    await two.until(two.session, () => lengthIn(two) > 6);
  });

  test('a computer that is overtaken while it thinks does not play, and is not reported as failed', async () => {
    const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
    const one = await newTab(COMPUTER, { clock: { now: Date.now, wait: () => waiting } });
    const two = await newTab(COMPUTER);
    one.playAll(one.session, '@b2 @d2');
    expect(await two.session.continueHere()).toBe(true);
    await two.until(two.session, () => lengthIn(two) === 4);
    goOn();
    await one.until(one.session, ({ state }) => state.value.role === 'behind');
    expect(lengthIn(one)).toBe(2);
    expect(one.session.state.value.isEngineLost).toBe(false);
  });

  test('a game that was deleted in one is stored again by the next step in the other', async () => {
    const [one, two] = [await newTab(), await newTab()];
    one.deleteGame('test');
    await two.table.catchUp();
    two.playAll(two.session, '@c3');
    expect(keptLength(two)).toBe(1);
  });

  test('a game of a newer version is not overwritten, and cannot be continued here', async () => {
    const one = await newTab();
    storage.setItem(KEY, '{"version":99}');
    one.playAll(one.session, '@c3');
    expect(storage.getItem(KEY)).toBe('{"version":99}');
    expect(await one.session.continueHere()).toBe(false);
    expect(one.session.state.value.role).toBe('behind');
  });
});

describe('a game stored by an older version', () => {
  /** Written by 0.1.0 before games had revisions. */
  const OLD =
    '{"version":1,"id":"test","played":"2026-11-16T10:00:00.000Z","table":{"seats":[{"name":"Anna","player":"person"},{"name":"","player":"easy"}],"looks":[0,1,2],"way":{"kind":"match","options":{"players":2,"house":{},"repetition":false,"start":0}}},"turns":1,"isOver":false,"powers":[],"record":"[Oia \\"1\\"]\\n[Players \\"2\\"]\\n[Powers \\"none none\\"]\\n[Start \\"A\\"]\\n[Result \\"*\\"]\\n\\n@b2 @d2 @b4 @d4\\n1. b2-b3 *\\n","draft":""}';

  test('is read, listed and continued', async () => {
    storage.setItem(KEY, OLD);
    const tab = await newTab();
    expect(lengthIn(tab)).toBe(5);
    expect(tab.keptGames()).toMatchObject([
      { id: 'test', turns: 1, setup: { seats: [{ name: 'Anna' }, { player: 3 }] } },
    ]);
    tab.playAll(tab.session, '+b2');
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ version: 2, revision: 1, id: 'test' });
  });

  test('is followed when such a version continues it in another tab', async () => {
    storage.setItem(KEY, OLD);
    const tab = await newTab();
    storage.setItem(KEY, OLD.replace('b2-b3 *', 'b2-b3 +b2 *'));
    await tab.table.catchUp();
    expect(lengthIn(tab)).toBe(6);
  });
});

describe('a full storage', () => {
  test('is detected before the first step; the game goes on, and is stored once there is room', async () => {
    storage.setItem('other', 'x');
    storage.fill();
    const tab = await newTab();
    expect(tab.session.state.value.kept).toBe('full');
    tab.playAll(tab.session, '@c3');
    expect([lengthIn(tab), tab.session.state.value.kept]).toEqual([1, 'full']);
    storage.room = Number.POSITIVE_INFINITY;
    tab.playAll(tab.session, '@d3');
    expect(tab.session.state.value.kept).toBe('kept');
    expect(keptLength(await newTab())).toBe(2);
  });

  test('has room again after another game was deleted, here or in another tab', async () => {
    const [one, two] = [await newTab(), await newTab()];
    one.keepGame({ ...one.gameAt(FRIENDS, 'old') });
    storage.fill();
    one.playAll(one.session, '@b2 @d2');
    expect(one.session.state.value.kept).toBe('full');
    expect(keptLength(two)).toBe(0);
    two.deleteGame('old');
    await one.table.catchUp();
    expect(one.session.state.value.kept).toBe('kept');
    expect(keptLength(two)).toBe(2);
    storage.fill();
    one.keepGame(one.gameAt(FRIENDS, 'more'));
    expect(storage.getItem('oia.game.more')).toBeNull();
    storage.room += 1000;
    one.deleteGame('nothing');
    expect(storage.getItem('oia.game.more')).not.toBeNull();
  });

  test("steps that are only in this tab are not discarded for another tab's, unless the user asks for it", async () => {
    const [one, two] = [await newTab(), await newTab()];
    storage.fill();
    one.playAll(one.session, '@b2 @d2');
    storage.room = Number.POSITIVE_INFINITY;
    two.playAll(two.session, '@c3');
    await one.table.catchUp();
    expect(one.session.state.value).toMatchObject({ role: 'behind', kept: 'full' });
    expect(lengthIn(one)).toBe(2);
    one.deleteGame('nothing');
    expect(keptLength(two)).toBe(1);
    expect(await one.session.continueHere()).toBe(true);
    expect([lengthIn(one), one.session.state.value.kept]).toEqual([1, 'kept']);
  });
});
