import type { Card } from './match.ts';
import { ACTIVE, ADDITIONAL, HOLDER_BITS, HOLDERS, type Position } from './position.ts';
import type { Power } from './power.ts';

/** The facts of a match that the key depends on. */
interface Facts {
  readonly players: 2 | 3 | 4;
  readonly cards: readonly Card[];
  readonly fleece: boolean;
  readonly powers: readonly (Power | undefined)[];
}

interface Part {
  readonly card: Card;
  readonly shift: number;
}

const INT_BITS = 32;
const SEAT_BITS = 2;

/** Bits needed for numbers up to this one. */
const bitsFor = (most: number): number => INT_BITS - Math.clz32(most);

/** True if cards can change hands: by the Ram, by theft, or when one of three players is eliminated. */
const changesHands = ({ players, cards, fleece }: Facts): boolean =>
  fleece || players === 3 || cards.some(({ power }) => power.seizes);

const holderBits = (facts: Facts): number =>
  changesHands(facts) && facts.cards.length > 0 ? (facts.cards.length - 1) * HOLDER_BITS + facts.players : 0;

/** Number of bits the key of this match needs. */
function castKeyBits(facts: Facts): number {
  const faces = facts.cards.filter(({ power }) => power.becomes).length;
  const exhaustible = facts.cards.filter(({ power }) => power.exhausted).length;
  return holderBits(facts) + SEAT_BITS + 1 + faces * bitsFor(facts.powers.length - 1) + exhaustible;
}

export const fitsCastKey = (facts: Facts): boolean => castKeyBits(facts) <= INT_BITS;

/** Packs the active seat, the holders, the faces and the exhausted powers into one int; the layout depends on the cards. */
export class CastKey {
  readonly #holders: number;
  readonly #active: number;
  readonly #additional: number;
  readonly #faces: readonly Part[];
  readonly #exhaustible: readonly Part[];

  constructor(facts: Facts) {
    if (!fitsCastKey(facts)) throw new Error(`a key of ${castKeyBits(facts)} bits does not fit into an int`);
    const holders = holderBits(facts);
    this.#holders = 2 ** holders - 1;
    this.#active = holders;
    this.#additional = holders + SEAT_BITS;
    let shift = this.#additional + 1;
    const allot = (cards: readonly Card[], bits: number): Part[] =>
      cards.map((card) => {
        const part = { card, shift };
        shift += bits;
        return part;
      });
    const { cards, powers } = facts;
    const faced = cards.filter(({ power }) => power.becomes);
    this.#faces = allot(faced, bitsFor(powers.length - 1));
    const limited = cards.filter(({ power }) => power.exhausted);
    this.#exhaustible = allot(limited, 1);
  }

  of(p: Position): number {
    let key = (p[HOLDERS] & this.#holders) | (p[ACTIVE] << this.#active) | (p[ADDITIONAL] << this.#additional);
    for (const { card, shift } of this.#faces) key |= (card.power.becomes?.(p, card.data) ?? 0) << shift;
    for (const { card, shift } of this.#exhaustible) if (card.power.exhausted?.(p, card.data)) key |= 1 << shift;
    return key;
  }
}
