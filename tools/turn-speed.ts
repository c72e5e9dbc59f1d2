import type { Match, Position, Referee, TurnWalker } from '@oia/rules';
import { OVER, STAGE, START, TURN } from '@oia/rules/layout';

/** The part of a checkout of the rules that is measured: of this one, or of another folder. */
export type Rules = Pick<
  typeof import('@oia/rules'),
  'createMatch' | 'parsePosition' | 'Perft' | 'Referee' | 'startPosition' | 'TurnWalker'
>;

export function matchOf(rules: Rules, powers: readonly string[]): Match {
  const made = rules.createMatch({ players: 2, powers: [...powers], override: true });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** Positions of random games: all of them, set-up left out. */
export function randomPositions(rules: Rules, match: Match, wanted: number, random: () => number): Position[] {
  const referee: Referee = new rules.Referee(match);
  const positions: Position[] = [];
  while (positions.length < wanted) {
    let p = rules.startPosition(match);
    for (let i = 0; i < 200 && p[STAGE] !== OVER; i++) {
      const steps = referee.legalSteps(p);
      p = referee.play(p, steps[Math.floor(random() * steps.length)] as number).position;
      if (p[STAGE] === START || p[STAGE] === TURN) positions.push(p);
    }
  }
  return positions.slice(0, wanted);
}

/** Some positions between turns, both sides to move. */
export const randomStarts = (rules: Rules, match: Match, random: () => number): Position[] =>
  randomPositions(rules, match, 40, random).filter((p) => p[STAGE] === START);

/** Heracles alone has hundreds of thousands of turns in one position: a part of them will do. */
const MAX_TURNS = 20_000;

function turnsOf(walker: TurnWalker, start: Position): number {
  let turns = 0;
  walker.walk(start, () => ++turns < MAX_TURNS);
  return turns;
}

/** All turns of these positions once. */
export function listTurns(walker: TurnWalker, starts: readonly Position[]): void {
  for (const start of starts) turnsOf(walker, start);
}

/** Turns a second over these positions, walked again and again until the time is up. */
export function turnsASecond(walker: TurnWalker, starts: readonly Position[], ms: number): number {
  const begun = performance.now();
  const until = begun + ms;
  let turns = 0;
  for (let i = 0; performance.now() < until; i++) turns += turnsOf(walker, starts[i % starts.length] as Position);
  return turns / ((performance.now() - begun) / 1000);
}

export function timed(run: () => number): number {
  const begun = performance.now();
  const n = run();
  return n / ((performance.now() - begun) / 1000);
}

const BARE = '00000/00000/00000/00000/00000 A none:fb2,md2 none:fb4,md4';

/** The bare game's position that both generators walk, with the match that belongs to it. */
export function bareGame(rules: Rules): { match: Match; position: Position } {
  const read = rules.parsePosition(BARE);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
