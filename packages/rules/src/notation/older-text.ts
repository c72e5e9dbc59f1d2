import { fault, ok, type Result } from '../fallible.ts';
import type { Match } from '../match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  copyOf,
  DOMES,
  DRAW,
  FEMALE,
  H1,
  heightAt,
  MARKED,
  type Position,
  RESULT,
  SETUP,
  STAGE,
  START,
  TASK,
  TURN,
  VEIL,
  WORKERS,
} from '../position.ts';
import { HOUSE_RULES } from '../power.ts';
import { Referee } from '../referee.ts';
import { type EndReason, type Outcome, outcomeOf } from '../result.ts';
import { count, has, squareName } from '../squares.ts';
import { cardOf, MORTAL, ORDER, reserveOf, TOP } from './older-conventions.ts';
import { olderStateOf, tellsSex } from './older-powers.ts';
import type { MatchPosition } from './position.ts';

/**
 * Writes a position for the other engine. What that notation cannot express is refused, not left out. Only the height under a dome is lost,
 * and which worker is female if no card needs it.
 */
export function olderText({ match, position: p }: MatchPosition): Result<string> {
  const lost = lostWith(match) ?? lostAt(match, p) ?? lostWorkers(match, p);
  if (lost !== undefined) return fault('notExpressible', lost);
  const heights = ORDER.map((square) => (has(p[DOMES], square) ? TOP + 1 : heightAt(p, square))).join('');
  return ok([heights, sideToMove(match, p) + 1, seatText(match, p, 0), seatText(match, p, 1)].join('/'));
}

/** The parts of the match that cannot be expressed. */
function lostWith(match: Match): string | undefined {
  if (match.players !== 2) return `${match.players} players`;
  if (match.fleece) return 'fleece';
  return (
    match.cards.find(({ power }) => !olderStateOf(power.id))?.power.id ?? HOUSE_RULES.find((rule) => match.house[rule])
  );
}

const STAGES: Readonly<Record<number, string>> = { [TURN]: 'middle of a turn', [DRAW]: 'draw' };

function lostAt(match: Match, p: Position): string | undefined {
  if (p[VEIL] !== 0) return 'view';
  if (p[ADDITIONAL] !== 0) return 'additional turn';
  if (p[MARKED] !== 0) return 'marked';
  if (p[STAGE] === SETUP) return isPlacingNext(match, p) ? undefined : 'set-up';
  const outcome = outcomeOf(p);
  return outcome ? lostEnd(match, p, outcome) : STAGES[p[STAGE]];
}

/** The only set-up that can be expressed: this side places its workers next. */
function isPlacingNext({ tasks }: Match, p: Position): boolean {
  const next = tasks[p[TASK]];
  return next?.kind === 'place' && p[WORKERS + (next.seat ?? 0)] === 0;
}

const SHOWN_ENDS: readonly EndReason[] = ['climbed', 'condition', 'noWorkers'];

/** A player who was stuck is written as the player to move, which is correct only if the player is still stuck. */
function lostEnd(match: Match, p: Position, { winner, reason }: Outcome): string | undefined {
  if (reason !== 'stuck') return winner !== undefined && SHOWN_ENDS.includes(reason) ? undefined : reason;
  const before = copyOf(p);
  before[STAGE] = START;
  before[RESULT] = 0;
  before[ACTIVE] = sideToMove(match, p);
  return new Referee(match).hasTurn(before) ? reason : undefined;
}

/** A side without workers would be read as one that places or has lost; a card that names the female needs her. */
function lostWorkers(match: Match, p: Position): string | undefined {
  const unfinished = p[STAGE] === START || outcomeOf(p)?.reason === 'stuck';
  const isFlat = (p[H1] | p[DOMES]) === 0;
  for (const seat of [0, 1]) {
    const workers = p[WORKERS + seat];
    const places = isFlat && seat === sideToMove(match, p);
    if (unfinished && workers === 0 && (places || reserveOf(match, p, seat) === 0)) return 'workers';
    if (count(workers) > 1 && (workers & p[FEMALE]) === 0 && tellsSex(match, p, seat)) return 'sex';
  }
  return undefined;
}

/** The loser if the game is over. */
function sideToMove(match: Match, p: Position): number {
  if (p[STAGE] === SETUP) return match.tasks[p[TASK]]?.seat ?? 0;
  const winner = outcomeOf(p)?.winner;
  return winner === undefined ? p[ACTIVE] : 1 - winner;
}

function seatText(match: Match, p: Position, seat: number): string {
  const outcome = outcomeOf(p);
  const won = outcome?.winner === seat && outcome.reason !== 'stuck';
  const card = cardOf(match, seat);
  const power = match.cards[card]?.power;
  const state = olderStateOf(power?.id ?? MORTAL)?.write(p, match.holder(seat, card));
  const workers = ORDER.filter((square) => has(p[WORKERS + seat], square)).map((square) =>
    squareName(square).toUpperCase(),
  );
  return [
    won ? '#' : '',
    power?.id ?? MORTAL,
    state === undefined ? '' : `[${state}]`,
    workers.length === 0 ? '' : `:${workers.join(',')}`,
  ].join('');
}
