import { Engine, EnginePlayer } from '@oia/engine';
import { spawnEngineWorker } from '@oia/engine/node';
import { type Game, type MatchOptions, seededRandom } from '@oia/rules';
import { type Player, startingPointOf, type TableSetup } from '@oia/table';
import { onTestFinished } from 'vitest';
import { GameSession } from '../src/session/game-session.ts';
import { type LocalDependencies, LocalTable } from '../src/session/local-table.ts';
import { GameKeeper } from '../src/storage/game-keeper.ts';
import type { KeptGame } from '../src/storage/games.ts';
import { readGame } from '../src/storage/kept-game.ts';

export const tableOf = (options: MatchOptions, players: readonly Player[]): TableSetup => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'match', options },
});

export const draftTable = (players: readonly Player[]): TableSetup => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'draft', options: { players: players.length as 2 | 3 | 4, challenger: 0 } },
});

export function gameAt(setup: TableSetup, id = 'test'): KeptGame {
  const start = startingPointOf(setup);
  if (!start.ok) throw new Error(start.error.code);
  return { id, played: '2026-01-01T00:00:00.000Z', setup, ...start.value };
}

/** Everything except storage: a real computer in a real thread, which thinks and waits as little as possible. */
export function quickDependencies(): Omit<LocalDependencies, 'keeper'> {
  const thinker = new Engine(spawnEngineWorker);
  onTestFinished(() => thinker.close());
  return {
    clock: { now: Date.now, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    random: seededRandom(7),
    computer: new EnginePlayer(thinker, () => ({ budget: 20 })),
    pace: () => 0,
    loadReader: async () => readGame,
  };
}

interface SessionOptions extends Partial<LocalDependencies> {
  /** Whether the end of a turn has to be confirmed. */
  readonly confirms?: () => boolean;
}

export function sessionAt(setup: TableSetup, { confirms = () => false, ...some }: SessionOptions = {}): GameSession {
  const game = gameAt(setup);
  const table = new LocalTable(game, { ...quickDependencies(), keeper: new GameKeeper(game.id), ...some });
  const session = new GameSession(table, confirms);
  onTestFinished(() => session.stop());
  return session;
}

/** Waits until a condition holds for the session. */
export function until(session: GameSession, isTrue: (session: GameSession) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isTrue(session)) return resolve();
    const leave = session.state.watch(() => {
      if (!isTrue(session)) return;
      leave();
      resolve();
    });
  });
}

export const gameOf = (session: GameSession): Game => {
  const { game } = session.state.value;
  if (!game) throw new Error('still in the draft');
  return game;
};

/** Plays steps in notation, as clicks would. */
export function playAll(session: GameSession, text: string): void {
  for (const word of text.split(' ')) {
    const played = gameOf(session).playText(word);
    const step = played.ok ? played.value.moments.at(-1)?.step : undefined;
    if (step === undefined) throw new Error(`${word} cannot be played`);
    session.send({ kind: 'step', step });
  }
}

/** Any legal step will do. */
export function playFirst(session: GameSession): void {
  const [step] = gameOf(session).legalSteps();
  if (step !== undefined) session.send({ kind: 'step', step });
}
