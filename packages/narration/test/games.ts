import {
  Game,
  heightAt,
  isRefused,
  KINDS,
  kindOf,
  type MatchOptions,
  type Moment,
  POWER_LIST,
  pickOne,
  type Random,
  readPosition,
  type Step,
  seededRandom,
  stepB,
} from '@oia/rules';

export const nameOf = (seat: number): string => ['Anna', 'Ben', 'Cleo', 'Dora'][seat] ?? '?';

/** Seeded by the text: the same games in every run, different ones for each match-up. */
export const randomFor = (text: string): Random =>
  seededRandom([...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));

export function begin(options: MatchOptions): Game {
  const made = Game.create({ override: true, ...options });
  if (!made.ok) throw new Error(`${options.powers?.join(' ')}: ${made.error.code}`);
  return made.value;
}

export const beginWith = (powers: readonly string[]): Game =>
  begin({ players: powers.length as MatchOptions['players'], powers });

/** A game that begins at a position. */
export function gameAt(text: string): Game {
  const placed = readPosition(text);
  if (!placed.ok) throw new Error(`${text}: ${placed.error.code} ${placed.error.at}`);
  return Game.from(placed.value);
}

export function playAll(game: Game, ...texts: readonly string[]): Game {
  return texts.reduce((now, text) => {
    const played = now.playText(text);
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
    return played.value;
  }, game);
}

export const lastOf = (game: Game): Moment => game.moments.at(-1) as Moment;

const USUAL = ['place', 'move', 'build', 'end', 'pass'];

/** Random, but prefers special steps and climbing. */
function choose(random: Random, { position }: Game, legal: readonly Step[]): Step {
  const special = random() < 0.4 ? legal.filter((step) => !USUAL.includes(KINDS[kindOf(step)] ?? '')) : [];
  if (special.length > 0) return pickOne(random, special);
  const high = legal.filter((step) => heightAt(position, stepB(step)) > 0);
  return pickOne(random, random() < 0.5 && high.length > 0 ? high : legal);
}

export function next(game: Game, random: Random): Game {
  const played = game.play(choose(random, game, game.legalSteps()));
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
}

/** All powers, each with one that pushes, sweeps, steals or hides. */
const PARTNERS = ['minotaur', 'charybdis', 'circe', 'medusa', 'chaos', 'harpies', 'apollo', 'bia', 'hecate'] as const;

export const PAIRS: readonly (readonly [string, string])[] = POWER_LIST.map(({ id }, i) => {
  const fits = PARTNERS.filter((partner) => partner !== id && !isRefused(partner, id));
  return [id, fits[i % fits.length] ?? 'none'];
});

/** Calls for the beginning and for each further position of a random game. */
export function eachPosition(game: Game, most: number, visit: (game: Game) => void): void {
  const random = randomFor(game.match.cards.map(({ power }) => power.id).join(' '));
  let now = game;
  visit(now);
  for (let i = 0; i < most && !now.outcome; i++) {
    now = next(now, random);
    visit(now);
  }
}
