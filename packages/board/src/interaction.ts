import type { Choice, SquareState } from './choices.ts';
import type { BoardEvents } from './options.ts';
import type { Square } from './scene.ts';
import { drop, isSource, type Outcome, sameChoices, statesOf, touch } from './selection.ts';

/** The part of the board that the interaction uses. */
export interface InteractionHost {
  onChange(): void;
  openMenu(square: Square, choices: readonly Choice[]): void;
  closeMenu(): void;
}

/** How a square is touched. A pointer was over it before, a key has the focus on it. */
export type Pointing = 'pointer' | 'finger' | 'keys';

/** Turns clicks, keys and drags into a choice. Independent of the DOM. */
export class Interaction {
  events: BoardEvents;
  readonly #host: InteractionHost;
  #choices: readonly Choice[] = [];
  #selected: Square | undefined;
  #outlined: Choice | undefined;

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

  /** A choice of several squares that was touched once. */
  get outlined(): Choice | undefined {
    return this.#outlined;
  }

  /** Keeps the selection if it is still a source: the same picture may be shown again at any time. */
  offer(choices: readonly Choice[]): void {
    if (!sameChoices(this.#choices, choices)) {
      this.#host.closeMenu();
      this.#outlined = undefined;
    }
    this.#choices = choices;
    if (this.#selected !== undefined && !isSource(choices, this.#selected)) this.#setSelected(undefined);
  }

  canSelect(square: Square): boolean {
    return isSource(this.#choices, square);
  }

  /**
   * A refused click clears the selection. With keys it stays, so that the player need not navigate back to it. A finger points at nothing
   * before it touches, so it has to touch a choice of several squares twice.
   */
  touch(square: Square, by: Pointing): void {
    const outcome = touch(this.#choices, this.#selected, square);
    if (by === 'finger' && outcome.kind === 'choose' && this.#outlines(outcome.choice)) return;
    this.#outlined = undefined;
    this.#apply(outcome, square, by === 'keys');
  }

  /** Outlines a choice of several squares, unless that was done before. */
  #outlines(choice: Choice): boolean {
    if (choice.squares === undefined || this.#outlined?.id === choice.id) return false;
    this.#outlined = choice;
    this.#host.onChange();
    this.events.onOutline?.(choice);
    return true;
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
    const isClear = this.#selected === undefined && this.#outlined === undefined;
    this.#outlined = undefined;
    if (!isClear) this.#setSelected(undefined);
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
