import { allPairings, type Pairing } from '@oia/engine/matchups';
import { isProvable } from '@oia/learning/puzzles';
import { createMatch, type Match, NO_POWER, powerById, type Random, seededRandom } from '@oia/rules';

/** A job is one game; its number alone decides what is played, so it does not matter which thread plays it, or when. */
export type JobNumber = number;

const BARE: Pairing = { starter: NO_POWER, other: NO_POWER };

/** Shares of ten games: the bare game, and games of two simple powers; the others take all pairs in turn. */
const BARE_OF_TEN = 1;
const SIMPLE_OF_TEN = 2;

const isSimple = ({ starter, other }: Pairing): boolean =>
  [starter, other].every((id) => powerById(id)?.set === 'simple');

const hasPowers = ({ starter, other }: Pairing): boolean => starter !== NO_POWER && other !== NO_POWER;

function fairlyMixed(pairings: readonly Pairing[], random: Random): Pairing[] {
  return pairings
    .map((pairing) => ({ pairing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ pairing }) => pairing);
}

/** Which pairing is played in which job. */
export class JobList {
  readonly #simple: readonly Pairing[];
  readonly #all: readonly Pairing[];

  constructor(powers: readonly string[]) {
    const provable = allPairings().filter((pairing) => hasPowers(pairing) && isProvable(matchOf(pairing)));
    const asked = provable.filter(
      ({ starter, other }) => powers.length === 0 || powers.includes(starter) || powers.includes(other),
    );
    this.#simple = fairlyMixed(provable.filter(isSimple), seededRandom(1));
    this.#all = fairlyMixed(asked, seededRandom(2));
  }

  /** With `onlyAsked`, only pairings of the powers that were asked for. */
  pairingOf(job: JobNumber, onlyAsked: boolean): Pairing {
    const place = job % 10;
    const round = Math.floor(job / 10);
    if (onlyAsked) return this.#all[job % this.#all.length] as Pairing;
    if (place < BARE_OF_TEN) return BARE;
    if (place < BARE_OF_TEN + SIMPLE_OF_TEN)
      return this.#simple[(round * SIMPLE_OF_TEN + place) % this.#simple.length] as Pairing;
    const left = 10 - BARE_OF_TEN - SIMPLE_OF_TEN;
    return this.#all[(round * left + place) % this.#all.length] as Pairing;
  }
}

export function matchOf({ starter, other }: Pairing): Match {
  const made = createMatch({ players: 2, powers: [starter, other], start: 0 });
  if (!made.ok) throw new Error(`${starter} and ${other} cannot be played: ${made.error.code}`);
  return made.value;
}
