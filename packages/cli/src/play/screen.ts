import { describeDraftStep, describePrompt, promptOf } from '@oia/narration';
import { type Draft, type Game, type Position, seatLetter, type Viewer } from '@oia/rules';
import { type Change, draftStepBetween, SharedDevice, type Table } from '@oia/table';
import { momentLines, outcomeLine, WORDS } from '../words.ts';
import { boardLines } from './board.ts';
import { cardLines } from './cards.ts';
import { seatName } from './setup.ts';
import type { Terminal } from './terminal.ts';

/** The terminal as a device of a table: what it shows, and how many moments each viewer has read. */
export class Screen {
  readonly table: Table;
  readonly device: SharedDevice;
  readonly terminal: Terminal;
  /** The file this game was saved to. */
  saved: string | undefined;
  #isShown = false;
  readonly #described = new Map<Viewer, number>();

  constructor(table: Table, terminal: Terminal) {
    this.table = table;
    this.device = new SharedDevice(table);
    this.terminal = terminal;
    table.watch((change) => this.#onChange(change));
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

  /** The viewer whose view the screen shows. */
  get viewer(): Viewer {
    return this.table.state.device.holder;
  }

  /** The seat that has to take over the screen. */
  get next(): number | undefined {
    return this.table.state.device.next;
  }

  get isSecret(): boolean {
    return this.game.match.secrets && !this.game.outcome;
  }

  /** The position as the viewer sees it. */
  get view(): Position {
    return this.game.view(this.viewer);
  }

  get prompt(): string {
    const { actor } = this.game;
    return actor === undefined ? '> ' : `${seatLetter(actor)}> `;
  }

  #onChange({ before, after }: Change): void {
    const step = before.draft && after.draft && draftStepBetween(before.draft, after.draft);
    if (step)
      this.terminal.say(`  ${this.nameOf(before.draft?.actor ?? 0)}: ${describeDraftStep(WORDS, step, this.nameOf)}`);
    if (!after.game || (before.game === after.game && before.device === after.device)) return;
    this.#isShown = false;
    for (const [viewer, count] of this.#described)
      this.#described.set(viewer, Math.min(count, after.game.moments.length));
    // If a person plays, a computer's turn is printed once it is over; otherwise step by step.
    if (after.device.holder === 'spectator') this.#describe();
  }

  /** Prints the current state, unless it was just printed. */
  show(): void {
    if (!this.#isShown) this.showAgain();
  }

  showAgain(): void {
    this.#isShown = true;
    const { game, terminal, view } = this;
    this.#describe();
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
      return this.terminal.paint('bold', describePrompt(WORDS, { kind: 'waiting', player }));
    }
    const prompt = describePrompt(WORDS, promptOf(game.match, this.view, actor, game.legalSteps()));
    return this.terminal.paint('bold', `${player}: ${prompt}`);
  }

  #describe(): void {
    const { game, viewer } = this;
    // Without secrets all players see the same.
    const key = game.match.secrets ? viewer : 'spectator';
    for (const moment of game.moments.slice(this.#described.get(key) ?? 0)) {
      for (const line of momentLines(game.match, moment, viewer, this.nameOf)) this.terminal.say(line);
    }
    this.#described.set(key, game.moments.length);
  }
}
