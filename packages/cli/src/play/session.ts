import {
  type Draft,
  type Game,
  type Position,
  pickOne,
  type Step,
  samePosition,
  shownStep,
  type Viewer,
} from '@oia/rules';
import { promptOf, whyItStands } from '@oia/telling';
import { sayPrompt } from '@oia/texts';
import { seatLetter } from '../options.ts';
import { WORDS } from '../words.ts';
import { boardLines } from './board.ts';
import { cardLines } from './cards.ts';
import type { Drafted } from './draft.ts';
import type { Table } from './table.ts';
import { momentLines, outcomeLine } from './telling.ts';
import type { Terminal } from './terminal.ts';

/** A game at one screen. It knows who sits in front of it, what that player has been told, and what stands for good. */
export class Session {
  readonly table: Table;
  readonly terminal: Terminal;
  game: Game;
  readonly draft: Draft | undefined;
  viewer: Viewer | undefined;
  /** The file this game was saved to. */
  saved: string | undefined;
  #isShown = false;
  /** Never sinks: what another player has seen and answered stays, even if the answer is taken back (Z29). */
  #floor: number;
  readonly #told = new Map<Viewer, number>();

  constructor(table: Table, terminal: Terminal, { game, draft }: Drafted) {
    this.table = table;
    this.terminal = terminal;
    this.game = game;
    this.draft = draft;
    this.#floor = game.undoFloor;
  }

  readonly nameOf = (seat: number): string => this.table.nameOf(seat);

  get isSecret(): boolean {
    return this.game.match.secrets && !this.game.outcome;
  }

  /** What the one at the screen may know. */
  get view(): Position {
    return this.game.view(this.viewer ?? 'spectator');
  }

  get mark(): string {
    const { actor } = this.game;
    return actor === undefined ? '> ' : `${seatLetter(actor)}> `;
  }

  /** Has the screen to be cleared for somebody else: because of what it shows, or of what is going to be chosen? */
  get isHandOver(): boolean {
    const { viewer, game } = this;
    const { actor, match } = game;
    if (!this.isSecret || actor === undefined || viewer === undefined || viewer === actor) return false;
    const isSecretStep = (step: Step): boolean => shownStep(match, actor, step, viewer) !== step;
    return !samePosition(game.view(actor), this.view) || game.legalSteps().some(isSecretStep);
  }

  seat(viewer: Viewer): void {
    this.viewer = viewer;
    this.#isShown = false;
  }

  /** Somebody else comes to the screen: what was played before stands from now on. */
  handOver(next: number): void {
    this.#floor = this.game.moments.length;
    this.seat(next);
  }

  set(game: Game): void {
    this.game = game;
    this.#floor = Math.max(this.#floor, game.undoFloor);
    this.#isShown = false;
  }

  canReturnTo(earlier: Game, later: Game): boolean {
    return Math.max(this.#floor, later.undoFloor) <= earlier.moments.length;
  }

  /** Takes the last step back, or says why it stands. */
  undo(): string | undefined {
    const { game } = this;
    const undone = game.moments.length > this.#floor ? game.undo() : undefined;
    if (!undone?.ok) return WORDS.standing[whyItStands(game)];
    this.game = undone.value;
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, this.game.moments.length));
    this.#isShown = false;
    return undefined;
  }

  /** Chance and the computer play until a person has to decide. */
  playOthers(): void {
    for (;;) {
      const { actor, outcome } = this.game;
      if (outcome || (actor !== undefined && !this.table.computers.has(actor))) return;
      const played = this.game.play(pickOne(this.table.random, this.game.legalSteps()));
      if (!played.ok) return;
      this.set(played.value);
      // With a person at the screen a computer's turn is shown once it is over; alone it is told step by step.
      if (this.viewer === undefined || this.viewer === 'spectator') this.#tell();
    }
  }

  show(): void {
    if (this.#isShown) return;
    this.#isShown = true;
    const { game, terminal, view } = this;
    this.#tell();
    terminal.say('');
    for (const line of boardLines(game.match, view, terminal.paint)) terminal.say(line);
    for (const line of cardLines(game.match, view, this.nameOf)) terminal.say(line);
    terminal.say('');
    terminal.say(this.#situation());
  }

  #situation(): string {
    const { game } = this;
    if (game.outcome) return outcomeLine(game, this.nameOf);
    const actor = game.actor ?? 0;
    const prompt = this.isHandOver
      ? sayPrompt(WORDS, { kind: 'waiting', player: this.nameOf(actor) })
      : sayPrompt(WORDS, promptOf(game.match, this.view, actor, game.legalSteps()));
    return this.terminal.paint('bold', this.isHandOver ? prompt : `${this.nameOf(actor)}: ${prompt}`);
  }

  #tell(): void {
    const { game } = this;
    const viewer = this.viewer ?? 'spectator';
    // At an open table everybody sees the same.
    const key = game.match.secrets ? viewer : 'spectator';
    for (const moment of game.moments.slice(this.#told.get(key) ?? 0)) {
      for (const line of momentLines(game.match, moment, viewer, this.nameOf)) this.terminal.say(line);
    }
    this.#told.set(key, game.moments.length);
  }
}
