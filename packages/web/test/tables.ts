import { Thinker } from '@oia/engine';
import { spawnThread } from '@oia/engine/node';
import { Draft, Game, type MatchOptions, seededRandom } from '@oia/rules';
import { onTestFinished } from 'vitest';
import type { Surroundings } from '../src/session/others.ts';
import { Session } from '../src/session/session.ts';
import type { Player, Table } from '../src/session/table.ts';

export const tableOf = (options: MatchOptions, players: readonly Player[]): Table => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'match', options },
});

export const draftTable = (players: readonly Player[]): Table => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'draft', options: { players: players.length as 2 | 3 | 4, challenger: 0 } },
});

/** A session with a real computer in a real thread, that thinks and waits as little as possible. */
export function sessionAt(table: Table, around: Partial<Surroundings> = {}): Session {
  const thinker = new Thinker(spawnThread);
  onTestFinished(() => thinker.close());
  const { way } = table;
  const created = way.kind === 'match' ? Game.create(way.options) : undefined;
  if (created && !created.ok) throw new Error(created.error.code);
  const kept = {
    id: 'test',
    played: '2026-01-01T00:00:00.000Z',
    table,
    game: created?.value,
    draft: way.kind === 'draft' ? new Draft(way.options) : undefined,
  };
  const random = seededRandom(7);
  return new Session(kept, { thinker, pace: () => 0, confirms: () => false, budget: 20, random, ...around });
}

/** Waits until something is true of the session. */
export function until(session: Session, isTrue: (session: Session) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isTrue(session)) return resolve();
    const leave = session.state.watch(() => {
      if (!isTrue(session)) return;
      leave();
      resolve();
    });
  });
}

export const gameOf = (session: Session): Game => {
  const { game } = session.state.value;
  if (!game) throw new Error('still in the draft');
  return game;
};

/** Plays steps in notation as clicks would. */
export function playAll(session: Session, text: string): void {
  for (const word of text.split(' ')) {
    const played = gameOf(session).playText(word);
    const step = played.ok ? played.value.moments.at(-1)?.step : undefined;
    if (step === undefined) throw new Error(`${word} cannot be played`);
    session.play(step);
  }
}

/** Any legal step will do. */
export function playFirst(session: Session): void {
  const [step] = gameOf(session).legalSteps();
  if (step !== undefined) session.play(step);
}
