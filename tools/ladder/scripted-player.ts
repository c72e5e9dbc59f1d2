import {
  activeSeat,
  type Game,
  heightAt,
  isOver,
  type Match,
  type Position,
  pickOne,
  type Random,
  Referee,
  SQUARES,
  type Step,
  sideAt,
  stageOf,
  TurnWalker,
  WinTest,
  winnerOf,
  worldsOf,
} from '@oia/rules';
import { copyOf } from '@oia/rules/layout';

/** Turns listed in a position; the scripted player ignores any further ones. */
const MAX_TURNS = 3_000;

interface Turn {
  readonly result: Position;
  readonly steps: readonly Step[];
}

/**
 * Plays by three rules: win if possible; otherwise allow no opponent a win with the next turn, if possible; otherwise stand as high as possible.
 * It looks no further, and knows nothing of powers but which turns are legal.
 */
export function scriptedSteps(game: Game, seat: number, random: Random): readonly Step[] {
  const { match } = game;
  const stage = stageOf(game.position);
  if (stage !== 'start') return [pickOne(random, game.legalSteps())];
  const view = game.view(seat);
  const world = worldsOf(match, view, random, 1)[0] ?? view;
  const turns = turnsOf(match, world);
  if (turns.length === 0) return [pickOne(random, game.legalSteps())];
  const side = match.sideOf(seat);
  const won = turns.find(({ result }) => isOver(result) && winnerOf(result) === side);
  return won ? won.steps : pickOne(random, highest(safe(match, turns, side), side)).steps;
}

function turnsOf(match: Match, p: Position): Turn[] {
  const turns: Turn[] = [];
  new TurnWalker(new Referee(match)).walk(p, (result, steps) => {
    turns.push({ result: copyOf(result), steps: steps.toArray() });
    return turns.length < MAX_TURNS;
  });
  return turns;
}

/** The turns after which the next player cannot win at once; all turns if there are no such ones. */
function safe(match: Match, turns: readonly Turn[], side: number): readonly Turn[] {
  const test = new WinTest(new Referee(match));
  const isOthers = (p: Position): boolean => match.sideOf(activeSeat(p)) !== side;
  const kept = turns.filter(({ result }) => !isOver(result) && !(isOthers(result) && test.canWin(result)));
  return kept.length > 0 ? kept : turns;
}

function highest(turns: readonly Turn[], side: number): readonly Turn[] {
  const heights = turns.map(({ result }) => heightOf(result, side));
  const most = Math.max(...heights);
  return turns.filter((_, i) => heights[i] === most);
}

/** The sum of the heights on which the workers of a side stand. */
function heightOf(p: Position, side: number): number {
  let height = 0;
  for (let square = 0; square < SQUARES; square++) if (sideAt(p, square) === side) height += heightAt(p, square);
  return height;
}
