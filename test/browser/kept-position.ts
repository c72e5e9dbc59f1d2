import { Draft, Game, readPosition } from '@oia/rules';
import type { Player } from '@oia/table';
import { device } from '../../packages/web/src/storage/device.ts';
import { type KeptGame, keepGame } from '../../packages/web/src/storage/games.ts';
import { type Prepared, tableOf } from './kept-game.ts';

const PLAYED = '2026-01-02T12:00:00.000Z';
const TWO = { players: 2 } as const;

interface Standing {
  readonly steps?: string;
  readonly players?: readonly Player[];
  readonly id?: string;
}

/** Stores a two-player game that began at a position. */
export function preparedAt(position: string, { steps = '', players, id = 'test' }: Standing = {}): Prepared {
  const placed = readPosition(position);
  if (!placed.ok) throw new Error(`${placed.error.code} ${placed.error.at}`);
  const game = steps.split(' ').filter(Boolean).reduce(played, Game.from(placed.value));
  const setup = { ...tableOf(TWO, players), way: { kind: 'match', options: TWO, position } } as const;
  return { game, ...keptAs({ id, played: PLAYED, setup, game, draft: undefined }) };
}

export function played(game: Game, text: string): Game {
  const after = game.playText(text);
  if (!after.ok) throw new Error(`${text}: ${after.error.code}`);
  return after.value;
}

/** Stores a game that is still in the draft. */
export function preparedDraft(id = 'test'): Omit<Prepared, 'game'> {
  const way = { kind: 'draft', options: { ...TWO, challenger: 0 } } as const;
  const setup = { ...tableOf(TWO), way };
  return keptAs({ id, played: PLAYED, setup, game: undefined, draft: new Draft(way.options) });
}

function keptAs(game: KeptGame): Omit<Prepared, 'game'> {
  keepGame(game);
  const key = `oia.game.${game.id}`;
  return { path: `/game/${game.id}`, kept: { [key]: device.read(key) ?? '' } };
}
