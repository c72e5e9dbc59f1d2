import { isBanned, isRefused } from './bans.ts';
import { createMatch, type MatchOptions } from './create.ts';
import { fault, ok, type Result } from './fallible.ts';
import type { Match } from './match.ts';
import type { Power } from './power.ts';
import { POWER_LIST, type PowerId, powerById } from './power-list.ts';
import { seatLetter } from './squares.ts';

/** One decision of a draft: the Challenger offers a power, a player picks one, the Challenger names the Start Player. */
export type DraftStep =
  | { readonly kind: 'offer'; readonly power: PowerId }
  | { readonly kind: 'pick'; readonly power: PowerId }
  | { readonly kind: 'start'; readonly seat: number };

export interface DraftOptions extends Omit<MatchOptions, 'powers' | 'fleece' | 'start'> {
  readonly challenger: number;
  /** The powers that may be offered; by default all. */
  readonly pool?: readonly string[];
  /** For the Golden Fleece: two powers are offered, the other player picks one; with `fleeceHeroes` two heroes follow, one for each. */
  readonly fleece?: boolean;
}

/** Powers offered for the card beside the Ram, and as many heroes after it. */
const RAM_OFFER = 2;

/** The Challenger's draft (modes, section 2): offering as many powers as players, picking clockwise, naming the Start Player. */
export class Draft {
  readonly options: DraftOptions;
  readonly offered: readonly PowerId[];
  /** By seat. In the Golden Fleece without heroes the one who picked has the Ram's card; with heroes that card comes after the seats. */
  readonly picks: readonly (PowerId | undefined)[];
  readonly start: number | undefined;

  constructor(
    options: DraftOptions,
    offered: readonly PowerId[] = [],
    picks: readonly (PowerId | undefined)[] = [],
    start?: number,
  ) {
    this.options = options;
    this.offered = offered;
    this.picks = Array.from({ length: options.players + (this.hasHeroes ? 1 : 0) }, (_, seat) => picks[seat]);
    this.start = start;
  }

  /** True if heroes are drafted after the Ram's card (Z38). */
  get hasHeroes(): boolean {
    return this.options.fleece === true && this.options.house?.fleeceHeroes === true;
  }

  /** The Ram's card, if it was picked in a draft with heroes. */
  get #ram(): PowerId | undefined {
    return this.picks[this.options.players];
  }

  /** True while heroes are offered and picked. */
  get #isHeroRound(): boolean {
    return this.#ram !== undefined;
  }

  /** The powers offered in this round. */
  get #offer(): readonly PowerId[] {
    return this.#isHeroRound ? this.offered.slice(RAM_OFFER) : this.offered;
  }

  /** How many powers the Challenger still has to offer in this round. */
  get offersLeft(): number {
    const wanted = this.options.fleece ? RAM_OFFER : this.options.players;
    return wanted - this.#offer.length;
  }

  get #picksLeft(): number {
    const wanted = this.options.fleece && !this.#isHeroRound ? 1 : this.options.players;
    return wanted - this.#picked;
  }

  /** The number of picks by the seats. */
  get #picked(): number {
    return this.picks.slice(0, this.options.players).filter((pick) => pick !== undefined).length;
  }

  get isDone(): boolean {
    return this.start !== undefined;
  }

  /** The seat that has to decide. */
  get actor(): number | undefined {
    if (this.isDone) return undefined;
    const { challenger, players } = this.options;
    const picking = this.offersLeft === 0 && this.#picksLeft > 0;
    return picking ? (challenger + 1 + this.#picked) % players : challenger;
  }

  legalSteps(): DraftStep[] {
    if (this.isDone) return [];
    if (this.offersLeft > 0) return this.#offers().map(({ id }) => ({ kind: 'offer', power: id }));
    if (this.#picksLeft > 0) {
      return this.#offer.filter((id) => !this.picks.includes(id)).map((power) => ({ kind: 'pick', power }));
    }
    return this.#starts().map((seat) => ({ kind: 'start', seat }));
  }

  #offers(): Power[] {
    const { fleece, override, pool } = this.options;
    // Of two cards for the Ram only one is played.
    const canMeet = override || (fleece && !this.#isHeroRound);
    const agree = (a: Power, b: Power): boolean =>
      a !== b && !isRefused(a.id, b.id) && (canMeet || !isBanned(a.id, b.id));
    const others = [...this.#offer, ...(this.#ram ? [this.#ram] : [])];
    return POWER_LIST.filter(
      (power) =>
        this.#fits(power) &&
        (!pool || pool.includes(power.id)) &&
        others.every((other) => agree(power, powerById(other))),
    );
  }

  #fits(power: Power): boolean {
    if (this.#isHeroRound) return power.set === 'hero';
    return this.options.fleece ? power.fleece : power.players.includes(this.options.players);
  }

  /** A player whose power places first has to start; one whose power places last cannot. */
  #starts(): number[] {
    const seats = Array.from({ length: this.options.players }, (_, seat) => seat);
    if (this.options.fleece) return seats;
    const first = seats.filter((seat) => powerById(this.picks[seat] ?? '')?.places === 'first');
    if (first.length > 0) return first;
    return seats.filter((seat) => powerById(this.picks[seat] ?? '')?.places !== 'last');
  }

  play(step: DraftStep): Result<Draft> {
    const same = (other: DraftStep): boolean => JSON.stringify(other) === JSON.stringify(step);
    if (!this.legalSteps().some(same)) return fault('illegalStep', draftStepText(step));
    if (step.kind === 'offer') return ok(new Draft(this.options, [...this.offered, step.power], this.picks));
    if (step.kind === 'start') return ok(new Draft(this.options, this.offered, this.picks, step.seat));
    const place = this.hasHeroes && !this.#isHeroRound ? this.options.players : this.actor;
    return ok(
      new Draft(
        this.options,
        this.offered,
        this.picks.map((pick, i) => (i === place ? step.power : pick)),
      ),
    );
  }

  /** All decisions so far, in order. */
  get steps(): DraftStep[] {
    const { challenger, players } = this.options;
    const offers = this.offered.map((power): DraftStep => ({ kind: 'offer', power }));
    const order = this.picks.slice(0, players).map((_, i) => this.picks[(challenger + 1 + i) % players]);
    const pick = (power: PowerId | undefined): DraftStep[] => (power ? [{ kind: 'pick', power }] : []);
    const firstOffers = this.hasHeroes ? RAM_OFFER : offers.length;
    return [
      ...offers.slice(0, firstOffers),
      ...pick(this.#ram),
      ...offers.slice(firstOffers),
      ...order.flatMap(pick),
      ...(this.start === undefined ? [] : [{ kind: 'start', seat: this.start } as const]),
    ];
  }

  /** The resulting match. */
  match(): Result<Match> {
    if (!this.isDone) return fault('badCount', String(this.#picked), String(this.#picked + this.#picksLeft));
    const { challenger: _, pool: __, fleece, ...options } = this.options;
    const picked = this.picks.filter((pick) => pick !== undefined);
    return createMatch({
      ...options,
      start: this.start as number,
      ...(fleece ? { fleece: picked.at(-1) as PowerId } : {}),
      ...(fleece && !this.hasHeroes ? {} : { powers: picked.slice(0, options.players) }),
    });
  }
}

export function draftStepText(step: DraftStep): string {
  return step.kind === 'start' ? `start:${seatLetter(step.seat)}` : `${step.kind}:${step.power}`;
}
