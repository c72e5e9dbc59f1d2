import { startTemporaryServer } from '@oia/server';
import { EngineThread } from '../../packages/engine/src/threads/engine-thread.ts';
import { Pictures } from '../../packages/server/src/pictures/pictures.ts';
import { ensure, FAULTS, type Fault, type FaultCase, type Finding, within } from './fault-case.ts';
import { OtherGames, RunningGame } from './games.ts';
import { injectOnce } from './injection.ts';
import { LogLines } from './log-lines.ts';

/** Beyond the limit of a picture that takes long. */
const PICTURE_TIMEOUT_MS = 45_000;

export const workerCases: readonly FaultCase[] = FAULTS.flatMap((fault) => [
  { boundary: 'worker, engine pool', fault, run: () => thinking(fault) },
  { boundary: 'worker, pictures', fault, isLong: fault === 'hangs', run: () => drawing(fault) },
]);

/** One thought fails, in a pool of one thread that another game with a computer needs too. */
async function thinking(fault: Fault): Promise<Finding> {
  using _log = new LogLines();
  const server = await startTemporaryServer({ threads: 1 });
  const others = await OtherGames.begin(server.address);
  const injection = injectOnce(EngineThread.prototype, 'think', {
    fault,
    error: new Error('injected'),
    matches: () => true,
  });
  const game = await RunningGame.beginWithComputer(server.address);
  const second = await RunningGame.beginWithComputer(server.address);
  try {
    const [done] = await Promise.all([others.finish(), game.finish(), second.finish()]);
    ensure(injection.isMet(), 'the fault was not met');
    const received = [game, second].flatMap(({ players }) => players.map((player) => player.received));
    const told = received.filter((texts) => texts.some((text) => text.includes('"kind":"engine","isLost":true')));
    ensure(told.length === (fault === 'is late' ? 0 : 1), `${told.length} games were told that the computer failed`);
    const said = fault === 'is late' ? 'nothing, the turn came later' : 'the computer could not answer, then its turn';
    return { told: said, others: `${done}, and one with a computer` };
  } finally {
    injection.end();
    for (const one of [game, second, others]) one.leave();
    await server.close();
  }
}

/** The faulty thread reads in the position which fault it has. */
async function drawing(fault: Fault): Promise<Finding> {
  using _log = new LogLines();
  const server = await startTemporaryServer();
  const others = await OtherGames.begin(server.address);
  const pictures = new Pictures(new URL(`./faulty-picture-worker.ts`, import.meta.url));
  try {
    const picture = (key: string): Promise<string> =>
      pictures.of(key, { position: fault, winners: [] }).then(
        (png) => `a picture of ${png.length} bytes`,
        (error: Error) => `refused: ${error.message}`,
      );
    const [told, done] = await Promise.all([within(PICTURE_TIMEOUT_MS, 'the picture', picture('a')), others.finish()]);
    ensure(told.startsWith(fault === 'is late' ? 'a picture' : 'refused'), told);
    return { told, others: done };
  } finally {
    pictures.close();
    others.leave();
    await server.close();
  }
}
