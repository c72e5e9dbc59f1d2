import { ahead, directionOf, NONE, type Square } from './squares.ts';

/**
 * A step is one atomic decision, packed into an int for speed:
 *
 *   bits  0-4   kind
 *   bits  5-9   a: the worker that acts, or where something comes from
 *   bits 10-14  b: the target
 *   bits 15-29  c, d, e: more squares or a small number
 *
 * Unused places hold NONE (a, b, c, d) or 0 (e), so equal steps are equal ints.
 */
export type Step = number;

export const KINDS = [
  'place', // b: a worker is set up
  'move', // a to b
  'build', // a builds on b; e = 1: a dome
  'ferry', // a moves the worker on b to the other side
  'remove', // the top block of b is removed
  'lower', // a pulls a block from under the worker on b
  'kill', // the worker on b leaves the game
  'drag', // the worker on a is dragged to b
  'send', // the worker on a is sent to b
  'trade', // a goes to b, c goes to d; e = 1: their workers cross over
  'token', // a token is put on b
  'orient', // b: direction
  'mark', // the worker on b is marked
  'summon', // a worker from the card enters on b
  'fate', // b: lower left square of four
  'abyss', // b
  'ram', // b
  'draw', // b: number of the power that was drawn
  'end', // the turn is over, or an offer is declined
  'pass', // an answer out of turn is declined
  'hidden', // a step the viewer does not see
  'resign', // b: seat
  'timeout', // b: seat
  'agree', // the game is drawn by agreement
  'abandon', // the game is abandoned
  'useRam', // the Ram's card is the active player's for this turn
  'useHero', // the hero is
] as const;
export type StepKind = (typeof KINDS)[number];

const codeOf = (kind: StepKind): number => KINDS.indexOf(kind);
export const PLACE = codeOf('place');
export const MOVE = codeOf('move');
export const BUILD = codeOf('build');
export const FERRY = codeOf('ferry');
export const REMOVE = codeOf('remove');
export const LOWER = codeOf('lower');
export const KILL = codeOf('kill');
export const DRAG = codeOf('drag');
export const SEND = codeOf('send');
export const TRADE = codeOf('trade');
export const TOKEN = codeOf('token');
export const ORIENT = codeOf('orient');
export const MARK = codeOf('mark');
export const SUMMON = codeOf('summon');
export const FATE = codeOf('fate');
export const ABYSS = codeOf('abyss');
export const PUT_RAM = codeOf('ram');
export const DRAW_CARD = codeOf('draw');
export const END = codeOf('end');
export const PASS = codeOf('pass');
export const HIDDEN = codeOf('hidden');
export const RESIGN = codeOf('resign');
export const TIMEOUT = codeOf('timeout');
export const AGREE = codeOf('agree');
export const ABANDON = codeOf('abandon');
export const USE_RAM = codeOf('useRam');
export const USE_HERO = codeOf('useHero');

export const pack = (kind: number, a: number, b: number, c = NONE, d = NONE, e = 0): Step =>
  kind | (a << 5) | (b << 10) | (c << 15) | (d << 20) | (e << 25);

export const kindOf = (step: Step): number => step & 31;
export const stepA = (step: Step): Square => (step >> 5) & 31;
export const stepB = (step: Step): Square => (step >> 10) & 31;
export const stepC = (step: Step): Square => (step >> 15) & 31;
export const stepD = (step: Step): Square => (step >> 20) & 31;
export const stepE = (step: Step): number => (step >> 25) & 31;

export const moveStep = (from: Square, to: Square): Step => pack(MOVE, from, to);
export const buildStep = (by: Square, at: Square, dome: boolean): Step => pack(BUILD, by, at, NONE, NONE, dome ? 1 : 0);
export const actStep = (kind: number, at: Square, by: Square = NONE): Step => pack(kind, by, at);
/** The target of a ferried worker: the other side of the worker that ferries it. */
export const ferriedTo = (step: Step): Square => ahead(stepA(step), directionOf(stepB(step), stepA(step)));

export const END_STEP: Step = pack(END, NONE, NONE);
export const PASS_STEP: Step = pack(PASS, NONE, NONE);
export const USE_RAM_STEP: Step = pack(USE_RAM, NONE, NONE);
export const USE_HERO_STEP: Step = pack(USE_HERO, NONE, NONE);

// Outcome steps (Z28).
export const resignStep = (seat: number): Step => actStep(RESIGN, seat);
export const timeoutStep = (seat: number): Step => actStep(TIMEOUT, seat);
export const AGREE_STEP: Step = pack(AGREE, NONE, NONE);
export const ABANDON_STEP: Step = pack(ABANDON, NONE, NONE);

/** A growing, reusable list of packed steps, so that searches allocate nothing. */
export class StepList {
  items = new Int32Array(256);
  length = 0;

  push(step: Step): void {
    if (this.length === this.items.length) {
      const larger = new Int32Array(this.items.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = step;
  }

  toArray(from = 0): Step[] {
    return Array.from(this.items.subarray(from, this.length));
  }
}
