import type { GameEvent, WorkerEvent } from '../../src/events.ts';
import type { Match } from '../../src/match.ts';
import type { Position } from '../../src/position.ts';
import { heightAt } from '../../src/position.ts';
import { allWorkers, fieldsOf, hasDome, holdersOf, ramOf, type Sex } from '../../src/readers.ts';
import { SQUARES, type Square } from '../../src/squares.ts';

interface Standing {
  square: Square;
  readonly side: number;
  readonly sex: Sex;
  isMarked: boolean;
}

const TOKEN_KINDS = ['mask', 'square', 'fate'];

/** Board and cards reconstructed from a first position and events alone. */
export class EventReplay {
  readonly #match: Match;
  #workers: Standing[];
  readonly #heights: number[];
  readonly #domes: boolean[];
  #ram: Square | undefined;
  /** Squares by card and name of the token. */
  readonly #tokens = new Map<string, Set<Square>>();
  readonly #counts = new Map<string, number>();
  readonly #holders: number[];

  constructor(match: Match, p: Position) {
    this.#match = match;
    this.#workers = allWorkers(p).map(({ square, side, sex, isMarked }) => ({ square, side, sex, isMarked }));
    const squares = Array.from({ length: SQUARES }, (_, square) => square);
    this.#heights = squares.map((square) => heightAt(p, square));
    this.#domes = squares.map((square) => hasDome(p, square));
    this.#ram = ramOf(p);
    for (const card of match.cards.keys()) {
      for (const { field, value, squares: lying } of fieldsOf(match, p, card)) {
        const key = `${card} ${field.name}`;
        if (TOKEN_KINDS.includes(field.kind)) this.#tokens.set(key, new Set(lying));
        else if (field.kind === 'count' || field.kind === 'direction') this.#counts.set(key, value);
        else if (field.kind === 'power') this.#counts.set(key, value);
      }
    }
    this.#holders = match.cards.map((_, card) =>
      holdersOf(match, p, card).reduce((bits, seat) => bits | (1 << seat), 0),
    );
  }

  hear(event: GameEvent): void {
    switch (event.kind) {
      case 'placed':
      case 'entered':
        this.#enter(event);
        break;
      case 'moved':
      case 'swept':
        this.#carry(event);
        if (this.#height(event.to) - this.#height(event.from) !== event.rise) throw new Error('it rose otherwise');
        break;
      case 'swapped':
      case 'pushed':
      case 'forced':
      case 'slid':
        this.#carry(event);
        break;
      case 'killed':
      case 'petrified':
        this.#leave(event.side, event.at);
        break;
      case 'marked':
      case 'unmarked':
        this.#workerOn(event.side, event.at).isMarked = event.kind === 'marked';
        break;
      case 'built':
        this.#build(event);
        break;
      case 'lowered':
        this.#heights[event.at] = this.#height(event.at) - 1;
        this.#demandLevel(event.at, event.level);
        break;
      case 'ramPlaced':
        this.#ram = event.at;
        break;
      case 'eliminated':
        this.#eliminate(event.seat, event.workers);
        break;
      default:
        this.#hearOfCard(event);
    }
  }

  #hearOfCard(event: GameEvent): void {
    switch (event.kind) {
      case 'tokenPut':
        if (this.#lying(event.card, event.token).has(event.at)) throw new Error(`it lay on ${event.at} already`);
        this.#lying(event.card, event.token).add(event.at);
        break;
      case 'tokenGone':
        if (!this.#lying(event.card, event.token).delete(event.at)) throw new Error(`nothing lay on ${event.at}`);
        break;
      case 'secretChosen':
        this.#tokens.set(`${event.card} ${event.secret}`, new Set(event.squares));
        break;
      case 'powerUsed':
        this.#counts.set(`${event.card} used`, 1);
        break;
      case 'stockChanged': {
        const key = `${event.card} ${event.stock}`;
        if ((this.#counts.get(key) ?? 0) + event.change !== event.count) throw new Error('it is counted wrong');
        this.#counts.set(key, event.count);
        break;
      }
      case 'oriented': {
        const name = this.#match.cards[event.card]?.power.fields?.find(({ kind }) => kind === 'direction')?.name;
        this.#counts.set(`${event.card} ${name}`, event.direction + 1);
        break;
      }
      case 'cardDrawn': {
        const name = this.#match.cards[event.card]?.power.fields?.find(({ kind }) => kind === 'power')?.name;
        this.#counts.set(
          `${event.card} ${name}`,
          this.#match.powers.findIndex((power) => power?.id === event.drawn),
        );
        break;
      }
      case 'cardTaken':
      case 'cardReturned':
        this.#holders[event.card] = 1 << event.seat;
        break;
    }
  }

  #enter(event: Extract<WorkerEvent, { kind: 'placed' | 'entered' }>): void {
    const { side, at } = event;
    if (this.#workers.some(({ square }) => square === at)) throw new Error(`somebody stands on ${at}`);
    this.#workers.push({ square: at, side, sex: event.kind === 'placed' ? event.sex : 'neither', isMarked: false });
  }

  #carry({ side, from, to }: { readonly side: number; readonly from: Square; readonly to: Square }): void {
    this.#workerOn(side, from).square = to;
  }

  #leave(side: number, at: Square): void {
    const worker = this.#workerOn(side, at);
    this.#workers = this.#workers.filter((one) => one !== worker);
  }

  #workerOn(side: number, at: Square): Standing {
    const found = this.#workers.filter((worker) => worker.side === side && worker.square === at);
    if (found.length !== 1) throw new Error(`${found.length} workers of side ${side} on ${at}`);
    return found[0] as Standing;
  }

  #build({ side, by, at, dome, level }: Extract<GameEvent, { kind: 'built' }>): void {
    this.#workerOn(side, by as Square);
    if (dome) this.#domes[at] = true;
    else this.#heights[at] = this.#height(at) + 1;
    this.#demandLevel(at, level);
  }

  #height(square: Square): number {
    return this.#heights[square] as number;
  }

  #demandLevel(square: Square, level: number): void {
    if (this.#height(square) !== level) throw new Error(`${square} has level ${this.#height(square)}, not ${level}`);
  }

  #eliminate(seat: number, workers: readonly Square[]): void {
    for (const at of workers) this.#leave(seat, at);
    if (this.#workers.some(({ side }) => side === seat)) throw new Error(`workers of ${seat} are left`);
    for (const [card, { owner, power }] of this.#match.cards.entries()) {
      this.#holders[card] = owner === seat ? 0 : (this.#holders[card] as number) & ~(1 << seat);
      if (owner !== seat) continue;
      for (const { name } of power.fields ?? []) {
        this.#tokens.get(`${card} ${name}`)?.clear();
        if (this.#counts.has(`${card} ${name}`)) this.#counts.set(`${card} ${name}`, 0);
      }
    }
  }

  #lying(card: number, token: string): Set<Square> {
    return this.#tokens.get(`${card} ${token}`) ?? new Set();
  }

  /**
   * Comparable: everything in a fixed order. Beside the Ram cards change hands unannounced: what it lends is given back at the end of the
   * turn, and a hero that rested is there again.
   */
  get picture(): string {
    const workers = this.#workers.map(
      ({ square, side, sex, isMarked }) => `${square} ${side} ${sex}${isMarked ? ' marked' : ''}`,
    );
    return JSON.stringify({
      workers: workers.sort(),
      heights: this.#heights,
      domes: this.#domes,
      ram: this.#ram,
      tokens: [...this.#tokens].map(([key, squares]) => [key, [...squares].sort()]),
      counts: [...this.#counts],
      holders: this.#match.fleece ? [] : this.#holders,
    });
  }
}
