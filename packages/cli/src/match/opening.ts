import { Game, type MatchOptions, type PowerSet, pickOne, type Random, stageOf } from '@oia/rules';
import { PowerRounds } from './power-rounds.ts';

/** The powers of a match: none, from these sets with all powers equally often, or these for the seats. */
export type MatchPowers =
  | { readonly kind: 'none' }
  | { readonly kind: 'sets'; readonly sets: readonly PowerSet[] }
  | { readonly kind: 'seats'; readonly powers: readonly string[] }
  /** One against all that it may meet, one after another. */
  | { readonly kind: 'against'; readonly power: string };

/** The maker of the set-up: chance, or the engines themselves, secret choices included. */
export type SetupBy = 'random' | 'engines';

export interface OpeningOptions {
  readonly players: 2 | 3 | 4;
  /** The power is beside the Ram. */
  readonly fleece: boolean;
  readonly powers: MatchPowers;
  readonly setup: SetupBy;
  /** Random turns after a random placement, at most. */
  readonly turns: number;
  readonly seed: number;
}

const MAX_TRIES = 100;

/** Openings by number; the same options give the same ones. */
export class Openings {
  readonly #options: OpeningOptions;
  readonly #rounds: PowerRounds | undefined;

  constructor(options: OpeningOptions) {
    const { powers, players, fleece, seed } = options;
    this.#options = options;
    if (powers.kind === 'sets') this.#rounds = new PowerRounds({ players, fleece, sets: powers.sets }, seed);
    else if (powers.kind === 'against') this.#rounds = PowerRounds.against(powers.power, seed);
  }

  /** A game without a winner so far; it is played from both sides. */
  opening(number: number, random: Random): Game {
    const { setup, turns } = this.#options;
    const powers = this.#powersOf(number);
    for (let i = 0; i < MAX_TRIES; i++) {
      const start = this.#created(powers, random);
      if (setup === 'engines') return start;
      const game = afterRandomTurns(start, random, Math.floor(random() * (turns + 1)));
      if (!game.outcome) return game;
    }
    throw new Error('every opening was already decided');
  }

  #powersOf(number: number): readonly string[] {
    const { powers } = this.#options;
    if (powers.kind === 'none') return [];
    const dealt = powers.kind === 'seats' ? powers.powers : this.#rounds?.at(number);
    if (dealt === undefined) throw new Error('there are too few powers to deal from');
    return dealt;
  }

  #created(powers: readonly string[], random: Random): Game {
    const { players, fleece } = this.#options;
    const cards: Partial<MatchOptions> = fleece ? { fleece: powers[0] ?? '' } : { powers };
    const made = Game.create({ players, ...cards, start: Math.floor(random() * players), repetition: true });
    if (!made.ok) throw new Error(`these powers cannot be played: ${made.error.at ?? made.error.code}`);
    return made.value;
  }
}

function afterRandomTurns(start: Game, random: Random, turns: number): Game {
  let game = start;
  for (let left = turns; !game.outcome; ) {
    if (stageOf(game.position) === 'start' && left-- === 0) break;
    const played = game.play(pickOne(random, game.legalSteps()));
    if (!played.ok) throw new Error(played.error.code);
    game = played.value;
  }
  return game;
}
