import { cardEvents } from './card-events.ts';
import type { GameEvent } from './events.ts';
import type { Card, Match } from './match.ts';
import {
  ACTIVE,
  ADDITIONAL,
  copyInto,
  copyOf,
  heightAt,
  holdersOf,
  MARKED,
  OUT,
  type Position,
  STAGE,
  START,
  sideAt,
  WORKERS,
} from './position.ts';
import type { Power } from './power.ts';
import { powersOf, squaresIn } from './readers.ts';
import { type EndReason, isOver, outcomeOf } from './result.ts';
import { has, type Mask, type Square, squaresOf } from './squares.ts';
import { KINDS, kindOf, type Step, type StepKind } from './steps.ts';

/**
 * Collects the events of one step that is really played. Code that applies steps takes an optional recorder; searches pass none,
 * so looking ahead costs nothing.
 */
export class Recorder {
  readonly #events: GameEvent[] = [];
  readonly #match: Match;
  readonly #step: StepKind;
  readonly #before: Position;
  /** The position up to which events of cards were recorded. */
  readonly #recorded: Position;

  constructor(match: Match, before: Position, step: Step) {
    this.#match = match;
    this.#step = KINDS[kindOf(step)] as StepKind;
    this.#before = before;
    this.#recorded = copyOf(before);
  }

  push(event: GameEvent): void {
    this.#events.push(event);
  }

  /** Call it after a worker has moved. */
  moved(kind: 'moved' | 'swept', p: Position, side: number, from: Square, to: Square): void {
    this.push({ kind, side, from, to, rise: heightAt(p, to) - heightAt(p, from) });
  }

  forced(side: number, from: Square, to: Square): void {
    this.push({ kind: 'forced', by: this.#step, side, from, to });
  }

  /** Extends a slide by one square. */
  slid(side: number, from: Square, to: Square): void {
    const last = this.#events.at(-1);
    const isGoingOn = last?.kind === 'slid' && last.side === side && last.to === from;
    if (isGoingOn) this.#events.pop();
    this.push({ kind: 'slid', side, from: isGoingOn ? last.from : from, to });
  }

  built(p: Position, by: Square, at: Square, dome: boolean): void {
    this.push({ kind: 'built', side: sideAt(p, by), by, at, dome, level: heightAt(p, at) });
  }

  /** Before the workers leave. */
  leaving(kind: 'killed' | 'petrified', p: Position, victims: Mask): void {
    for (const at of squaresOf(victims)) this.push({ kind, side: sideAt(p, at), at });
  }

  /** Before the marks are lifted. */
  unmarked(p: Position, side: number): void {
    for (const at of squaresOf(p[MARKED] & p[WORKERS + side])) this.push({ kind: 'unmarked', side, at });
  }

  /** Before the workers leave. */
  eliminated(p: Position, seat: number, reason: EndReason): void {
    this.push({ kind: 'eliminated', seat, reason, workers: squaresOf(p[WORKERS + seat]) });
  }

  drawn(card: number, power: number, isNewDeck: boolean): void {
    const { id } = (this.#match.cards[card] as Card).power;
    if (isNewDeck) this.push({ kind: 'reshuffled', card, power: id });
    this.push({ kind: 'cardDrawn', card, power: id, drawn: (this.#match.powers[power] as Power).id });
  }

  /** Call it once the active player has named one of two cards: it is the one still held. */
  named(p: Position): void {
    const seat = p[ACTIVE];
    for (const [card, { power, owner }] of this.#match.cards.entries()) {
      const isOwn = owner === undefined || owner === seat;
      if (isOwn && has(holdersOf(p, card), seat)) this.push({ kind: 'cardNamed', card, power: power.id, seat });
    }
  }

  /** Call it after everything that may have changed cards. */
  cards(p: Position): void {
    this.#events.push(...cardEvents(this.#match, this.#recorded, p));
    copyInto(this.#recorded, p);
  }

  /** All events of the step that led to `after`. Earned turns, revealed secrets and the end of the game come last. */
  close(after: Position): readonly GameEvent[] {
    this.#earned(after);
    this.#revealedWorkers(after);
    if (isOver(after)) this.#end(after);
    // A copy has no room to grow: a game keeps the events of all its steps.
    return this.#events.slice();
  }

  #earned(after: Position): void {
    const isToCome = (p: Position): boolean => p[STAGE] === START && p[ADDITIONAL] !== 0;
    if (!isToCome(after) || isToCome(this.#before)) return;
    const seat = after[ACTIVE];
    const earner = powersOf(this.#match, after, seat).find(({ earns }) => earns) as Power;
    this.push({ kind: 'turnEarned', seat, power: earner.id });
  }

  /** Hidden workers are revealed when their player is eliminated, where they stood, and at the end of the game (Z23). */
  #revealedWorkers(after: Position): void {
    const before = this.#before;
    for (const side of squaresOf(this.#match.hidden)) {
      const isLeaving = has(after[OUT], side) && !has(before[OUT], side);
      const left = isLeaving ? before[WORKERS + side] : 0;
      const squares = squaresOf(isOver(after) ? left | after[WORKERS + side] : left);
      if (squares.length > 0) this.push({ kind: 'workersRevealed', side, squares });
    }
  }

  #end(after: Position): void {
    for (const [card, { power, data }] of this.#match.cards.entries()) {
      for (const [i, field] of (power.fields ?? []).entries()) {
        const squares = field.secret ? squaresIn(field, after[data + i]) : [];
        if (squares.length === 0) continue;
        this.push({ kind: 'secretRevealed', card, power: power.id, secret: field.name, squares });
      }
    }
    const { winner, reason, power } = outcomeOf(after) ?? {};
    const decided = this.#match.powers[power ?? 0]?.id;
    this.push({
      kind: 'ended',
      ...(winner === undefined ? {} : { winner }),
      reason: reason as EndReason,
      ...(decided === undefined ? {} : { power: decided }),
    });
  }
}
