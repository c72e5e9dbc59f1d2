import { dealMatchup, Game, type PowerSet, pickOne, type Random, stageOf } from '@oia/rules';

/** Which powers meet: none, random ones of these sets, or these two. */
export type MatchPowers =
  | { readonly kind: 'none' }
  | { readonly kind: 'sets'; readonly sets: readonly PowerSet[] }
  | { readonly kind: 'pair'; readonly powers: readonly [string, string] };

export interface OpeningOptions {
  readonly powers: MatchPowers;
  /** Random turns after the placement, at most. */
  readonly turns: number;
}

const MOST_TRIES = 100;

/** A game to be played from both sides: powers, a random set-up, a few random turns, and nobody has won yet. */
export function randomOpening(random: Random, { powers, turns }: OpeningOptions): Game {
  for (let i = 0; i < MOST_TRIES; i++) {
    const made = Game.create({ players: 2, powers: powersFor(random, powers), repetition: true });
    if (!made.ok) throw new Error(`these powers cannot be played: ${made.error.at ?? made.error.code}`);
    const game = afterRandomTurns(made.value, random, Math.floor(random() * (turns + 1)));
    if (!game.outcome) return game;
  }
  throw new Error('every opening was decided at once');
}

function powersFor(random: Random, powers: MatchPowers): readonly string[] {
  if (powers.kind === 'none') return [];
  if (powers.kind === 'pair') return powers.powers;
  const dealt = dealMatchup(random, { players: 2, sets: powers.sets });
  if (!dealt.ok) throw new Error('there are no two powers to be dealt');
  return dealt.value.powers;
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
