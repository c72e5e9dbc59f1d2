import { setTimeout as sleep } from 'node:timers/promises';
import { PUZZLE_LINES } from '@oia/learning/puzzle-data';
import { openPuzzle, PuzzleLibrary } from '@oia/learning/puzzles';
import { Solver } from '@oia/learning/solver';
import { type Step, samePosition, squareName, stepA, stepB } from '@oia/rules';
import { en, loadChunk } from '@oia/texts';
import type { Page, Route } from 'playwright-core';
import { TestPlayer } from '../../packages/server/test/sockets/test-player.ts';
import { prepared } from '../../test/browser/kept-game.ts';
import { openTable } from '../../test/browser/room.ts';
import { squareAt } from '../../test/browser/views.ts';
import type { AppBrowser, AppVisit } from './app-browser.ts';
import { ensure, FAULTS, type Fault, type FaultCase } from './fault-case.ts';
import { makeFirstSocketFaulty } from './faulty-socket.ts';
import { LATE_MS } from './injection.ts';
import { silenceFirstWorkers } from './silent-worker.ts';
import { faultyFlush } from './store-cases.ts';

const { game, analysis, common, puzzles } = en.ui;
/** Two workers may take half a minute each to be loaded, or a minute to answer, before they are given up. */
const WORKER_TIMEOUT_MS = 180_000;
const REQUEST_TIMEOUT_MS = 40_000;
const PLACED = '@b2 @d4 @b4 @d2';

export const appCases = (open: () => Promise<AppBrowser>): readonly FaultCase[] => {
  const visited = (
    boundary: string,
    fault: Fault,
    work: (visit: AppVisit) => Promise<string>,
    kept: Readonly<Record<string, string>> = {},
    isLong = false,
  ): FaultCase => ({
    boundary: `app, ${boundary}`,
    fault,
    isLong,
    run: async () => ({
      told: await (await open()).visit(work, kept),
      others: 'a game in another tab went on',
    }),
  });
  const computer = prepared({ players: 2, start: 0 }, PLACED, [1, 'person']);
  return [
    ...FAULTS.flatMap((fault) => [
      visited('request', fault, (visit) => searching(visit, fault), {}, fault === 'hangs'),
      visited('socket', fault, (visit) => entering(visit, fault)),
      visited('engine worker', fault, (visit) => asking(visit, fault), against(computer.kept), fault === 'hangs'),
      visited('analyst worker', fault, (visit) => analysing(visit, fault), {}, fault === 'hangs'),
      visited('examiner worker', fault, (visit) => examining(visit, fault), {}, fault === 'hangs'),
      visited('net of the engine', fault, (visit) => withoutNet(visit, fault), against(computer.kept)),
    ]),
    visited('engine worker, loaded', 'hangs', (visit) => asking(visit, 'silent'), against(computer.kept), true),
    visited('analyst worker, loaded', 'hangs', (visit) => analysing(visit, 'silent'), {}, true),
    visited('examiner worker, loaded', 'hangs', (visit) => examining(visit, 'silent'), {}, true),
    visited('chunk of a page', 'rejects', (visit) => turningTo(visit, 'rejects')),
    visited('chunk of a page', 'hangs', (visit) => turningTo(visit, 'hangs'), {}, true),
    visited('chunk of a page', 'is late', (visit) => turningTo(visit, 'is late')),
    visited('store of its server', 'hangs', waitingForSaving),
    visited('storage', 'rejects', withoutStorage),
  ];
};

/** Both games of a visit are prepared under one name; that with the computer gets another. */
const against = (kept: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(kept).map(([key, text]) => [
      key.replace('test', 'computer'),
      text.replace('"id":"test"', '"id":"computer"'),
    ]),
  );

/** Makes files or requests fail until the returned function is called. */
async function spoil(page: Page, address: RegExp, fault: Fault): Promise<() => Promise<void>> {
  const spoiled = async (route: Route): Promise<void> => {
    if (fault === 'rejects') return route.abort();
    if (fault === 'hangs') return;
    await sleep(LATE_MS);
    await route.continue();
  };
  await page.route(address, spoiled);
  return () => page.unroute(address, spoiled);
}

