import { type DraftStep, Game, isOut, type Result, type Step, stageOf, startPosition } from '@oia/rules';
import { type KeptGame, keepGame } from '../storage/games.ts';
import { Store } from '../store.ts';
import { firstHolding, holdingAfter } from './hand-over.ts';
import { Others, type Surroundings } from './others.ts';
import { AT_REST, type Proposal, type SessionState } from './state.ts';
import { isComputer, isComputerAt, type Table } from './table.ts';

/** A game on this device: who acts, who looks, what can be taken back, and the computers that play along. */
export class Session {
  readonly id: string;
  readonly table: Table;
  readonly state: Store<SessionState>;
  readonly #around: Surroundings;
  /** Never sinks: what another player has seen and answered stays, even if the answer is taken back (Z29). */
  #floor = 0;
  readonly #others: Others;

  constructor({ id, table, game, draft }: KeptGame, around: Surroundings) {
    this.id = id;
    this.table = table;
    this.#around = around;
    const holding = game ? firstHolding(table, game) : { viewer: 'spectator' as const, next: undefined };
    this.#floor = game?.match.secrets ? game.moments.length : 0;
    this.state = new Store<SessionState>({ ...AT_REST, ...holding, game, draft });
    this.#others = new Others(
      {
        table,
        now: () => this.state.value,
        set: (change) => this.#set(change),
        put: (after) => this.#put(after),
        putDraft: (step) => this.#putDraft(step),
      },
      around,
    );
  }

  /** Computers and chance begin to play. */
  start(): void {
    void this.#others.play();
  }

  /** Nothing happens any more; what was played is kept. */
  stop(): void {
    this.#others.stop();
  }

  /** What the board shows: the game, or how it would be after the proposal. */
  get shown(): Game | undefined {
    const { proposal, game } = this.state.value;
    return proposal?.shown ?? game;
  }

  /** May the person at the screen act now? */
  get isToAct(): boolean {
    const { game, next, past, proposal } = this.state.value;
    const actor = game?.actor;
    return (
      actor !== undefined &&
      !game?.outcome &&
      !isComputerAt(this.table, actor) &&
      next === undefined &&
      past === undefined &&
      !proposal
    );
  }

  playDraft(step: DraftStep): void {
    this.#putDraft(step);
    void this.#others.play();
  }

  #putDraft(step: DraftStep): void {
    const played = this.state.value.draft?.play(step);
    if (!played?.ok) return;
    const match = played.value.isDone ? played.value.match() : undefined;
    const game = match?.ok ? new Game(match.value, startPosition(match.value)) : undefined;
    this.#set({ draft: played.value, ...(game ? { game, ...firstHolding(this.table, game) } : {}) });
    this.#keep();
  }

  /** Plays a step of the person at the screen, or proposes it where it has to be confirmed. */
  play(step: Step): void {
    const { game } = this.state.value;
    if (!game || !this.isToAct) return;
    const played = game.play(step);
    if (!played.ok) return;
    const proposal = this.#around.confirms() ? proposalOf(game, step, played.value) : undefined;
    if (proposal) this.#set({ proposal, hint: [] });
    else this.#accept(played.value);
  }

  /** Plays what was typed: a step or a whole turn, all of it or nothing unless a step has met a secret. */
  playText(text: string): Result<Game> {
    const { game } = this.state.value;
    const before = game as Game;
    let now = before;
    for (const word of text.trim().split(/\s+/).filter(Boolean)) {
      const isOver = now !== before && (now.actor !== before.actor || now.outcome !== undefined);
      if (isOver && word === '.') continue;
      const played: Result<Game> = isOver ? { ok: false, error: { code: 'trailing', at: word } } : now.playText(word);
      if (!played.ok) {
        if (now !== before && now.undoFloor > before.moments.length) this.#accept(now);
        return played;
      }
      now = played.value;
    }
    if (now !== before) this.#accept(now);
    return { ok: true, value: now };
  }

  confirm(): void {
    const { proposal, game } = this.state.value;
    const played = proposal && game ? game.play(proposal.step) : undefined;
    if (played?.ok) this.#accept(played.value);
  }

  get canUndo(): boolean {
    const { proposal, game } = this.state.value;
    return (
      proposal !== undefined ||
      (game !== undefined && game.moments.length > this.#lowest(game) && this.#isOwnLast(game))
    );
  }

  /** Takes the last step back. */
  undo(): void {
    const { proposal, game } = this.state.value;
    if (proposal) return this.#set({ proposal: undefined });
    const undone = this.canUndo ? game?.undo() : undefined;
    if (undone?.ok) this.#return(undone.value);
  }

  /** To the beginning of the turn, or as far as it can be taken back. */
  restartTurn(): void {
    const { game } = this.state.value;
    const actor = game?.moments.at(-1)?.actor;
    this.#set({ proposal: undefined });
    while (this.canUndo && this.state.value.game?.moments.at(-1)?.actor === actor) {
      const undone = this.state.value.game?.undo();
      if (!undone?.ok) return;
      this.#return(undone.value);
    }
  }

  /** Against computers alone, at an open table, a whole turn and the answers to it can be taken back. */
  get canTakeBack(): boolean {
    return this.#takenBack() !== undefined;
  }

  takeBack(): void {
    const earlier = this.#takenBack();
    if (earlier) this.#return(earlier);
  }

  #takenBack(): Game | undefined {
    const { game } = this.state.value;
    const persons = this.table.seats.flatMap((seat, i) => (isComputer(seat) ? [] : [i]));
    const [person] = persons;
    if (!game || persons.length !== 1 || person === undefined || game.match.secrets) return undefined;
    const last = game.moments.findLastIndex(({ actor }) => actor === person);
    if (last < 0) return undefined;
    let first = last;
    while (first > 0 && game.moments[first - 1]?.actor === person) first--;
    return new Game(game.match, game.first, game.moments.slice(0, first), game.referee);
  }

  /** The one who has to act takes the device. */
  takeDevice(): void {
    const { next, game } = this.state.value;
    if (next === undefined || !game) return;
    this.#floor = game.moments.length;
    this.#set({ viewer: next, next: undefined, past: undefined });
    void this.#others.play();
  }

  lookAt(past: number | undefined): void {
    const { game } = this.state.value;
    const isNow = past === undefined || past >= (game?.moments.length ?? 0);
    this.#set({ past: isNow ? undefined : Math.max(0, past) });
  }

  resign(seat: number): void {
    const played = this.state.value.game?.playText(`resign:${'ABCD'[seat]}`);
    if (played?.ok) this.#accept(played.value);
  }

  offerDraw(by: number): void {
    const { game } = this.state.value;
    if (!game) return;
    const others = this.table.seats.flatMap((seat, i) =>
      game.match.sideOf(i) === game.match.sideOf(by) || isOut(game.position, i) ? [] : [{ seat, i }],
    );
    const declines = others.some(({ seat, i }) => isComputer(seat) && this.#others.prefersToPlay(i));
    if (declines) return this.#set({ isDeclined: true });
    const asked = others.filter(({ seat }) => !isComputer(seat)).map(({ i }) => i);
    if (asked.length === 0) this.#agree();
    else this.#set({ drawOffer: { by, asked } });
  }

  answerDraw(accepts: boolean): void {
    const { drawOffer } = this.state.value;
    const asked = drawOffer?.asked.slice(1) ?? [];
    if (!drawOffer) return;
    if (!accepts) this.#set({ drawOffer: undefined, isDeclined: true });
    else if (asked.length > 0) this.#set({ drawOffer: { ...drawOffer, asked } });
    else this.#agree();
  }

  dismiss(): void {
    this.#set({ isDeclined: false, hint: [] });
  }

  #agree(): void {
    const played = this.state.value.game?.playText('draw-agreed');
    if (played?.ok) this.#accept(played.value);
  }

  pause(isPaused: boolean): void {
    if (isPaused) this.stop();
    this.#set({ isPaused });
    if (!isPaused) void this.#others.play();
  }

  /** Asks the computer what it would play for the person at the screen. */
  async hint(): Promise<void> {
    const { game } = this.state.value;
    const actor = game?.actor;
    if (!game || actor === undefined || !this.isToAct) return;
    const thought = await this.#others.think(game, actor, 'hard');
    if (thought && this.state.value.game === game) this.#set({ hint: thought.steps });
  }

  /** The computer starts anew where it could not answer. */
  retry(): void {
    this.#set({ isEngineLost: false });
    void this.#others.play();
  }

  #lowest(game: Game): number {
    return Math.max(this.#floor, game.undoFloor);
  }

  /** A computer's steps are not taken back one by one. */
  #isOwnLast({ moments }: Game): boolean {
    const actor = moments.at(-1)?.actor;
    return actor !== undefined && !isComputerAt(this.table, actor);
  }

  /** A step of a person: it is kept, and others go on from there. */
  #accept(game: Game): void {
    // What was thought about, a hint for instance, is no longer the question.
    if (this.state.value.thinking !== undefined) this.#others.stop();
    this.#put(game);
    void this.#others.play();
  }

  #put(game: Game): void {
    const { viewer, next } = this.state.value;
    this.#floor = Math.max(this.#floor, game.undoFloor);
    const holding = holdingAfter(this.table, game, { viewer, next });
    this.#set({
      game,
      ...holding,
      proposal: undefined,
      past: undefined,
      hint: [],
      drawOffer: undefined,
      isDeclined: false,
    });
    this.#keep();
  }

  /** Back to an earlier state of the game. */
  #return(game: Game): void {
    this.#others.stop();
    const { viewer, next } = this.state.value;
    this.#set({
      game,
      ...holdingAfter(this.table, game, { viewer, next }),
      proposal: undefined,
      past: undefined,
      hint: [],
    });
    this.#keep();
    void this.#others.play();
  }

  #keep(): void {
    const { game, draft } = this.state.value;
    const played = new Date().toISOString();
    this.#set({ kept: keepGame({ id: this.id, played, table: this.table, game, draft }) });
  }

  #set(change: Partial<SessionState>): void {
    this.state.update((now) => ({ ...now, ...change }));
  }
}

/** Where a turn ends it waits for a word; a step that tests a secret cannot even be shown before. */
function proposalOf(game: Game, step: Step, after: Game): Proposal | undefined {
  if (after.undoFloor > game.moments.length) return { step, shown: undefined };
  const isTurnOver = after.actor !== game.actor || after.outcome !== undefined || stageOf(after.position) === 'start';
  return isTurnOver ? { step, shown: after } : undefined;
}
