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

/** Collects a choice out of touches, keys and drags. Knows no element. */
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

  /** What is taken stays taken as long as it can be: the same picture may be shown again at any time. */
  offer(choices: readonly Choice[]): void {
    if (!sameChoices(this.#choices, choices)) this.#host.closeMenu();
    this.#choices = choices;
    if (this.#selected !== undefined && !isSource(choices, this.#selected)) this.#select(undefined);
  }

  canTake(square: Square): boolean {
    return isSource(this.#choices, square);
  }

  /** A refused click also takes the selection back; who plays by keys keeps it and needs not walk back. */
  touch(square: Square, by: 'pointer' | 'keys'): void {
    this.#follow(touch(this.#choices, this.#selected, square), square, by === 'keys');
  }

  take(square: Square): void {
    if (this.#selected !== square) this.#select(square);
  }

  drop(from: Square, to: Square | undefined): void {
    if (to === undefined) return this.clear();
    this.#follow(drop(this.#choices, from, to), to, false);
  }

  clear(): void {
    this.#host.closeMenu();
    if (this.#selected !== undefined) this.#select(undefined);
  }

  choose(choice: Choice): void {
    this.#select(undefined);
    this.events.onChoose(choice);
  }

  #follow(outcome: Outcome, square: Square, keeps: boolean): void {
    this.#host.closeMenu();
    if (outcome.kind === 'select') return this.take(outcome.square);
    if (outcome.kind === 'deselect') return this.#select(undefined);
    if (outcome.kind === 'choose') return this.choose(outcome.choice);
    if (outcome.kind === 'menu') return this.#host.openMenu(square, outcome.choices);
    this.#refuse(square, keeps);
  }

  #refuse(square: Square, keeps: boolean): void {
    const from = this.#selected;
    if (!keeps && from !== undefined) this.#select(undefined);
    this.events.onRefuse?.(square, from);
  }

  #select(square: Square | undefined): void {
    const isNew = this.#selected !== square;
    this.#selected = square;
    this.#host.onChange();
    if (isNew) this.events.onSelect?.(square);
  }
}
