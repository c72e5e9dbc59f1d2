import { checkPosition } from '../../src/check.ts';
import type { Game } from '../../src/game.ts';
import { hashOf } from '../../src/hash.ts';
import type { Match } from '../../src/match.ts';
import { parseRecords, recordOf, recordText, replay } from '../../src/notation/index.ts';
import { positionText } from '../../src/notation/position.ts';
import { parsePosition } from '../../src/notation/position-parser.ts';
import { findSteps, parseStep, stepText } from '../../src/notation/steps.ts';
import * as at from '../../src/position.ts';
import { type Position, SIZE, samePosition } from '../../src/position.ts';
import { actorOf, type Referee } from '../../src/referee.ts';
import { isOver } from '../../src/result.ts';
import { count, SQUARES } from '../../src/squares.ts';
import { BUILD, KINDS, kindOf, type Step, stepB, stepE } from '../../src/steps.ts';
import { SYMMETRIES, turnPosition } from '../../src/symmetry.ts';
import { TurnWalker } from '../../src/turns/walker.ts';
import { viewOf } from '../../src/views.ts';

/** Invariants of every step of any game; a violation throws an error with the position. */
export class Violation extends Error {}

export function demand(met: boolean, match: Match, p: Position, message: string): void {
  if (!met) throw new Violation(`${message}\n  ${positionText({ match, position: p })}`);
}

/** The text of a position is complete: reading it back gives the same ints and the same hash. */
export function checkText(match: Match, p: Position): void {
  const text = positionText({ match, position: p });
  const read = parsePosition(text);
  demand(read.ok, match, p, `its text is refused: ${read.ok ? '' : JSON.stringify(read.error)}`);
  if (!read.ok) return;
  const same = samePosition(read.value.position, p);
  demand(same, match, p, `its text gives another position: ${differences(p, read.value.position)}`);
  demand(hashOf(read.value.position) === hashOf(p), match, p, 'the hash from scratch differs');
}

const differences = (a: Position, b: Position): string =>
  Array.from({ length: SIZE }, (_, i) => (a[i] === b[i] ? '' : `${i}: ${a[i]}/${b[i]}`))
    .filter(Boolean)
    .join(', ');

export function checkBoard(match: Match, p: Position): void {
  const fault = checkPosition(match, p);
  demand(fault === undefined, match, p, `impossible: ${JSON.stringify(fault)}`);
}

/** Heights change by what was built or removed, workers only by entering or being removed. */
export function checkChange(match: Match, before: Position, step: Step, after: Position, cut: boolean): void {
  const changes: { square: number; rise: number; dome: number }[] = [];
  for (let square = 0; square < SQUARES; square++) {
    const rise = at.heightAt(after, square) - at.heightAt(before, square);
    const dome = ((after[at.DOMES] >> square) & 1) - ((before[at.DOMES] >> square) & 1);
    if (rise !== 0 || dome !== 0) changes.push({ square, rise, dome });
  }
  const kind = KINDS[kindOf(step)] ?? '';
  const removed = workers(before) - workers(after);
  const entered = kind === 'summon' ? 1 : 0;
  const stone = changes.filter(({ rise, dome }) => rise === 1 && dome === 0);
  const say = `${kind} changed ${JSON.stringify(changes)}, workers ${-removed}`;
  // The last placed worker can leave a player without a first turn: of three players that one is eliminated at once (Z22).
  const left = after[at.OUT] !== before[at.OUT];
  if (kind === 'place') demand(removed === -1 || left, match, after, say);
  else if (kind === 'summon' && !cut) demand(removed >= -1, match, after, say);
  else demand(removed >= 0, match, after, say);
  if (kind === 'remove' || kind === 'lower')
    demand(cut || (changes.length === 1 && changes[0]?.rise === -1), match, after, say);
  else if (kindOf(step) === BUILD && !cut) {
    const own = changes.find(({ square }) => square === stepB(step));
    demand(own?.rise === 1 - stepE(step) && own?.dome === stepE(step), match, after, say);
    demand(stone.length + stepE(step) === changes.length, match, after, say);
  } else demand(stone.length === changes.length && (changes.length === 0 || removed + entered > 0), match, after, say);
}

const workers = (p: Position): number => count(at.workersOn(p));

/** The actor's view determines the legal steps, and each step has a unique text. */
export function checkLegal(referee: Referee, p: Position, legal: readonly Step[]): void {
  const { match } = referee;
  if (isOver(p)) return demand(legal.length === 0, match, p, 'steps after the end');
  demand(legal.length > 0, match, p, 'no legal step');
  demand(new Set(legal).size === legal.length, match, p, 'a step is offered twice');
  const actor = actorOf(match, p);
  // Without secrets a view is the position itself.
  if (actor !== undefined && match.secrets) {
    const seen = referee.legalSteps(viewOf(match, p, actor));
    demand(seen.join() === legal.join(), match, p, 'the view of the actor gives other steps');
  }
  const texts = legal.map((step) => stepText(match, p, step));
  demand(new Set(texts).size === texts.length, match, p, `two steps have one text: ${texts.join(' ')}`);
  for (const [i, text] of texts.entries())
    demand(parseStep(match, p, text) === legal[i], match, p, `${text} means another step`);
  const [first] = legal;
  if (first !== undefined)
    demand(findSteps(match, p, legal, texts[0] ?? '')[0] === first, match, p, 'a text leads to another step');
}

