import { NO_POWER } from '@oia/rules';
import { type Rate, rateOf, sumOf, type Tally, turnedOver } from './rate.ts';

const NOTHING: Tally = { games: 0, points: 0 };
/** Prior: every estimate starts with this many drawn games, because a few games prove little. */
const PRIOR_GAMES = 4;
const EVEN = 0.5;

/** Results of powers against each other, from games of the computer. Ids that the table does not know have no rates. */
export class MatchupTable {
  /** Powers and `none`, in the order of the table. */
  readonly contenders: readonly string[];
  /** Nodes per turn in the games. */
  readonly nodes: number;
  readonly #tallies: ReadonlyMap<string, Tally>;

  /** `tallyOf`: the points of the starter. */
  constructor(
    contenders: readonly string[],
    nodes: number,
    tallyOf: (starter: string, other: string) => Tally | undefined,
  ) {
    this.contenders = contenders;
    this.nodes = nodes;
    const pairs = contenders.flatMap((starter) => contenders.map((other) => [starter, other] as const));
    this.#tallies = new Map(
      pairs.map(([starter, other]) => [keyOf(starter, other), tallyOf(starter, other) ?? NOTHING]),
    );
  }

  /** The powers among the contenders. */
  get powers(): readonly string[] {
    return this.contenders.filter((id) => id !== NO_POWER);
  }

  get games(): number {
    return sumOf([...this.#tallies.values()]).games;
  }

  /** The starter's points. */
  tally(starter: string, other: string): Tally {
    return this.#tallies.get(keyOf(starter, other)) ?? NOTHING;
  }

  /** The starter's rate. undefined: the two never met, or it cannot start. */
  starting(starter: string, other: string): Rate | undefined {
    return rateOf(this.tally(starter, other));
  }

  /** The rate of `one` if the other starts. */
  answering(one: string, starter: string): Rate | undefined {
    return rateOf(turnedOver(this.tally(starter, one)));
  }

  /** Results of `one` against `other`, over both starters. undefined: they never met. */
  between(one: string, other: string): Rate | undefined {
    return rateOf(this.#met(one, other));
  }

  /** The rate of a power against all other powers. */
  overall(power: string): Rate | undefined {
    return rateOf(sumOf(this.powers.map((other) => this.#met(power, other))));
  }

  /** The starter's expected result, pulled towards even where games are few: four wins do not prove a certain win. */
  estimate(starter: string, other: string): number {
    return careful(this.tally(starter, other), careful(this.#met(starter, other), EVEN));
  }

  /** The rate over both starters. */
  estimateBetween(one: string, other: string): number {
    return careful(this.#met(one, other), EVEN);
  }

  #met(one: string, other: string): Tally {
    return sumOf([this.tally(one, other), turnedOver(this.tally(other, one))]);
  }
}

const keyOf = (starter: string, other: string): string => `${starter} ${other}`;

const careful = ({ games, points }: Tally, expected: number): number =>
  (points + expected * PRIOR_GAMES) / (games + PRIOR_GAMES);
