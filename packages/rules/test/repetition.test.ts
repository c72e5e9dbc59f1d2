import { describe, expect, it } from 'vitest';
import type { Game } from '../src/game.ts';
import { positionText } from '../src/notation/position.ts';
import { ACTIVE } from '../src/position.ts';
import { FLAT, faultsOf, gameAt, newGame, playLine } from './games.ts';

describe('repetition', () => {
  const CYCLE = 'd3>c3 . c3-d3 +c3 -c3';
  const sirenGame = (repetition: boolean): Game =>
    playLine(newGame({ players: 2, powers: ['siren', 'ares'], repetition }), '@a1 @a2 =w @d3 @d2');

  it('Z27 the third time the same position stands it is a draw', () => {
    const once = playLine(sirenGame(true), CYCLE);
    expect(once.outcome).toBeUndefined();
    const twice = playLine(once, CYCLE);
    expect(twice.outcome).toEqual({ winner: undefined, reason: 'repetition', power: undefined });
    expect(faultsOf(twice)).toEqual([]);
  });

  it('Z27 Z31 whose turn it would be does not count in a position that was drawn', () => {
    const options = { players: 2, powers: ['siren', 'ares'], start: 1, repetition: true } as const;
    const cycle = 'c3-d3 +c3 -c3 d3>c3 .';
    const game = playLine(newGame(options), `@c3 @d2 @a1 @a2 =w ${cycle} ${cycle}`);
    expect(game.outcome).toMatchObject({ reason: 'repetition' });
    expect(game.position[ACTIVE]).toBe(0);
    expect(gameAt(positionText(game)).position).toEqual(game.position);
  });

  it('Z27 a position the game began with counts as well', () => {
    const game = gameAt(`${FLAT} A siren[song=w]:fa1,ma2 ares:fd3,md2 repetition=on`);
    expect(playLine(game, `${CYCLE} ${CYCLE}`).outcome).toMatchObject({ reason: 'repetition' });
  });

  it('Z27 G15 unless it was asked for nothing is imposed', () => {
    const game = playLine(sirenGame(false), `${CYCLE} ${CYCLE} ${CYCLE} ${CYCLE}`);
    expect(game.outcome).toBeUndefined();
    expect(game.match.repetition).toBe(false);
  });

  // Morpheus saves each turn, so no position comes twice; Ares takes away what he builds.
  const WANDER = ['a1-b1 .', 'd3-e3 +d3 -d3', 'b1-a1 .', 'e3-d3 +e3 -e3'] as const;
  const wandering = (start: Game, turns: number): Game => {
    let game = start;
    for (let turn = 0; turn < turns; turn++) game = playLine(game, WANDER[turn % 4] as string);
    return game;
  };

  it('Z27 the full position counts: with another number of saved pieces it is another one', () => {
    const game = gameAt(`${FLAT} A morpheus:fa1,ma2 ares:fd3,md2 repetition=on`);
    expect(wandering(game, 40).outcome).toBeUndefined();
  });

  it.each([
    ['from a position', () => gameAt(`${FLAT} A morpheus:fa1,ma2 ares:fd3,md2 repetition=on`)],
    [
      'from set-up, which is no turn',
      () => playLine(newGame({ players: 2, powers: ['morpheus', 'ares'], repetition: true }), '@a1 @a2 @d3 @d2'),
    ],
  ])('Z27 after 300 turns it is a draw, and not before: %s', (_, start) => {
    const before = wandering(start(), 299);
    expect(before.outcome).toBeUndefined();
    expect(playLine(before, WANDER[299 % 4] as string).outcome).toMatchObject({
      winner: undefined,
      reason: 'repetition',
    });
  });
});
