import { GOALS, type Judgement, type Puzzle, type PuzzleGoal, type Question } from '@oia/learning/puzzles';
import { activeSeat, Game, positionText, type Step, samePosition, winnerOf } from '@oia/rules';
import { Store } from '../base/store.ts';
import type { Examiner, TurnLine } from './examiner.ts';

/** try: the player decides · judging: the turn is being looked at · unchecked: that failed · replying: the other side plays · showing: help is played. */
export type Phase = 'try' | 'judging' | 'unchecked' | 'replying' | 'showing' | 'solved' | 'missed' | 'shown';

/** Why a turn was wrong. */
export type Miss = 'lost' | 'escaped' | 'loose' | 'late' | 'unknown';

/** worker: which one begins · turn: the whole turn. */
export type HintStage = 'none' | 'worker' | 'turn';

export interface PuzzleState {
  readonly game: Game;
  readonly phase: Phase;
  /** Own turns left, the one being played included; only for a win. */
  readonly turnsLeft: number;
  readonly miss: Miss | undefined;
  readonly hint: HintStage;
  /** The steps a hint points at. */
  readonly hinted: readonly Step[];
  /** True while no turn was wrong and no help was used. */
  readonly isClean: boolean;
}

interface SessionOptions {
  readonly examiner: Examiner;
  /** Between two steps of the other side. */
  readonly wait: () => Promise<void>;
  /** Called once: was the puzzle solved at the first try and without help? */
  readonly onResult: (isSolved: boolean) => void;
}

/** A puzzle being solved on a page. */
export class PuzzleSession {
  readonly state: Store<PuzzleState>;
  readonly seat: number;
  readonly goal: PuzzleGoal;
  readonly #puzzle: Puzzle;
  readonly #options: SessionOptions;
  readonly #first: Game;
  /** Where the player's turn began, with the turns left then: a wrong one is taken back to there. */
  #begun: { readonly game: Game; readonly turnsLeft: number };
  #isReported = false;
  /** Number of the current sequence; another number means that it was interrupted. */
  #run = 0;

