import { dealMatchup, Game, type PowerSet, pickOne, type Random, stageOf } from '@oia/rules';

/** The powers of a match: none, random ones from these sets, or these two. */
export type MatchPowers =
  | { readonly kind: 'none' }
  | { readonly kind: 'sets'; readonly sets: readonly PowerSet[] }
  | { readonly kind: 'pair'; readonly powers: readonly [string, string] };

export interface OpeningOptions {
  readonly powers: MatchPowers;
  /** Random turns after the placement, at most. */
  readonly turns: number;
}

const MAX_TRIES = 100;

/** A game with a random set-up and a few random turns that nobody has won yet; it is played from both sides. */
export function randomOpening(random: Random, { powers, turns }: OpeningOptions): Game {
  for (let i = 0; i < MAX_TRIES; i++) {
    const made = Game.create({ players: 2, powers: powersFor(random, powers), repetition: true });
    if (!made.ok) throw new Error(`these powers cannot be played: ${made.error.at ?? made.error.code}`);
    const game = afterRandomTurns(made.value, random, Math.floor(random() * (turns + 1)));
    if (!game.outcome) return game;
  }
  throw new Error('every opening was already decided');
}

function powersFor(random: Random, powers: MatchPowers): readonly string[] {
  if (powers.kind === 'none') return [];
  if (powers.kind === 'pair') return powers.powers;
  const dealt = dealMatchup(random, { players: 2, sets: powers.sets });
  if (!dealt.ok) throw new Error('no two powers can be dealt');
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
