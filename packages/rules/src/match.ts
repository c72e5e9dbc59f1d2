import { Cast } from './cast.ts';
import { CastKey } from './cast-key.ts';
import { CARD_INTS, DATA, HOLDER_BITS, type Position } from './position.ts';
import type { HouseRule, Me, Power, SetupKind, StealableCard } from './power.ts';
import { kindOf, PASS, type Step, type StepList, SUMMON } from './steps.ts';

/** A card in play: a player's, or the one beside the Ram (no owner). */
export interface Card {
  readonly power: Power;
  readonly owner: number | undefined;
  readonly data: number;
}

/** One task of the set-up. */
export interface SetupTask {
  readonly kind: 'place' | 'ram' | SetupKind;
  /** The seat that does it; undefined for chance. */
  readonly seat: number | undefined;
  readonly card: number;
}

/** The fixed part of a game: seats, cards, rules. Everything that changes is in a `Position`. */
export class Match {
  readonly players: 2 | 3 | 4;
  readonly cards: readonly Card[];
  readonly fleece: boolean;
  readonly house: Readonly<Partial<Record<HouseRule, boolean>>>;
  readonly tasks: readonly SetupTask[];
  /** The seat with the first turn, and the Start Player. */
  readonly first: number;
  readonly start: number;
  readonly repetition: boolean;
  /** Powers by number, for cards that change. */
  readonly powers: readonly (Power | undefined)[];
  /** The holders of all cards between turns if none can be taken: their owners. */
  readonly dealtHolders: number;
  /** True if positions track who climbed (Z32). */
  readonly records: boolean;
  /** True if it matters which worker is female and which male. */
  readonly readsSex: boolean;
  /** Sides whose workers are hidden, as bits. */
  readonly hidden: number;
  /** True if there is hidden information. */
  readonly secrets: boolean;
  /** Indices of the secret fields in a position. */
  readonly secretInts: readonly number[];
  readonly #key: CastKey;
  readonly #casts = new Map<number, Cast>();
  #last: Cast | undefined;

  constructor(facts: {
    players: 2 | 3 | 4;
    cards: readonly Card[];
    fleece: boolean;
    house: Readonly<Partial<Record<HouseRule, boolean>>>;
    tasks: readonly SetupTask[];
    first: number;
    start: number;
    repetition: boolean;
    powers: readonly (Power | undefined)[];
  }) {
    this.players = facts.players;
    this.cards = facts.cards;
    this.fleece = facts.fleece;
    this.house = facts.house;
    this.tasks = facts.tasks;
    this.first = facts.first;
    this.start = facts.start;
    this.repetition = facts.repetition;
    this.powers = facts.powers;
    this.dealtHolders = facts.cards.reduce(
      (bits, { owner }, card) => bits | (owner === undefined ? 0 : 1 << (card * HOLDER_BITS + owner)),
      0,
    );
    this.records = facts.cards.some((card) => card.power.readsClimbs);
    this.readsSex = facts.cards.some((card) => card.power.readsSex);
    this.hidden = facts.cards.reduce(
      (sides, card) => sides | (card.power.hidden ? 1 << this.sideOf(card.owner ?? 0) : 0),
      0,
    );
    this.secretInts = facts.cards.flatMap(({ power, data }) =>
      (power.fields ?? []).flatMap((field, i) => (field.secret ? [data + i] : [])),
    );
    this.secrets = this.hidden !== 0 || this.secretInts.length > 0;
    this.#key = new CastKey(facts);
  }

  /** The side that owns the workers of a seat: the seat itself, or its team. */
  sideOf(seat: number): number {
    return this.players === 4 ? seat & 1 : seat;
  }

  get sides(): number {
    return this.players === 4 ? 2 : this.players;
  }

  holder(seat: number, card: number): Me {
    const { data } = this.cards[card] as Card;
    const side = this.sideOf(seat);
    return {
      seat,
      side,
      card,
      data,
      players: this.players,
      house: this.house,
      stealableCards: this.#stealableBy(side),
    };
  }

  #stealableBy(side: number): StealableCard[] {
    return this.cards.flatMap(({ power, owner }, card) =>
      owner === undefined || this.sideOf(owner) === side || power.set === 'hero'
        ? []
        : [{ card, seat: owner, side: this.sideOf(owner) }],
    );
  }

  /**
   * The bound hooks for the turn of this position.
   * @internal
   */
  castOf(p: Position): Cast {
    const key = this.#key.of(p);
    const last = this.#last;
    if (last !== undefined && last.key === key) return last;
    let cast = this.#casts.get(key);
    if (cast === undefined) {
      cast = new Cast(this, p, key);
      this.#casts.set(key, cast);
    }
    this.#last = cast;
    return cast;
  }
}

export const cardData = (card: number): number => DATA + card * CARD_INTS;

/** True if a player may have to respond in the middle of another player's turn. */
export const mayBeAnswered = ({ cards }: Match): boolean => cards.some(({ power }) => power.answers);

/** True if the steps of a turn contain an answer: it is not the active player who decides that. */
export function hasAnswer({ items, length }: StepList): boolean {
  for (let i = 0; i < length; i++) {
    const kind = kindOf(items[i] as Step);
    if (kind === PASS || kind === SUMMON) return true;
  }
  return false;
}