  constructor(puzzle: Puzzle, options: SessionOptions) {
    this.#puzzle = puzzle;
    this.#options = options;
    this.seat = activeSeat(puzzle.start);
    this.goal = GOALS[puzzle.kind];
    this.#first = Game.from({ match: puzzle.match, position: puzzle.start });
    this.#begun = { game: this.#first, turnsLeft: this.goal.turns };
    this.state = new Store<PuzzleState>({ ...FRESH, game: this.#first, turnsLeft: this.goal.turns, isClean: true });
  }

  get canPlay(): boolean {
    const { phase, game } = this.state.value;
    return phase === 'try' && game.actor === this.seat;
  }

  get canUndo(): boolean {
    return this.canPlay && this.state.value.game.moments.length > this.#begun.game.moments.length;
  }

  play(step: Step): void {
    const after = this.canPlay ? this.state.value.game.play(step) : undefined;
    if (!after?.ok) return;
    this.#change({ game: after.value });
    // Never rejects: a turn that cannot be checked is shown as such.
    if (after.value.actor !== this.seat) void this.#finishTurn(after.value);
  }

  undo(): void {
    const before = this.canUndo ? this.state.value.game.undo() : undefined;
    if (before?.ok) this.#change({ game: before.value });
  }

  /** Back to where the last turn began. */
  again(): void {
    this.#run++;
    this.#change({ ...FRESH, ...this.#begun });
  }

  /** Has a turn looked at again that could not be checked. */
  async checkAgain(): Promise<void> {
    if (this.state.value.phase === 'unchecked') await this.#finishTurn(this.state.value.game);
  }

  stop(): void {
    this.#run++;
  }

  /** A hint counts as a failed try; the second one shows the whole turn. */
  async hint(): Promise<void> {
    const { hint } = this.state.value;
    this.#report(false);
    const run = this.#run;
    const steps = await this.#rightTurn();
    // The player has played on while the worker searched: the hint is for a turn that is over.
    if (run !== this.#run) return;
    if (steps.length === 0) return this.showSolution();
    this.#change({ game: this.#begun.game, hint: hint === 'none' ? 'worker' : 'turn', hinted: steps });
  }

  /** Plays the solution from the beginning. */
  async showSolution(): Promise<void> {
    this.#report(false);
    const run = ++this.#run;
    this.#change({ ...FRESH, game: this.#first, phase: 'showing' });
    const line = await this.#solution();
    if (run !== this.#run) return;
    await this.#playLine(run, line);
    if (run === this.#run) this.#change({ phase: 'shown' });
  }

  async #solution(): Promise<TurnLine> {
    if (this.goal.aim === 'hold' || this.goal.turns === 1) return [this.#puzzle.steps];
    const line = await this.#options.examiner.winningLine(this.#question(this.#first, this.goal.turns));
    return line.length > 0 ? line : [this.#puzzle.steps];
  }

  /** Empty: it takes too long to find. */
  async #rightTurn(): Promise<readonly Step[]> {
    if (this.#begun.game === this.#first) return this.#puzzle.steps;
    const [turn = []] = await this.#options.examiner.winningLine(
      this.#question(this.#begun.game, this.#begun.turnsLeft),
    );
    return turn;
  }

  #question({ match, position }: Game, turns: number): Question {
    return { position: positionText({ match, position }), side: match.sideOf(this.seat), aim: this.goal.aim, turns };
  }

  /** The other side is to play, or the game is over. */
  async #finishTurn(game: Game): Promise<void> {
    const run = ++this.#run;
    if (game.outcome) return this.#end(game);
    if (this.goal.aim === 'hold' && samePosition(game.position, this.#puzzle.solved)) return this.#solved();
    const turnsLeft = this.#turnsAfter(game);
    this.#change({ phase: 'judging', hint: 'none', hinted: [] });
    // The page says that the turn was not checked: it is neither right nor wrong.
    const judgement = await this.#options.examiner.judge(this.#question(game, turnsLeft)).catch(() => undefined);
    if (run !== this.#run) return;
    if (!judgement) this.#change({ phase: 'unchecked' });
    else if (judgement.verdict === 'kept') await this.#goOn(run, judgement, turnsLeft);
    else await this.#refute(run, judgement, turnsLeft);
  }

  /** An answer in the turn of the other side is no turn, and one that is only interrupted is not over. */
  #turnsAfter(game: Game): number {
    const { game: begun, turnsLeft } = this.#begun;
    if (this.goal.aim === 'hold') return turnsLeft;
    const wasOwn = activeSeat(begun.position) === this.seat;
    return wasOwn && activeSeat(game.position) !== this.seat ? turnsLeft - 1 : turnsLeft;
  }

  async #goOn(run: number, { line }: Judgement, turnsLeft: number): Promise<void> {
    if (this.goal.aim === 'hold') return this.#solved();
    this.#change({ phase: 'replying', turnsLeft });
    await this.#playLine(run, line);
    if (run !== this.#run) return;
    const { game } = this.state.value;
    if (game.outcome) return this.#end(game);
    this.#begun = { game, turnsLeft };
    this.#change({ phase: 'try' });
  }

  async #refute(run: number, judgement: Judgement, turnsLeft: number): Promise<void> {
    this.#report(false);
    this.#change({ phase: 'replying' });
    await this.#playLine(run, judgement.line);
    if (run !== this.#run) return;
    this.#change({ phase: 'missed', miss: this.#missOf(judgement, turnsLeft) });
  }

  #missOf({ verdict, isLoose }: Judgement, turnsLeft: number): Miss {
    if (this.state.value.game.outcome) return 'lost';
    if (verdict === 'unknown') return 'unknown';
    if (this.goal.aim === 'win' && turnsLeft === 0) return 'late';
    return isLoose ? 'loose' : 'escaped';
  }

  #end(game: Game): void {
    if (winnerOf(game.position) === game.match.sideOf(this.seat)) return this.#solved();
    this.#report(false);
    this.#change({ phase: 'missed', miss: 'lost' });
  }

  #solved(): void {
    this.#report(true);
    this.#change({ phase: 'solved', hint: 'none', hinted: [] });
  }

  async #playLine(run: number, line: TurnLine): Promise<void> {
    for (const step of line.flat()) {
      await this.#options.wait();
      if (run !== this.#run) return;
      const after = this.state.value.game.play(step);
      if (!after.ok) return;
      this.#change({ game: after.value });
    }
  }

  #report(isSolved: boolean): void {
    if (!isSolved) this.#change({ isClean: false });
    if (this.#isReported) return;
    this.#isReported = true;
    this.#options.onResult(isSolved);
  }

  #change(change: Partial<PuzzleState>): void {
    this.state.update((now) => ({ ...now, ...change }));
  }
}

const FRESH = { phase: 'try', miss: undefined, hint: 'none', hinted: [] } as const;
