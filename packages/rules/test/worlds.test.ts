import { describe, expect, it } from 'vitest';
import { Belief } from '../src/belief.ts';
import type { Game, Moment } from '../src/game.ts';
import { positionText } from '../src/notation/position.ts';
import { observationOf, sameObservation } from '../src/observation.ts';
import { copyOf, type Position, RECORD, STAGE, START, samePosition, TURN, WORKERS } from '../src/position.ts';
import { type Random, seededRandom } from '../src/random.ts';
import { bit, has, NEAR } from '../src/squares.ts';
import { actStep, BUILD, kindOf, RESIGN, stepB } from '../src/steps.ts';
import { type Viewer, viewOf } from '../src/views.ts';
import { worldsOf } from '../src/worlds.ts';
import { lateGame, nextGame, ownersOf, randomFor, secretGame, viewersOf } from './secret-games.ts';

const MAX_STEPS = 36;

const lastOf = (game: Game): Moment => game.moments.at(-1) as Moment;

/** Plays until the game reaches a stage. */
function playTo(game: Game, random: Random, reached: (game: Game) => boolean): Game {
  let now = game;
  while (!reached(now) && !now.outcome) now = nextGame(now, random);
  return now;
}

/** The viewers to track: if one player holds a secret, all others know the same. */
function followed({ match }: Game): Viewer[] {
  const owners = ownersOf(match);
  return owners.length > 1 ? viewersOf(match) : [owners[0] as number, 'spectator'];
}

/** All players but the holder of the secret see the same, so one belief represents them. */
function expectSameNews({ match }: Game, moment: Moment): void {
  const [owner, ...others] = ownersOf(match);
  if (others.length > 0) return;
  const news = observationOf(match, moment, 'spectator');
  for (const viewer of viewersOf(match)) {
    if (viewer !== owner) expect(sameObservation(observationOf(match, moment, viewer), news)).toBe(true);
  }
}

function expectSound(game: Game, belief: Belief): void {
  const { match, position } = game;
  const at = `${belief.viewer} ${positionText({ match, position })}`;
  const view = viewOf(match, position, belief.viewer);
  expect(belief.worlds.length, at).toBeGreaterThan(0);
  if (belief.exact)
    expect(
      belief.worlds.some((world) => samePosition(world, position)),
      at,
    ).toBe(true);
  expect(
    belief.worlds.every((world) => samePosition(viewOf(match, world, belief.viewer), view)),
    at,
  ).toBe(true);
}

interface Follow {
  readonly start?: typeof secretGame;
  readonly limit?: number;
  /** Maximum number of steps. */
  readonly most?: number;
}

/** Plays a random game and updates beliefs with it; returns their sizes between turns. */
function followGame(powers: readonly string[], random: Random, options: Follow = {}): number[] {
  let game = (options.start ?? secretGame)(powers, random);
  const { match, first } = game;
  const beliefs = followed(game).map(
    (viewer) => new Belief(match, viewer, viewOf(match, first, viewer), random, options.limit),
  );
  const sizes: number[] = [];
  for (let i = 0; i < (options.most ?? MAX_STEPS) && !game.outcome; i++) {
    game = nextGame(game, random);
    expectSameNews(game, lastOf(game));
    for (const belief of beliefs) {
      belief.observe(observationOf(match, lastOf(game), belief.viewer));
      expectSound(game, belief);
      if (ownersOf(match).join() === String(belief.viewer)) expect(belief.worlds).toHaveLength(1);
      if (game.position[STAGE] !== TURN) sizes.push(belief.worlds.length);
    }
  }
  return sizes;
}

describe('a belief holds the truth, and nothing that was not possible', () => {
  it.each([
    'hecate apollo',
    'hecate minotaur',
    'hecate bia',
    'hecate medusa',
    'hecate charybdis',
    'hecate gaea',
    'hecate athena',
    'hecate chaos',
    'hecate harpies hermes',
    'hecate bia gaea',
    'hecate medusa minotaur',
    'hecate persephone charybdis',
  ])('%s', (powers) => {
    const sizes = followGame(powers.split(' '), randomFor(powers));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(23 * 22);
  });

  it.each([
    'moerae apollo',
    'moerae pan',
    'moerae eros',
    'moerae bellerophon',
    'moerae chaos',
    'moerae circe',
    'moerae apollo hera',
    'moerae minotaur pan',
  ])('%s', (powers) => {
    const sizes = followGame(powers.split(' '), randomFor(powers));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16);
  });

  it.each([
    'tartarus apollo',
    'tartarus minotaur',
    'tartarus charon',
    'tartarus harpies',
    'tartarus charybdis',
    'tartarus jason',
    'tartarus gaea',
    'tartarus siren',
    'tartarus odysseus',
    'tartarus circe',
    'tartarus bia',
  ])('%s', (powers) => {
    const sizes = followGame(powers.split(' '), randomFor(powers));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(21);
  });

  it.each([
    'hecate medusa',
    'hecate charybdis',
    'hecate bia apollo',
    'hecate gaea demeter',
    'moerae pan',
    'tartarus artemis',
  ])('%s, by somebody who comes in late', (powers) => {
    const random = randomFor(powers);
    for (let game = 0; game < 3; game++) followGame(powers.split(' '), random, { start: lateGame, most: 20 });
  });

  it.each(['hecate moerae', 'hecate tartarus'])('%s: each knows only the own secret', (powers) => {
    followGame(powers.split(' '), randomFor(powers), { limit: 100, most: 24 });
  });
});

