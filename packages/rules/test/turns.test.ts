import { describe, expect, it } from 'vitest';
import type { Game } from '../src/game.ts';
import { positionText } from '../src/notation/position.ts';
import { turnText } from '../src/notation/turn-text.ts';
import { POWER_LIST } from '../src/power-list.ts';
import { pickOne, seededRandom } from '../src/random.ts';
import { listTurns } from '../src/turns/turns-of-game.ts';
import { TurnWalker } from '../src/turns/walker.ts';
import { gameAt, newGame, playLine } from './games.ts';

const FLAT = '00000/00000/00000/00000/00000';
/** Steps of a random game before its turns are listed. */
const STEPS = 24;
/** Turns of each list that are played by their text. */
const PLAYED = 5;
const MAX_TURNS = 3000;

function gameUnderWay(powers: readonly string[], seed: number): Game {
  const random = seededRandom(seed);
  let game = newGame({ players: 2, powers });
  for (let i = 0; i < STEPS && !game.outcome; i++) {
    const next = game.play(pickOne(random, game.legalSteps()));
    if (!next.ok) throw new Error(next.error.code);
    game = next.value;
  }
  return game;
}

/** The number of distinct results that the walker finds, up to a limit. */
function walked(game: Game): number {
  let turns = 0;
  new TurnWalker(game.referee).walk(game.position, () => ++turns < MAX_TURNS);
  return turns;
}

describe('listTurns', () => {
  it('lists the turns of the bare game with their text', () => {
    const game = gameAt(`${FLAT} A none:fa1,me5 none:fc3,mc4`);
    const turns = listTurns(game);
    expect(turns.length).toBe(walked(game));
    expect(turns.map(({ text }) => text)).toContain('a1-b2 +a1');
    expect(new Set(turns.map(({ text }) => text)).size).toBe(turns.length);
  });

  it.each(POWER_LIST.map(({ id }) => id))('%s: each turn leads where it says', (id) => {
    let played = 0;
    for (let seed = 1; played === 0 && seed < 20; seed++) {
      const game = gameUnderWay([id, 'none'], seed);
      if (game.outcome || walked(game) >= MAX_TURNS) continue;
      const turns = listTurns(game);
      expect(turns.length).toBe(walked(game));
      for (const { steps, text, after } of turns.slice(0, PLAYED)) {
        expect(turnText(game, steps)).toBe(text);
        let position = game.position;
        for (const step of steps) position = game.referee.carry(position, step).position;
        expect(positionText({ match: game.match, position })).toBe(
          positionText({ match: game.match, position: after }),
        );
        played += steps.length;
      }
    }
    expect(played).toBeGreaterThan(0);
  });

  it('has nothing to list during set-up and after the end', () => {
    expect(listTurns(newGame({ players: 2 }))).toEqual([]);
    const over = playLine(gameAt(`${FLAT} A none:fa1,me5 none:fc3,mc4`), 'resign:A');
    expect(listTurns(over)).toEqual([]);
  });

  it('goes on from the middle of a turn', () => {
    const game = playLine(gameAt(`${FLAT} A demeter:fa1,me5 none:fc3,mc4`), 'a1-b1 +a1');
    expect(listTurns(game).map(({ text }) => text)).toContain('.');
  });
});

describe('turnText', () => {
  it('writes several turns, each step as its player sees it', () => {
    const game = gameAt(`${FLAT} A minotaur:fb3,ma1 none:fc3,me5`);
    const line = playLine(game, 'b3xc3 +b3 e5-e4 +e5');
    expect(
      turnText(
        game,
        line.moments.map(({ step }) => step),
      ),
    ).toBe('b3xc3 +b3 e5-e4 +e5');
  });
});
