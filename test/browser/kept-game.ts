import { Game, type MatchOptions } from '@oia/rules';
import type { Player, TableSetup } from '@oia/table';
import { device } from '../../packages/web/src/storage/device.ts';
import { keepGame } from '../../packages/web/src/storage/games.ts';

/** A stored game: its page, the content of localStorage, and the game itself. */
export interface Prepared {
  readonly path: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly game: Game;
}

const PLAYED = '2026-01-01T12:00:00.000Z';

export const tableOf = (options: MatchOptions, players?: readonly Player[]): TableSetup => ({
  seats: Array.from({ length: options.players }, (_, seat) => ({
    name: ['Anna', 'Ben', 'Cleo', 'Dion'][seat] ?? '',
    player: players?.[seat] ?? 'person',
  })),
  looks: [0, 1, 2],
  way: { kind: 'match', options },
});

/** Stores a game with the app's own code, so that the app can read it. */
export function prepared(options: MatchOptions, steps = '', players?: readonly Player[]): Prepared {
  const created = Game.create(options);
  if (!created.ok) throw new Error(`${created.error.code} ${created.error.at}`);
  let game = created.value;
  for (const text of steps.split(' ').filter(Boolean)) {
    const played = game.playText(text);
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
    game = played.value;
  }
  const id = 'test';
  keepGame({ id, played: PLAYED, setup: tableOf(options, players), game, draft: undefined });
  const key = `oia.game.${id}`;
  return { path: `/game/${id}`, kept: { [key]: device.read(key) ?? '' }, game };
}