/** Every offered step can be completed: after it the game is over, another player acts, or there is a next step. */
export function checkCompletable(referee: Referee, p: Position, legal: readonly Step[]): void {
  for (const step of legal) {
    const { position } = referee.play(p, step);
    if (isOver(position)) continue;
    demand(
      referee.legalSteps(position).length > 0,
      referee.match,
      p,
      `nothing follows ${stepText(referee.match, p, step)}`,
    );
  }
}

/**
 * The generator of whole turns and the walk step by step agree, at the start of a turn or in the middle of it, and both begin with legal
 * steps; undefined if there are too many to look.
 */
export function checkTurns(referee: Referee, p: Position, most: number): number | undefined {
  const fast = new Set<string>();
  const firsts = new Set<Step>();
  const ways: Way[] = [];
  let many = false;
  let visits = 0;
  new TurnWalker(referee).walk(p, (result, path) => {
    visits++;
    if (isPowerOfTwo(visits)) ways.push({ steps: path.toArray(), result: result.join() });
    fast.add(result.join());
    if (path.length > 0) firsts.add(path.items[0] as Step);
    many = fast.size > most;
    return !many;
  });
  const legal = referee.legalSteps(p);
  const strange = [...firsts].filter((step) => !legal.includes(step)).map((step) => stepText(referee.match, p, step));
  demand(strange.length === 0, referee.match, p, `turns begin with steps that are not legal: ${strange.join(' ')}`);
  demand(visits === fast.size, referee.match, p, `${visits} turns walked, but ${fast.size} of them distinct`);
  for (const way of ways) checkWay(referee, p, way);
  checkStop(referee, p, (visits + 1) >> 1);
  if (many) return undefined;
  const slow = new Set<string>();
  if (!walkSteps(referee, p, slow, new Set(), most * 20)) return undefined;
  const only = [...fast].find((result) => !slow.has(result)) ?? [...slow].find((result) => !fast.has(result));
  const text =
    only === undefined
      ? ''
      : positionText({ match: referee.match, position: Int32Array.from(only.split(',').map(Number)) });
  demand(only === undefined, referee.match, p, `turns (${fast.size}) and steps (${slow.size}) differ in ${text}`);
  return fast.size;
}

/** A complete turn as reported by the walker. */
interface Way {
  readonly steps: readonly Step[];
  readonly result: string;
}

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;

/** The steps reported by the walker are legal one after another and lead to its result. */
function checkWay(referee: Referee, p: Position, way: Way): void {
  let position = p;
  for (const step of way.steps) {
    demand(referee.legalSteps(position).includes(step), referee.match, position, 'a step of a walk is not legal');
    position = referee.carry(position, step).position;
  }
  demand(position.join() === way.result, referee.match, p, 'the steps of a walk lead elsewhere');
}

/** The walker stops when the visitor returns false. */
function checkStop(referee: Referee, p: Position, stop: number): void {
  let visits = 0;
  new TurnWalker(referee).walk(p, () => ++visits < stop);
  demand(visits === stop, referee.match, p, `a walk went on to ${visits} turns although it was stopped at ${stop}`);
}

function walkSteps(referee: Referee, p: Position, results: Set<string>, seen: Set<string>, most: number): boolean {
  const legal = referee.legalSteps(p);
  demand(legal.length > 0, referee.match, p, 'steps lead to where nothing follows');
  for (const step of legal) {
    const { position } = referee.carry(p, step);
    if (position[at.STAGE] !== at.TURN) results.add(position.join());
    else if (!seen.has(position.join())) {
      seen.add(position.join());
      if (seen.size > most || !walkSteps(referee, position, results, seen, most)) return false;
    }
  }
  return true;
}

/** Rotating or mirroring the board changes nothing but directions. */
export function checkSymmetry(referee: Referee, p: Position, turns: number): void {
  for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
    let n = 0;
    new TurnWalker(referee).walk(turnPosition(referee.match, p, symmetry), () => {
      n++;
    });
    demand(n === turns, referee.match, p, `${turns} turns, but ${n} under symmetry ${symmetry}`);
  }
}

/** The record of a game, written, read and replayed, ends in the same position. */
export function checkRecord(game: Game): void {
  const text = recordText(recordOf(game));
  const [read] = parseRecords(text);
  const again = read?.ok ? replay(read.value) : read;
  if (!again?.ok) throw new Violation(`its record is refused: ${JSON.stringify(again?.error)}\n${text}`);
  if (samePosition(again.value.position, game.position)) return;
  throw new Violation(`its record ends elsewhere: ${positionText(again.value)}\n${positionText(game)}\n${text}`);
}
