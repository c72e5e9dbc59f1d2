import {
  activeSeat,
  asTurnOf,
  type Game,
  heightAt,
  type Position,
  plainStep,
  Referee,
  type Square,
  type Step,
  stageOf,
  WinTest,
  winnerOf,
} from '@oia/rules';

/** Reasons for a turn, by the rules. Squares are those where a single move would win; none if it takes more than one. */
export type HintReason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'stops' | 'threatens'; readonly squares: readonly Square[] }
  | { readonly kind: 'climbs'; readonly level: number };

/** Why the computer would play these steps. In games with secrets only wins and climbs are reasons, which the player sees. */
export function reasonsFor(game: Game, steps: readonly Step[]): readonly HintReason[] {
  const after = playedOn(game, steps);
  const seat = game.actor;
  if (!after || seat === undefined) return [];
  const side = game.match.sideOf(seat);
  if (after.outcome) return after.outcome.winner === side ? [{ kind: 'wins' }] : [];
  const climbs = climbIn(game, after);
  if (game.match.secrets || stageOf(after.position) !== 'start') return climbs;
  return [...stopped(game, after, side), ...threatened(after, side, seat), ...climbs];
}

const playedOn = (game: Game, steps: readonly Step[]): Game | undefined =>
  steps.reduce<Game | undefined>((now, step) => {
    const next = now?.play(step);
    return next?.ok ? next.value : undefined;
  }, game);

/** The highest climb of the turn, also in the part of it that was played before the hint. */
function climbIn(game: Game, after: Game): HintReason[] {
  const moments = after.moments.slice(turnStart(game));
  const levels = moments.flatMap(({ events, after: position }) =>
    events.flatMap((event) => (event.kind === 'moved' && event.rise > 0 ? [heightAt(position, event.to)] : [])),
  );
  return levels.length === 0 ? [] : [{ kind: 'climbs', level: Math.max(...levels) }];
}

/** The number of steps before this turn. */
function turnStart({ moments, position }: Game): number {
  if (stageOf(position) === 'start') return moments.length;
  return moments.findLastIndex(({ before }) => stageOf(before) === 'start');
}

/** The next player could have won if nothing had been done, and cannot now. */
function stopped(game: Game, after: Game, side: number): HintReason[] {
  const { match } = game;
  const next = activeSeat(after.position);
  const before = game.moments[turnStart(game)]?.before ?? game.position;
  if (match.sideOf(next) === side || stageOf(before) !== 'start') return [];
  const idle = asTurnOf(before, next);
  return canWin(game, idle) && !canWin(game, after.position)
    ? [{ kind: 'stops', squares: winningSquares(game, idle) }]
    : [];
}

/** True if the player wins with the next turn unless the opponent prevents it. */
function threatened(after: Game, side: number, seat: number): HintReason[] {
  const next = activeSeat(after.position);
  if (after.match.sideOf(next) === side || canWin(after, after.position)) return [];
  const idle = asTurnOf(after.position, seat);
  return canWin(after, idle) ? [{ kind: 'threatens', squares: winningSquares(after, idle) }] : [];
}

const canWin = ({ match }: Game, p: Position): boolean => new WinTest(new Referee(match)).canWin(p);

function winningSquares({ match, referee }: Game, p: Position): readonly Square[] {
  const side = match.sideOf(activeSeat(p));
  const squares = referee.legalSteps(p).flatMap((step) => {
    const plain = plainStep(step);
    if (plain.kind !== 'move') return [];
    return winnerOf(referee.play(p, step).position) === side ? [plain.to] : [];
  });
  return [...new Set(squares)];
}
