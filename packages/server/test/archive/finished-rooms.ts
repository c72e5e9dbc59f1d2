import { Game, type MatchOptions, pickOne, resignStep, seededRandom } from '@oia/rules';
import type { TableSetup } from '@oia/table';
import type { Member } from '../../src/accounts/member.ts';
import type { FinishedRoom } from '../../src/archive/finished-game.ts';
import { poolOf } from '../../src/ratings/pool.ts';
import { randomLetters } from '../../src/util/random-ids.ts';

export interface Ending {
  readonly players: readonly (Member | undefined)[];
  readonly options?: Partial<MatchOptions>;
  /** The seat that resigns; undefined: the game is played to its end. */
  readonly resigns?: number;
  readonly isRated?: boolean;
  readonly at: number;
}

/** A game with random steps. */
export function randomGame(options: MatchOptions, resigns: number | undefined, seed = 1): Game {
  const created = Game.create(options);
  if (!created.ok) throw new Error(created.error.code);
  const random = seededRandom(seed);
  let game = created.value;
  while (!game.outcome) {
    const isEnough = resigns !== undefined && game.moments.length > 12;
    const next = game.play(isEnough ? resignStep(resigns) : pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return game;
}

/** A room with a finished game, as the host passes it to the archive. */
export function finishedRoom({ players, options, resigns, isRated = false, at }: Ending): FinishedRoom {
  const match: MatchOptions = { players: 2, ...options };
  const setup: TableSetup = {
    seats: players.map((player) => (player ? { name: player.name, player: 'remote' } : { name: '', player: 3 })),
    looks: [0, 1, 2],
    way: { kind: 'match', options: match },
  };
  const control = { kind: 'live', base: 300_000, increment: 3000 } as const;
  return {
    id: randomLetters(8),
    identity: { terms: { setup, control, isRated, isOpen: true, hasChat: true }, pool: poolOf(setup) },
    state: { at, seated: players.flatMap((member, seat) => (member ? [{ seat, member }] : [])) },
    table: { setup, draft: undefined, game: randomGame(match, resigns) },
  };
}