describe('what narrows a belief', () => {
  const random = seededRandom(20260730);

  it('secret choices branch: two unseen workers, 16 squares of fate, every square without a worker', () => {
    const isPlaced = ({ position }: Game): boolean => position[STAGE] === START;
    const size = (powers: readonly string[], viewer: Viewer): number =>
      Belief.of(playTo(secretGame(powers, random), random, isPlaced), viewer, random).worlds.length;
    expect(size(['hecate', 'none'], 1)).toBe(23 * 22);
    expect(size(['moerae', 'none'], 1)).toBe(16);
    expect(size(['tartarus', 'none'], 'spectator')).toBe(21);
    expect(size(['hecate', 'none'], 0)).toBe(1);
  });

  it('a bump shows a worker, a build shows that one stands beside it', () => {
    let [bumps, builds] = [0, 0];
    for (let i = 0; i < 2; i++) {
      let game = secretGame(['hecate', 'none'], random);
      const belief = new Belief(game.match, 1, viewOf(game.match, game.first, 1), random);
      for (let n = 0; n < 22 && !game.outcome; n++) {
        game = nextGame(game, random);
        const { cut, actor, step } = lastOf(game);
        belief.observe(observationOf(game.match, lastOf(game), 1));
        if (game.outcome) continue;
        const stand = (mask: number): boolean => belief.worlds.every((world) => (world[WORKERS] & mask) !== 0);
        if (cut !== undefined && ++bumps) expect(stand(bit(cut))).toBe(true);
        if (actor === 0 && kindOf(step) === BUILD && ++builds) expect(stand(NEAR[stepB(step)] as number)).toBe(true);
      }
    }
    expect(Math.min(bumps, builds)).toBeGreaterThan(0);
  });

  it('a player who resigns leaves every world', () => {
    const three = playTo(
      secretGame(['hecate', 'apollo', 'pan'], random),
      random,
      ({ moments }) => moments.length === 12,
    );
    const left = three.play(actStep(RESIGN, 1));
    if (!left.ok) throw new Error(left.error.code);
    const belief = Belief.of(left.value, 2, random);
    expectSound(left.value, belief);
    expect(belief.worlds.every((world) => world[WORKERS + 1] === 0)).toBe(true);
  });

  it('the end leaves one world', () => {
    const over = playTo(secretGame(['tartarus', 'apollo'], random), random, () => false);
    expect(Belief.of(over, 1, random).worlds).toEqual([over.position]);
  });
});

describe('limits, copies, views without a history', () => {
  it('a sample never runs dry and never contradicts the view', () => {
    const sizes = followGame(['hecate', 'bia'], seededRandom(3), { limit: 20 });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });

  it('a copy goes its own way, and a belief can be made from a whole game', () => {
    const random = seededRandom(11);
    const before = playTo(secretGame(['hecate', 'apollo'], random), random, ({ moments }) => moments.length === 7);
    const belief = Belief.of(before, 1, random);
    const copy = belief.copy();
    const { length } = belief.worlds;
    const after = nextGame(nextGame(before, random), random);
    for (const moment of after.moments.slice(-2)) copy.observe(observationOf(after.match, moment, 1));
    expect(belief.worlds).toHaveLength(length);
    expect(copy.worlds).toEqual(Belief.of(after, 1, random).worlds);
    expect(belief.worlds).toContain(belief.sample(random));
  });

  it('the same seed gives the same sample', () => {
    const game = playTo(
      secretGame(['hecate', 'none'], seededRandom(2)),
      seededRandom(2),
      ({ moments }) => moments.length === 8,
    );
    const worlds = (seed: number): readonly Position[] => Belief.of(game, 1, seededRandom(seed), 30).worlds;
    expect(worlds(4)).toEqual(worlds(4));
    expect(worlds(4)).not.toEqual(worlds(5));
  });

  /** An unseen climb is not shown in views and has no effect. */
  const withoutRecord = (p: Position): Position => {
    const plain = copyOf(p);
    plain[RECORD] = 0;
    return plain;
  };

  it('a view alone leaves all open that it does not exclude', () => {
    const random = seededRandom(17);
    let asked = 0;
    for (const powers of [
      ['hecate', 'athena'],
      ['hecate', 'bia', 'clio'],
      ['hecate', 'europa'],
      ['moerae', 'pan'],
      ['tartarus', 'gaea'],
    ]) {
      let game = secretGame(powers, random);
      const { match } = game;
      for (let i = 0; i < 50 && !game.outcome; i++) {
        game = nextGame(game, random);
        if (i % 5 > 0 && !(game.position[STAGE] === TURN && has(match.hidden, game.actor ?? 3))) continue;
        const view = viewOf(match, game.position, 'spectator');
        const worlds = worldsOf(match, view, random, Number.POSITIVE_INFINITY);
        expect(worlds.length).toBeGreaterThan(0);
        expect(worlds.every((world) => samePosition(viewOf(match, world, 'spectator'), view))).toBe(true);
        // In the middle of her turn it is unknown where she came from.
        if (game.position[STAGE] === TURN && has(match.hidden, match.sideOf(game.actor ?? 3))) continue;
        const truth = withoutRecord(game.position);
        expect(
          worlds.some((world) => samePosition(withoutRecord(world), truth)),
          positionText({ match, position: truth }),
        ).toBe(true);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(30);
  });

  it('counts: fewer workers only where a player removes them unseen', () => {
    const random = seededRandom(23);
    const isPlaced = ({ position }: Game): boolean => position[STAGE] === START;
    const size = (powers: readonly string[], limit?: number): number => {
      const { match, position } = playTo(secretGame(powers, random), random, isPlaced);
      return worldsOf(match, viewOf(match, position, 1), random, limit).length;
    };
    expect(size(['hecate', 'none'])).toBe(23 * 22);
    expect(size(['hecate', 'bia'])).toBe(23 * 22 + 2 * 23);
    expect(size(['hecate', 'none'], 100)).toBe(100);
  });
});
