import type { MemberId, PlayerOutcome, Pool, RoomId, RoomTerms, TimeControl } from '@oia/protocol';
import { beginsTurn, type Game, positionText, recordText, resultOf } from '@oia/rules';
import { levelOf, type TableState } from '@oia/table';
import type { Member } from '../accounts/member.ts';
import { canBeRated } from '../ratings/pool.ts';

import { gameRecord } from './game-record.ts';

/** The parts of a finished room that the archive needs. */
export interface FinishedRoom {
  readonly id: RoomId;
  readonly identity: { readonly terms: RoomTerms; readonly pool: Pool };
  readonly state: {
    readonly seated: readonly { readonly seat: number; readonly member: Member }[];
    readonly at: number;
  };
  readonly table: Pick<TableState, 'game' | 'draft' | 'setup'> | undefined;
}

export interface FinishedPlayer {
  readonly member: MemberId | undefined;
  /** Only for computers: members are named by their current name. */
  readonly name: string;
  readonly kind: Member['kind'] | 'computer';
  readonly level: number | undefined;
  readonly power: string | undefined;
  readonly outcome: PlayerOutcome;
}

/** A game as the archive stores it. */
export interface FinishedGame {
  readonly id: RoomId;
  readonly endedAt: number;
  readonly pool: Pool;
  readonly isRated: boolean;
  readonly control: TimeControl;
  readonly result: string;
  readonly reason: string;
  readonly turns: number;
  readonly position: string;
  readonly fleece: string | undefined;
  readonly record: string;
  /** By seat. */
  readonly players: readonly FinishedPlayer[];
}

/** undefined: the game is not over. */
export function finishedGame({ id, identity, state, table }: FinishedRoom): FinishedGame | undefined {
  const game = table?.game;
  if (!table || !game?.outcome) return undefined;
  const { terms, pool } = identity;
  const { match, position } = game;
  const members = table.setup.seats.map((_, seat) => state.seated.find((one) => one.seat === seat)?.member);
  const isDecided = game.outcome.reason !== 'abandoned';
  return {
    id,
    endedAt: state.at,
    pool,
    isRated: terms.isRated && isDecided && canBeRated(terms.control, members),
    control: terms.control,
    result: resultOf(game),
    reason: game.outcome.reason,
    turns: game.moments.filter(beginsTurn).length,
    position: positionText({ match, position }),
    fleece: match.fleece ? match.cards[0]?.power.id : undefined,
    record: recordText(gameRecord(game, table.draft, { id, terms, pool, endedAt: state.at })),
    players: members.map((member, seat) => playerOf(game, table.setup, member, seat)),
  };
}

function playerOf(game: Game, setup: TableState['setup'], member: Member | undefined, seat: number): FinishedPlayer {
  const seated = setup.seats[seat];
  return {
    member: member?.id,
    name: member ? '' : (seated?.name ?? ''),
    kind: member?.kind ?? 'computer',
    level: member || !seated ? undefined : levelOf(seated),
    power: game.match.cards.find(({ owner }) => owner === seat)?.power.id,
    outcome: outcomeFor(game, seat),
  };
}

function outcomeFor({ match, outcome }: Game, seat: number): PlayerOutcome {
  if (!outcome || outcome.reason === 'abandoned') return 'none';
  if (outcome.winner === undefined) return 'draw';
  return outcome.winner === match.sideOf(seat) ? 'win' : 'loss';
}
