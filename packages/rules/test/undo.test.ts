import { describe, expect, it } from 'vitest';
import type { Game } from '../src/game.ts';
import { hashOf } from '../src/hash.ts';
import { STAGE, TURN } from '../src/position.ts';
import { FLAT, gameAt, newGame, playLine, TOWER } from './games.ts';

describe('undo', () => {
  const floor = (game: Game): [floor: number, made: number] => [game.undoFloor, game.moments.length];

  it('Z29 nothing is done, nothing can be taken back', () => {
    const game = newGame({ players: 2 });
    expect(game.undoFloor).toBe(0);
    expect(game.undo()).toMatchObject({ ok: false, error: { code: 'illegalStep' } });
  });

  it('Z29 the own steps can, one by one, down to another seat’s', () => {
    const game = playLine(gameAt(`${FLAT} A demeter:fc3,ma1 pan:fe5,me1`), 'c3-c4 +c3 . e5-e4');
    expect(floor(game)).toEqual([3, 4]);
    const back = game.undo();
    expect(back.ok && floor(back.value)).toEqual([0, 3]);
    expect(back.ok && back.value.actor).toBe(1);
  });

  it('Z29 a finished turn can be taken back while no one else has acted', () => {
    let game = playLine(gameAt(`${FLAT} A demeter:fc3,ma1 pan:fe5,me1`), 'c3-c4 +c3 .');
    expect(game.actor).toBe(1);
    for (const left of [2, 1, 0]) {
      const back = game.undo();
      if (!back.ok) throw new Error(back.error.code);
      game = back.value;
      expect(game.moments).toHaveLength(left);
    }
    expect(hashOf(game.position)).toBe(hashOf(game.first));
  });

  it('Z29 no one takes back what another one did', () => {
    const game = playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`), 'c3-c4 +c3 e5-e4');
    const back = game.undo();
    expect(back.ok && back.value.undoFloor).toBe(0);
    const again = playLine(game, '+e5 c4-c5');
    expect(floor(again)).toEqual([4, 5]);
  });

  it('Z29 35.9 an answer out of turn is a floor for the builder, also when it was no', () => {
    const dome = playLine(gameAt(`${TOWER} A demeter:fc4,ma1 gaea:fe1,me2`), 'c4-c5 +d5');
    expect(floor(dome)).toEqual([0, 2]);
    for (const answer of ['pass', '*e5']) {
      const answered = playLine(dome, answer);
      expect(floor(answered)).toEqual([2, 3]);
      const on = playLine(answered, '+b5');
      expect(floor(on)).toEqual([3, 4]);
      const back = on.undo();
      expect(back.ok && back.value.position[STAGE]).toBe(TURN);
    }
  });

  it('Z29 14.8 chance has spoken: the card stays drawn', () => {
    const game = playLine(
      gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas.apollo]:fe1,me2`),
      'c4-c5 +d5 draw:atlas',
    );
    expect(floor(game)).toEqual([3, 3]);
    expect(game.undo().ok).toBe(false);
    expect(floor(playLine(game, 'e1-d1'))).toEqual([3, 4]);
  });

  it('Z29 before the card is drawn the turn can still be taken back', () => {
    const game = playLine(gameAt(`${TOWER} A pan:fc4,ma1 chaos[face=hermes;deck=atlas]:fe1,me2`), 'c4-c5 +d5');
    expect(floor(game)).toEqual([0, 2]);
  });

  it('Z29 39.23 against Hecate every step asks the truth', () => {
    const game = gameAt(`${FLAT} B hecate:fa1,mb1 demeter:fc3,me5`);
    for (const line of ['c3-c4', 'c3-c4 +c3', 'c3-c4 +c3 +c5']) {
      const played = playLine(game, line);
      expect(floor(played)).toEqual([played.moments.length, played.moments.length]);
    }
    const cut = playLine(gameAt(`${FLAT} B hecate:fc4,mb1 demeter:fc3,me5`), 'c3-c4');
    expect(cut.moments[0]?.cut).toBe(17);
    expect(cut.undo().ok).toBe(false);
  });

  it('Z29 her own steps are hers to take back', () => {
    const game = playLine(gameAt(`${FLAT} A hecate:fa1,mb1 demeter:fc3,me5`), 'a1-a2 +a1');
    expect(floor(game)).toEqual([0, 2]);
  });

  it('Z29 43.12 against Tartarus a step asks, a build does not', () => {
    const game = gameAt(`${FLAT} B tartarus[abyss=c1]:fa1,ma2 demeter:fc3,me5`);
    expect(floor(playLine(game, 'c3-c4'))).toEqual([1, 1]);
    expect(floor(playLine(game, 'c3-c4 +c3'))).toEqual([1, 2]);
    expect(floor(playLine(game, 'c3-c4 +c3 +c5'))).toEqual([1, 3]);
  });

  it('Z29 43.12 so does every way to put a worker somewhere', () => {
    const charon = gameAt(`${FLAT} B tartarus[abyss=c1]:fd3,ma2 charon:fc3,me5`);
    expect(floor(playLine(charon, 'c3~d3'))).toEqual([1, 1]);
    const siren = gameAt(`${FLAT} B tartarus[abyss=c1]:fd3,ma2 siren[song=e]:fc3,me5`);
    expect(floor(playLine(siren, 'd3>e3'))).toEqual([1, 1]);
    const odysseus = gameAt(`${FLAT} B tartarus[abyss=c1]:fd3,ma2 odysseus:fc3,me5`);
    expect(floor(playLine(odysseus, 'd3>>a5'))).toEqual([1, 1]);
    const jason = gameAt(`${FLAT} B tartarus[abyss=c1]:fd3,ma2 jason:fc3,me5`);
    expect(floor(playLine(jason, '*a5'))).toEqual([1, 1]);
  });

  it('Z29 his own steps, and those of a game whose secret is not chosen yet, are free', () => {
    const own = playLine(gameAt(`${FLAT} A tartarus[abyss=c1]:fa1,ma2 demeter:fc3,me5`), 'a1-b1');
    expect(floor(own)).toEqual([0, 1]);
    const placing = playLine(newGame({ players: 2, powers: ['tartarus', 'pan'] }), '@a1 @a2 @c3 @c4');
    expect(floor(placing)).toEqual([2, 4]);
    const beforeHecate = playLine(newGame({ players: 2, powers: ['pan', 'hecate'] }), '@a1 @a2');
    expect(floor(beforeHecate)).toEqual([0, 2]);
  });

  it('Z29 40.11 against Moerae a step asks, a build does not', () => {
    const game = gameAt(`${FLAT} B moerae[fate=a1]:fa1,ma2,na3 demeter:fc3,me5`);
    expect(floor(playLine(game, 'c3-c4'))).toEqual([1, 1]);
    expect(floor(playLine(game, 'c3-c4 +c3'))).toEqual([1, 2]);
  });

  it('Z29 an outcome from outside stands', () => {
    const game = playLine(gameAt(`${FLAT} A pan:fc3,ma1 zeus:fe5,me1`), 'c3-c4 resign:B');
    expect(floor(game)).toEqual([2, 2]);
    expect(game.undo().ok).toBe(false);
  });

  it('Z29 M2.5 in set-up the own placing can be taken back', () => {
    const game = playLine(newGame({ players: 2 }), '@a1 @a2');
    expect(floor(game)).toEqual([0, 2]);
    expect(floor(playLine(game, '@c3'))).toEqual([2, 3]);
  });
});
