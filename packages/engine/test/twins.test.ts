import {
  type Game,
  type MatchOptions,
  observationOf,
  pickOne,
  type Random,
  type Step,
  sameObservation,
  seededRandom,
  shownStep,
  shuffled,
  stageOf,
} from '@oia/rules';
import { samePosition } from '@oia/rules/layout';
import { expect, test } from 'vitest';
import { questionOf, think } from '../src/index.ts';
import { newGame } from './table.ts';

/** Two games that look the same to one seat. */
interface Twins {
  readonly one: Game;
  readonly other: Game;
}

function playedOn(game: Game, step: Step): Game | undefined {
  const next = game.play(step);
  return next.ok ? next.value : undefined;
}

const looksSame = (viewer: number, one: Game, other: Game): boolean => {
  const [a, b] = [one.moments.at(-1), other.moments.at(-1)];
  return (
    a !== undefined &&
    b !== undefined &&
    sameObservation(observationOf(one.match, a, viewer), observationOf(other.match, b, viewer))
  );
};

/** A random step in the one game, and in the other one that this seat cannot tell from it, another one where it can be. */
function next({ one, other }: Twins, viewer: number, random: Random): Twins | undefined {
  const { actor, match } = one;
  const step = pickOne(random, one.legalSteps());
  const after = playedOn(one, step);
  const shown = shownStep(match, actor, step, viewer);
  const alike = other.legalSteps().filter((twin) => shownStep(match, other.actor, twin, viewer) === shown);
  const others = shuffled(random, alike).sort((a, b) => Number(a === step) - Number(b === step));
  for (const twin of others) {
    const afterTwin = playedOn(other, twin);
    if (after && afterTwin && looksSame(viewer, after, afterTwin)) return { one: after, other: afterTwin };
  }
  return undefined;
}

const tables: readonly { readonly names: string; readonly options: MatchOptions; readonly viewer: number }[] = [
  { powers: ['tartarus', 'pan'], viewer: 1 },
  { powers: ['tartarus', 'artemis'], viewer: 1 },
  { powers: ['moerae', 'zeus'], viewer: 1 },
  { powers: ['minotaur', 'moerae'], viewer: 0 },
  { powers: ['hecate', 'pan'], viewer: 1 },
  { powers: ['apollo', 'hecate'], viewer: 0 },
  { powers: ['hecate', 'moerae'], viewer: 0 },
  { powers: ['hecate', 'moerae'], viewer: 1 },
  { powers: ['tartarus', 'hecate'], viewer: 0 },
  { powers: ['moerae', 'tartarus'], viewer: 1 },
  { powers: ['pan', 'hecate', 'moerae'], viewer: 0 },
  { powers: ['hecate', 'pan', 'artemis'], viewer: 2 },
].map(({ powers, viewer }) => ({
  names: `${powers.join(' ')}, seat ${viewer}`,
  options: { players: powers.length as 2 | 3, powers },
  viewer,
}));

/** The history is compared as part of the question; thinking it through each time would take long. */
const thoughtOf = (game: Game, seat: number, seed: number) =>
  think({ ...questionOf(game, seat, { budget: Number.POSITIVE_INFINITY, seed }), nodes: 150, table: {} });

const GAMES = 4;
const MAX_STEPS = 20;
const THOUGHTS = 2;

test.each(tables)('hidden facts change no choice, from set-up on: $names', ({ options, viewer }) => {
  let [differed, inSetup, inPlay] = [0, 0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seededRandom(seed);
    let twins: Twins | undefined = { one: newGame(options), other: newGame(options) };
    let thoughts = 0;
    for (let i = 0; i < MAX_STEPS && twins && !twins.one.outcome; i++) {
      const { one, other }: Twins = twins;
      if (one.actor === viewer) {
        expect(questionOf(other, viewer)).toEqual(questionOf(one, viewer));
        const isTwin = !samePosition(one.position, other.position);
        if (stageOf(one.position) === 'setup' || (isTwin && thoughts < THOUGHTS)) {
          const thought = thoughtOf(one, viewer, seed);
          expect(thought.ok).toBe(true);
          expect(thoughtOf(other, viewer, seed)).toEqual(thought);
          if (stageOf(one.position) === 'setup') inSetup++;
          else [inPlay, thoughts] = [inPlay + 1, thoughts + 1];
          if (isTwin) differed++;
        }
      }
      twins = next(twins, viewer, random);
    }
  }
  expect(inSetup).toBeGreaterThan(0);
  expect(inPlay).toBeGreaterThan(2);
  expect(differed).toBeGreaterThan(2);
});
