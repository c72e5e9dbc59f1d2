import { describe, expect, test } from 'vitest';
import {
  activeSeat,
  Game,
  heightAt,
  type MatchOptions,
  type Moment,
  type Position,
  type Power,
  pickOne,
  plainStep,
  positionText,
  readPosition,
  seededRandom,
  TurnWalker,
} from '../src/index.ts';

/** Wins also by a step from one second level to another. */
const nike: Power<'nike'> = {
  id: 'nike',
  number: 101,
  set: 'simple',
  players: [2, 3, 4],
  fleece: true,
  wins: (p, _me, from, to) => heightAt(p, from) === 2 && heightAt(p, to) === 2,
};

function newGame(options: Partial<MatchOptions>): Game {
  const made = Game.create({ players: 2, custom: [nike], ...options });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** Random games until this one's power has decided one. */
function decidedGame(): Game {
  for (let seed = 1; seed < 2000; seed++) {
    const random = seededRandom(seed);
    let game = newGame({ powers: ['nike', 'apollo'] });
    while (!game.outcome) {
      const next = game.play(pickOne(random, game.legalSteps()));
      if (next.ok) game = next.value;
    }
    if (game.outcome.reason === 'condition') return game;
  }
  throw new Error('it never decides');
}

const lastOf = (game: Game): Moment => game.moments.at(-1) as Moment;

const textOf = ({ match }: Game, position: Position): string => positionText({ match, position });

/** The positions that the turn can end in, by playing every step. */
function endsOf(game: Game, seat = activeSeat(game.position)): Set<string> {
  const isOver = game.outcome !== undefined || activeSeat(game.position) !== seat;
  if (isOver) return new Set([textOf(game, game.position)]);
  const next = game.legalSteps().flatMap((step) => {
    const played = game.play(step);
    return played.ok ? [...endsOf(played.value, seat)] : [];
  });
  return new Set(next);
}

describe('a power from outside', () => {
  const game = decidedGame();

  test('decides a game, and is named as what decided it', () => {
    expect(game.outcome).toEqual({ winner: 0, reason: 'condition', power: 101 });
    expect(positionText(game)).toContain('#A:condition:nike');
  });

  test('decides it by what it says', () => {
    const { step, before } = lastOf(game);
    const move = plainStep(step);
    if (move.kind !== 'move') throw new Error(move.kind);
    expect([heightAt(before, move.from), heightAt(before, move.to)]).toEqual([2, 2]);
  });

  test('has the same turns by the walk and step by step', () => {
    const { before } = lastOf(game);
    const walked = new Set<string>();
    new TurnWalker(game.referee).walk(before, (result) => walked.add(textOf(game, result)));
    expect([...walked].sort()).toEqual([...endsOf(new Game(game.match, before))].sort());
    expect(walked).toContain(textOf(game, game.position));
  });

  test('lies beside the Ram too', () => {
    expect(newGame({ fleece: 'nike' }).match.cards[0]?.power).toBe(nike);
  });
});

const faultOf = (options: Partial<MatchOptions>): string => {
  const made = Game.create({ players: 2, ...options });
  return made.ok ? '' : made.error.code;
};

test('is unknown where it was not brought along', () => {
  expect(faultOf({ powers: ['nike', 'pan'] })).toBe('unknownPower');
  const text = positionText(newGame({ powers: ['nike', 'pan'] }));
  expect(readPosition(text)).toMatchObject({ ok: false, error: { code: 'unknownPower' } });
});

test.each<[string, Partial<Power<string>>]>([
  ['the id of one of ours', { id: 'pan' }],
  ['the number of one of ours', { number: 9 }],
  ['the id for no power', { id: 'none' }],
])('%s cannot be taken', (_, facts) => {
  const custom = [{ ...nike, ...facts }];
  expect(faultOf({ custom, powers: [custom[0]?.id ?? '', 'apollo'] })).toBe('samePower');
});

test('two of them cannot share a number', () => {
  expect(faultOf({ custom: [nike, { ...nike, id: 'other' }], powers: ['nike', 'other'] })).toBe('samePower');
});
