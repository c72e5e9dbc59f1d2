import { actorOf, isOver, type Position, parsePosition, questionIn, Referee, type Step, winnerOf } from '@oia/rules';
import { Solver, type Turn } from './solver.ts';

/** The position after a turn, and the goal: is it still within reach, or kept? */
export interface Question {
  /** In notation; the other side decides now. */
  readonly position: string;
  readonly side: number;
  readonly aim: 'win' | 'hold';
  /** Own turns left to win with, or turns of the other side left to survive. */
  readonly turns: number;
}

export interface Judgement {
  readonly verdict: 'kept' | 'missed' | 'unknown';
  /** The opponent's reply: the longest defence if the goal is kept, otherwise the refutation, turn by turn. */
  readonly line: readonly (readonly Step[])[];
  /** Nearly every reply shows it: the line is only an example. */
  readonly isLoose?: boolean;
}

/** Far more than the proof of any shipped puzzle needs. */
const MAX_NODES = 4_000_000;
/** A line is only an example if more than this share of the replies prevents a win at once. */
const LOOSE = 0.6;
const UNKNOWN: Judgement = { verdict: 'unknown', line: [] };

/** Called between the parts of long work. */
type Beat = () => void;

/** Judges a turn and finds the reply to it; `unknown` if that takes too long. */
export function judge({ position, side, aim, turns }: Question, beat: Beat = () => undefined): Judgement {
  const read = parsePosition(position);
  if (!read.ok) return UNKNOWN;
  const { match, position: p } = read.value;
  const solver = new Solver(match, MAX_NODES);
  const replies = new Replies(solver, new Referee(match), beat);
  const attacker = aim === 'win' ? side : 1 - side;
  const verdict = solver.wins(p, attacker, turns);
  if (verdict === 'unknown') return UNKNOWN;
  beat();
  if (aim === 'win')
    return verdict === 'yes'
      ? { verdict: 'kept', line: one(replies.longestDefence(p, attacker, turns)) }
      : { verdict: 'missed', ...replies.refutation(p, attacker, turns) };
  if (verdict === 'no') return { verdict: 'kept', line: [] };
  return { verdict: 'missed', line: replies.forcedWin(p, attacker, turns) };
}

/** The win of the side to play against the longest defence, turn by turn; empty if the search takes too long. */
export function winningLine(
  { position, side, turns }: Omit<Question, 'aim'>,
  beat: Beat = () => undefined,
): readonly (readonly Step[])[] {
  const read = parsePosition(position);
  if (!read.ok) return [];
  const { match, position: p } = read.value;
  return new Replies(new Solver(match, MAX_NODES), new Referee(match), beat).forcedWin(p, side, turns);
}

const one = (turn: Turn | undefined): (readonly Step[])[] => (turn ? [turn.steps] : []);

/** Finds the turns that make a proof visible. */
class Replies {
  readonly #solver: Solver;
  readonly #referee: Referee;
  readonly #beat: Beat;

  constructor(solver: Solver, referee: Referee, beat: Beat) {
    this.#solver = solver;
    this.#referee = referee;
    this.#beat = beat;
  }

  /** Of the defender's turns one after which the attacker needs most turns, and of those one that leaves the fewest ways to win at once. */
  longestDefence(p: Position, attacker: number, turns: number): Turn | undefined {
    const choices = this.#choices(p).filter(({ result }) => !isOver(result));
    const lengths = choices.map(({ result }) => this.#lengthOf(result, attacker, turns));
    const longest = choices.filter((_, i) => lengths[i] === Math.max(...lengths));
    const ways = longest.map(({ result }) => this.#waysToWin(result, attacker));
    return longest[ways.indexOf(Math.min(...ways))];
  }

  #waysToWin(p: Position, attacker: number): number {
    return this.#choices(p).filter(({ result }) => isOver(result) && winnerOf(result) === attacker).length;
  }

  /** A turn of the defender after which the attacker's goal is out of reach; one that wins at once, if there is any. */
  refutation(p: Position, attacker: number, turns: number): Pick<Judgement, 'line' | 'isLoose'> {
    const choices = this.#choices(p);
    const lost = choices.find(({ result }) => isOver(result) && winnerOf(result) !== attacker);
    if (lost || turns === 0) return { line: one(lost) };
    const saving = choices.filter(({ result }) => this.#wins(result, attacker, 1) === 'no');
    const proved = saving.find(({ result }) => turns === 1 || this.#wins(result, attacker, turns) === 'no');
    return { line: one(proved), isLoose: saving.length > choices.length * LOOSE };
  }

  /** How the attacker, who is to play, wins against the longest defence. */
  forcedWin(p: Position, attacker: number, turns: number): (readonly Step[])[] {
    const best = this.#quickestWin(p, attacker, turns);
    if (!best) return [];
    const after = this.#settled(best.result);
    if (isOver(after) || turns <= 1) return [best.steps];
    const defence = this.longestDefence(after, attacker, turns - 1);
    if (!defence) return [best.steps];
    return [best.steps, defence.steps, ...this.forcedWin(defence.result, attacker, turns - 1)];
  }

  #quickestWin(p: Position, attacker: number, turns: number): Turn | undefined {
    const choices = this.#choices(p);
    for (let most = 0; most < turns; most++) {
      const found = choices.find(({ result }) => this.#wins(result, attacker, most) === 'yes');
      if (found) return found;
    }
    return undefined;
  }

  #lengthOf(result: Position, attacker: number, turns: number): number {
    for (let length = 0; length < turns; length++) if (this.#wins(result, attacker, length) === 'yes') return length;
    return turns;
  }

  #wins(p: Position, attacker: number, turns: number): ReturnType<Solver['wins']> {
    this.#beat();
    this.#solver.rest();
    return this.#solver.wins(p, attacker, turns);
  }

  /** The options of the actor: turns, or answers in another player's turn. */
  #choices(p: Position): Turn[] {
    if (!questionIn(p))
      return this.#solver.turnsOf(p).map(({ steps, result }) => ({ steps, result: this.#settled(result) }));
    return this.#referee.legalSteps(p).map((step) => ({ steps: [step], result: this.#referee.play(p, step).position }));
  }

  /** A side that cannot take a turn has lost. */
  #settled(p: Position): Position {
    const settled = p.slice();
    if (actorOf(this.#referee.match, settled) !== undefined) this.#referee.advance(settled);
    return settled;
  }
}
