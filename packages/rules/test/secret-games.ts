import type { MatchOptions } from '../src/create.ts';
import { Game } from '../src/game.ts';
import type { Match } from '../src/match.ts';
import { copyOf, DOMES, H1, heightAt, type Position, SETUP, STAGE, workersOn } from '../src/position.ts';
import { pickOne, type Random, seededRandom, shuffled } from '../src/random.ts';
import { bit, has, nearAny, SQUARES, squaresOf } from '../src/squares.ts';
import { BUILD, END, kindOf, MOVE, PASS, PLACE, type Step, stepA, stepB, stepE } from '../src/steps.ts';
import type { Viewer } from '../src/views.ts';

/** A game with these powers, banned pairs included. */
export function secretGame(powers: readonly string[], random: Random): Game {
  const players = powers.length as MatchOptions['players'];
  const made = Game.create({ players, powers, start: Math.floor(random() * players), override: true });
  if (!made.ok) throw new Error(`${powers.join(' ')}: ${made.error.code}`);
  return made.value;
}

/** A late position with these powers: the board is so full that turns have dead ends and players get stuck. */
export function lateGame(powers: readonly string[], random: Random): Game {
  let game = secretGame(powers, random);
  while (game.position[STAGE] === SETUP) game = nextGame(game, random);
  const { match } = game;
  const position = copyOf(game.position);
  for (let square = 0; square < SQUARES; square++) {
    const height = Math.floor(random() * 4);
    for (let level = 0; level < height; level++) position[H1 + level] |= bit(square);
    if (random() < 0.4 && !has(workersOn(position), square)) position[DOMES] |= bit(square);
  }
  const taken = workersOn(position) | position[DOMES];
  const [one = 0, other = 0] = shuffled(random, squaresOf(nearAny(workersOn(position)) & ~taken));
  for (const { power, data } of match.cards) if (power.sweeps) position[data] = bit(one) | bit(other);
  return Game.from({ match, position });
}

/** A game that begins at another truth, without the moments before. */
export const gameFrom = ({ match, referee }: Game, position: Position): Game => new Game(match, position, [], referee);

export const viewersOf = ({ players }: Match): Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];

/** Seats that hold a secret. */
export const ownersOf = (match: Match): number[] =>
  match.cards.flatMap(({ power, owner }) =>
    owner !== undefined && (power.hidden || power.fields?.some((field) => field.secret)) ? [owner] : [],
  );

const USUAL = [PLACE, MOVE, BUILD, END, PASS];

/** Random, but prefers special steps and climbing, so that games end in various ways. */
export function chooseStep(random: Random, p: Position, legal: readonly Step[]): Step {
  const taste = random();
  const special = taste < 0.25 ? legal.filter((step) => !USUAL.includes(kindOf(step))) : [];
  if (special.length > 0) return pickOne(random, special);
  const rise = (step: Step): number => {
    if (kindOf(step) === MOVE) return heightAt(p, stepB(step)) - heightAt(p, stepA(step));
    return kindOf(step) === BUILD ? stepE(step) : -1;
  };
  const best = taste < 0.6 ? Math.max(...legal.map(rise)) : undefined;
  return pickOne(random, best === undefined ? legal : legal.filter((step) => rise(step) === best));
}

/** The game after one more step. */
export function nextGame(game: Game, random: Random, choose = chooseStep): Game {
  const played = game.play(choose(random, game.position, game.legalSteps()));
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** Seeded by the text: the same games in every run, different ones for each match-up. */
export const randomFor = (powers: string): Random =>
  seededRandom([...powers].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
