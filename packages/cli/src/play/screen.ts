import { type Draft, type Game, type Position, seatLetter, type Viewer } from '@oia/rules';
import { type Change, draftStepBetween, SharedDevice, type Table } from '@oia/table';
import { promptOf, sayDraftStep } from '@oia/telling';
import { sayPrompt } from '@oia/texts';
import { WORDS } from '../words.ts';
import { boardLines } from './board.ts';
import { cardLines } from './cards.ts';
import { seatName } from './setup.ts';
import { momentLines, outcomeLine } from './telling.ts';
import type { Terminal } from './terminal.ts';

/** The terminal at a table: what those in front of it are shown, and what each of them has been told. */
export class Screen {
  readonly table: Table;
  readonly device: SharedDevice;
  readonly terminal: Terminal;
  /** The file this game was saved to. */
  saved: string | undefined;
  #isShown = false;
  readonly #told = new Map<Viewer, number>();

  constructor(table: Table, terminal: Terminal) {
    this.table = table;
    this.device = new SharedDevice(table);
    this.terminal = terminal;
    table.watch((change) => this.#hear(change));
  }

  readonly nameOf = (seat: number): string => seatName(this.table.state.setup, seat);

  get draft(): Draft | undefined {
    return this.table.state.draft;
  }

  get game(): Game {
    const { game } = this.table.state;
    if (!game) throw new Error('the draft is not over');
    return game;
  }

  /** Who looks at the screen. */
  get viewer(): Viewer {
    return this.table.state.device.holder;
  }

  /** Who has to come to the screen next. */
  get next(): number | undefined {
    return this.table.state.device.next;
  }

  get isSecret(): boolean {
    return this.game.match.secrets && !this.game.outcome;
  }

  /** What the one at the screen may know. */
  get view(): Position {
    return this.game.view(this.viewer);
  }

  get mark(): string {
    const { actor } = this.game;
    return actor === undefined ? '> ' : `${seatLetter(actor)}> `;
  }

  #hear({ before, after }: Change): void {
    const step = before.draft && after.draft && draftStepBetween(before.draft, after.draft);
    if (step)
      this.terminal.say(`  ${this.nameOf(before.draft?.actor ?? 0)}: ${sayDraftStep(WORDS, step, this.nameOf)}`);
    if (!after.game || (before.game === after.game && before.device === after.device)) return;
    this.#isShown = false;
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, after.game.moments.length));
    // With a person at the screen a computer's turn is shown once it is over; alone it is told step by step.
    if (after.device.holder === 'spectator') this.#tell();
  }

  /** Shows how things stand, unless that can be seen already. */
  show(): void {
    if (!this.#isShown) this.showAgain();
  }

  showAgain(): void {
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
    const player = this.nameOf(actor);
    if (this.device.actor === undefined) {
      return this.terminal.paint('bold', sayPrompt(WORDS, { kind: 'waiting', player }));
    }
    const prompt = sayPrompt(WORDS, promptOf(game.match, this.view, actor, game.legalSteps()));
    return this.terminal.paint('bold', `${player}: ${prompt}`);
  }

  #tell(): void {
    const { game, viewer } = this;
    // At an open table everybody sees the same.
    const key = game.match.secrets ? viewer : 'spectator';
    for (const moment of game.moments.slice(this.#told.get(key) ?? 0)) {
      for (const line of momentLines(game.match, moment, viewer, this.nameOf)) this.terminal.say(line);
    }
    this.#told.set(key, game.moments.length);
  }
}
