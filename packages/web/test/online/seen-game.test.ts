import { describeMoment } from '@oia/narration';
import { type Game, samePosition, type Viewer } from '@oia/rules';
import type { GameView } from '@oia/table';
import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { nextGame, randomFor, secretGame, viewersOf } from '../../../rules/test/secret-games.ts';
import { gameView } from '../../../table/src/views.ts';
import { SeenGames } from '../../src/online/seen-game.ts';

/** As it arrives: JSON has no `undefined`. */
const sent = (game: Game, viewer: Viewer): GameView => JSON.parse(JSON.stringify(gameView(game, viewer))) as GameView;

const nameOf = (seat: number): string => `P${seat}`;

const MATCHES = [
  ['tartarus', 'hecate'],
  ['moerae', 'hecate'],
  ['chaos', 'tartarus'],
  ['moerae', 'aphrodite'],
  ['hecate', 'medusa'],
  ['apollo', 'demeter'],
  ['hecate', 'pan', 'atlas'],
  ['apollo', 'hermes', 'artemis', 'atlas'],
];

describe.each(MATCHES)('%s', (...powers) => {
  test('is seen by every viewer as the rules show it, and the actor has the same legal steps', () => {
    const random = randomFor(powers.join(' '));
    let game = secretGame(powers, random);
    const viewers = viewersOf(game.match).map((viewer) => [viewer, new SeenGames()] as const);
    for (let step = 0; step < 60 && !game.outcome; step++) {
      for (const [viewer, seen] of viewers) expectSame(game, viewer, seen.of(sent(game, viewer)));
      game = nextGame(game, random);
    }
  });
});

function expectSame(game: Game, viewer: Viewer, seen: Game): void {
  expect(samePosition(seen.view(viewer), game.view(viewer))).toBe(true);
  expect(seen.actor).toBe(game.actor);
  expect(seen.outcome).toEqual(game.outcome);
  if (viewer === game.actor) expect(seen.legalSteps()).toEqual(game.legalSteps());
  expect(toldOf(seen, viewer)).toEqual(toldOf(game, viewer));
}

const toldOf = ({ match, moments }: Game, viewer: Viewer) =>
  moments.slice(-3).map((moment) => describeMoment(en, match, moment, viewer, nameOf));

test('moments are recognised from one view to the next', () => {
  const random = randomFor('again');
  const seen = new SeenGames();
  const before = sent(nextGame(secretGame(['pan', 'atlas'], random), random), 0);
  const first = seen.of(before);
  const after = seen.of({ ...before, moments: [...before.moments] });
  expect(after.moments[0]).toBe(first.moments[0]);
  expect(after.referee).toBe(first.referee);
});

test('after the end of a game with secrets everything can be looked at', () => {
  const random = randomFor('end');
  let game = secretGame(['hecate', 'pan'], random);
  while (!game.outcome) game = nextGame(game, random);
  const seen = new SeenGames().of(sent(game, 1));
  expect(seen.moments.map(({ step }) => step)).toEqual(game.moments.map(({ step }) => step));
});
