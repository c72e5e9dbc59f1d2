import { isBanned, isRefused } from './bans.ts';
import { createMatch, type MatchOptions } from './create.ts';
import { fault, ok, type Result } from './fallible.ts';
import type { Match } from './match.ts';
import type { Power } from './power.ts';
import { POWER_LIST, type PowerId, powerById } from './power-list.ts';
import { seatLetter } from './seats.ts';

/** One decision of a draft: the Challenger offers a power, a player picks one, the Challenger names the Start Player. */
export type DraftStep =
  | { readonly kind: 'offer'; readonly power: PowerId }
  | { readonly kind: 'pick'; readonly power: PowerId }
  | { readonly kind: 'start'; readonly seat: number };

export interface DraftOptions extends Omit<MatchOptions, 'powers' | 'fleece' | 'start'> {
  readonly challenger: number;
  /** The powers that may be offered; by default all. */
  readonly pool?: readonly string[];
  /** For the Golden Fleece: two powers are offered, the other player picks one. */
  readonly fleece?: boolean;
}

/** The Challenger's draft (modes, section 2): offering as many powers as players, picking clockwise, naming the Start Player. */
export class Draft {
  readonly options: DraftOptions;
  readonly offered: readonly PowerId[];
  /** By seat. */
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
    this.picks = Array.from({ length: options.players }, (_, seat) => picks[seat]);
    this.start = start;
  }

  get #wanted(): number {
    return this.options.fleece ? 2 : this.options.players;
  }

  get #picksWanted(): number {
    return this.options.fleece ? 1 : this.options.players;
  }

  get #picked(): number {
    return this.picks.filter((pick) => pick !== undefined).length;
  }

  get isDone(): boolean {
    return this.start !== undefined;
  }

  /** The seat that has to decide. */
  get actor(): number | undefined {
    if (this.isDone) return undefined;
    const { challenger, players } = this.options;
    const picking = this.offered.length === this.#wanted && this.#picked < this.#picksWanted;
    return picking ? (challenger + 1 + this.#picked) % players : challenger;
  }

  legalSteps(): DraftStep[] {
    if (this.isDone) return [];
    if (this.offered.length < this.#wanted) return this.#offers().map(({ id }) => ({ kind: 'offer', power: id }));
    if (this.#picked < this.#picksWanted) {
      return this.offered.filter((id) => !this.picks.includes(id)).map((power) => ({ kind: 'pick', power }));
    }
    return this.#starts().map((seat) => ({ kind: 'start', seat }));
  }

  #offers(): Power[] {
    const { players, fleece, override, pool } = this.options;
    const agree = (a: Power, b: Power): boolean =>
      a !== b && !isRefused(a.id, b.id) && (override || fleece || !isBanned(a.id, b.id));
    return POWER_LIST.filter(
      (power) =>
        (fleece ? power.fleece : power.players.includes(players)) &&
        (!pool || pool.includes(power.id)) &&
        this.offered.every((other) => agree(power, powerById(other))),
    );
  }

  /** A player whose power places first has to start; one whose power places last cannot. */
  #starts(): number[] {
    const seats = this.picks.map((_, seat) => seat);
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
    const actor = this.actor;
    return ok(
      new Draft(
        this.options,
        this.offered,
        this.picks.map((pick, seat) => (seat === actor ? step.power : pick)),
      ),
    );
  }

  /** The resulting match. */
  match(): Result<Match> {
    if (!this.isDone) return fault('badCount', String(this.#picked), String(this.#picksWanted));
    const { challenger: _, pool: __, fleece, ...options } = this.options;
    const picked = this.picks.filter((pick) => pick !== undefined);
    return createMatch({
      ...options,
      start: this.start as number,
      ...(fleece ? { fleece: picked[0] as PowerId } : { powers: picked }),
    });
  }
}

export function draftStepText(step: DraftStep): string {
  return step.kind === 'start' ? `start:${seatLetter(step.seat)}` : `${step.kind}:${step.power}`;
}
