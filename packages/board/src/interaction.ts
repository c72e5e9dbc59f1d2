import type { Choice, SquareState } from './choices.ts';
import type { BoardEvents } from './options.ts';
import type { Square } from './scene.ts';
import { drop, isSource, type Outcome, sameChoices, statesOf, touch } from './selection.ts';

/** What the interaction needs of the board around it. */
export interface InteractionHost {
  onChange(): void;
  openMenu(square: Square, choices: readonly Choice[]): void;
  closeMenu(): void;
}

/** Turns clicks, keys and drags into a choice. Independent of the DOM. */
export class Interaction {
  events: BoardEvents;
  readonly #host: InteractionHost;
  #choices: readonly Choice[] = [];
  #selected: Square | undefined;

  constructor(events: BoardEvents, host: InteractionHost) {
    this.events = events;
    this.#host = host;
  }

  get states(): SquareState[] {
    return statesOf(this.#choices, this.#selected);
  }

  get selected(): Square | undefined {
    return this.#selected;
  }

  /** Keeps the selection if it is still a source: the same picture may be shown again at any time. */
  offer(choices: readonly Choice[]): void {
    if (!sameChoices(this.#choices, choices)) this.#host.closeMenu();
    this.#choices = choices;
    if (this.#selected !== undefined && !isSource(choices, this.#selected)) this.#setSelected(undefined);
  }

  canSelect(square: Square): boolean {
    return isSource(this.#choices, square);
  }

  /** A refused click clears the selection. With keys it stays, so that the player need not navigate back to it. */
  touch(square: Square, by: 'pointer' | 'keys'): void {
    this.#apply(touch(this.#choices, this.#selected, square), square, by === 'keys');
  }

  select(square: Square): void {
    if (this.#selected !== square) this.#setSelected(square);
  }

  drop(from: Square, to: Square | undefined): void {
    if (to === undefined) return this.clear();
    this.#apply(drop(this.#choices, from, to), to, false);
  }

  clear(): void {
    this.#host.closeMenu();
    if (this.#selected !== undefined) this.#setSelected(undefined);
  }

  choose(choice: Choice): void {
    this.#setSelected(undefined);
    this.events.onChoose(choice);
  }

  #apply(outcome: Outcome, square: Square, keepsSelection: boolean): void {
    this.#host.closeMenu();
    if (outcome.kind === 'select') return this.select(outcome.square);
    if (outcome.kind === 'deselect') return this.#setSelected(undefined);
    if (outcome.kind === 'choose') return this.choose(outcome.choice);
    if (outcome.kind === 'menu') return this.#host.openMenu(square, outcome.choices);
    this.#refuse(square, keepsSelection);
  }

  #refuse(square: Square, keepsSelection: boolean): void {
    const from = this.#selected;
    if (!keepsSelection && from !== undefined) this.#setSelected(undefined);
    this.events.onRefuse?.(square, from);
  }

  #setSelected(square: Square | undefined): void {
    const isNew = this.#selected !== square;
    this.#selected = square;
    this.#host.onChange();
    if (isNew) this.events.onSelect?.(square);
  }
}