/** A worker cannot be loaded, is loaded late, or is loaded and then falls silent, like the one that replaces it. */
type WorkerFault = Fault | 'silent';

async function spoilWorker(page: Page, script: string, fault: WorkerFault): Promise<() => Promise<void>> {
  if (fault !== 'silent') return spoil(page, new RegExp(script), fault);
  await page.addInitScript(silenceFirstWorkers, { script, count: 2 });
  return () => Promise.resolve();
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function searching(visit: AppVisit, fault: Fault): Promise<string> {
  const { page } = visit;
  const { faults, archive } = await loadChunk('en', 'online');
  const restore = await spoil(page, /\/api\/games/, fault);
  await page.goto('/archive');
  await visit.playElsewhere();
  if (fault !== 'is late') {
    await page.getByText(faults.offline).waitFor({ timeout: REQUEST_TIMEOUT_MS });
    await restore();
    await press(page, faults.again);
  }
  // Other tests may have finished games on the same server.
  await page.getByText(archive.noneYet).or(page.locator('.archive-player')).first().waitFor();
  return fault === 'is late' ? 'the games, later' : `"${faults.offline}", then the games`;
}

async function entering(visit: AppVisit, fault: Fault): Promise<string> {
  const { page } = visit;
  const room = await loadChunk('en', 'room');
  const path = await openTable(page, 'Anna');
  await page.addInitScript(makeFirstSocketFaulty, { fault, lateMs: LATE_MS });
  await page.goto(path);
  await page.getByText(room.connecting).first().waitFor();
  await visit.playElsewhere();
  await page.locator('.room-seats').waitFor();
  return `"${room.connecting}", then the table`;
}

async function asking(visit: AppVisit, fault: WorkerFault): Promise<string> {
  const { page } = visit;
  const restore = await spoilWorker(page, 'engine-worker', fault);
  await page.goto('/game/computer');
  await visit.playElsewhere();
  if (fault !== 'is late') {
    await page.getByText(game.engineLost).waitFor({ timeout: WORKER_TIMEOUT_MS });
    await restore();
    await press(page, game.retry);
  }
  await page.locator('.log-turn').first().waitFor();
  return fault === 'is late' ? 'its turn, later' : `"${game.engineLost}", then its turn`;
}

async function analysing(visit: AppVisit, fault: WorkerFault): Promise<string> {
  const { page } = visit;
  const restore = await spoilWorker(page, 'analyst-worker', fault);
  await page.goto('/analysis?powers=apollo+demeter');
  await visit.playElsewhere();
  if (fault !== 'is late') {
    await page.getByText(analysis.failed).waitFor({ timeout: WORKER_TIMEOUT_MS });
    await restore();
    await press(page, game.retry);
  }
  await page.locator('.analysis-line').first().waitFor();
  return fault === 'is late' ? 'the lines, later' : `"${analysis.failed}", then the lines`;
}

/** A wrong turn, for which the examiner has to say what is wrong with it. If it cannot, the turn counts as neither right nor wrong. */
async function examining(visit: AppVisit, fault: WorkerFault): Promise<string> {
  const { page } = visit;
  const { path, wrong } = simplePuzzle();
  const restore = await spoilWorker(page, 'examiner-worker', fault);
  await page.goto(path);
  for (const [i, step] of wrong.entries()) {
    if (i === 0) await squareAt(page, squareName(stepA(step))).click();
    await squareAt(page, squareName(stepB(step))).click();
  }
  await visit.playElsewhere();
  if (fault !== 'is late') {
    await page.getByText(puzzles.unchecked).first().waitFor({ timeout: WORKER_TIMEOUT_MS });
    await restore();
    await press(page, puzzles.again);
  }
  const answer = page.locator('.puzzle-answer[data-phase="missed"]');
  await answer.waitFor({ timeout: WORKER_TIMEOUT_MS });
  ensure(!(await answer.textContent())?.includes(puzzles.missed.unknown), 'the page does not say what is wrong');
  return fault === 'is late'
    ? 'what is wrong with the turn, later'
    : `"${puzzles.unchecked}", then what is wrong with it`;
}

/** A page whose code does not come. */
async function turningTo(visit: AppVisit, fault: Fault): Promise<string> {
  const { page } = visit;
  await page.goto('/');
  const restore = await spoil(page, /learn-page.*\.js/, fault);
  await page.goto('/learn');
  await visit.playElsewhere();
  if (fault === 'is late') {
    await page.locator('h1').first().waitFor();
    return 'the page, later';
  }
  await page.getByText(common.notLoaded).waitFor({ timeout: WORKER_TIMEOUT_MS });
  await restore();
  await press(page, common.reload);
  await page.locator('h1').first().waitFor();
  return `"${common.notLoaded}", then the page`;
}

/** A win in two turns without powers: every step is a click on one or two squares. */
function simplePuzzle(): { readonly path: string; readonly wrong: readonly Step[] } {
  const entry = new PuzzleLibrary(PUZZLE_LINES).entries.find(
    ({ kind, powers }) => kind === 'win2' && powers.every((power) => power === 'none'),
  );
  const read = entry && openPuzzle(entry);
  if (!read?.ok) throw new Error('there is no such puzzle');
  const { match, start, solved } = read.value;
  const turns = new Solver(match, 1).turnsOf(start);
  const wrong = turns.find(({ result }) => !samePosition(result, solved))?.steps ?? [];
  return { path: `/puzzles/${entry?.id}`, wrong };
}

/** The computer plays without it, and weaker. */
async function withoutNet(visit: AppVisit, fault: Fault): Promise<string> {
  const { page, warnings } = visit;
  let isMet = false;
  page.on('request', (request) => {
    isMet ||= /\.net/.test(request.url());
  });
  await spoil(page, /\.net($|\?)/, fault);
  await page.goto('/game/computer');
  await visit.playElsewhere();
  await page.locator('.log-turn').first().waitFor();
  ensure(isMet, 'the net was not asked for');
  const said = warnings.find((text) => text.includes('without its net'));
  ensure(fault !== 'rejects' || said !== undefined, 'the console does not say that the net is missing');
  return said
    ? 'its turn; console: plays without its net, and weaker'
    : 'its turn, by the simple evaluation until the net is there';
}

/** A phrase of the other player takes long to be saved; the notice goes when it is saved. */
async function waitingForSaving(visit: AppVisit): Promise<string> {
  const { page } = visit;
  const { savingSlow } = await loadChunk('en', 'room');
  const path = await openTable(page, 'Anna');
  const room = path.slice('/room/'.length);
  const ben = await TestPlayer.guest(new URL(page.url()).origin, 'Ben');
  await ben.connect();
  await ben.watch(room);
  await ben.act(room, { kind: 'sit' });
  await page.goto(path);
  await page.locator('.game-notices').waitFor({ state: 'attached' });
  const injection = faultyFlush('hangs', room);
  try {
    const answer = ben.act(room, { kind: 'sayPhrase', phrase: 'hello' });
    await page.getByText(savingSlow).waitFor();
    ensure(injection.isMet(), 'the fault was not met');
    await visit.playElsewhere();
    injection.end();
    await page.getByText(savingSlow).waitFor({ state: 'detached' });
    ensure((await answer).kind === 'done', 'what was saved in the end was refused');
    return `"${savingSlow}", until it was saved`;
  } finally {
    injection.end();
    ben.leave();
  }
}

async function withoutStorage(visit: AppVisit): Promise<string> {
  const { page } = visit;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/game/test');
  for (const square of ['b2', 'c2', 'c3']) await squareAt(page, square).click();
  await page.locator('.log-turn').first().waitFor();
  await page.getByText(common.keptFull).waitFor();
  await visit.playElsewhere();
  return `"${common.keptFull}"`;
}
