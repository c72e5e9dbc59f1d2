import { type Game, isRefused, type MatchOptions, POWER_LIST, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { computer, countedClock, newGame, playGame } from './table.ts';

const BUDGET = 80;

/** Computer against computer: an illegal step or a bad question throws. */
function game(options: MatchOptions, decisions: number): Game {
  const random = seededRandom(7);
  const players = Array.from({ length: options.players }, () => computer(8, BUDGET, countedClock));
  return playGame(newGame(options), players, random, decisions);
}

/** Each meets another one, and all are met. */
const pairs = POWER_LIST.map(({ id }, i): [string, string] => {
  const others = [...POWER_LIST.slice(i + 1), ...POWER_LIST.slice(0, i)];
  return [id, others.find((other) => !isRefused(id, other.id))?.id ?? 'none'];
});

describe('plays legally from set-up on', () => {
  test.each(pairs)('%s against %s', (...powers) => {
    const { moments, outcome } = game({ players: 2, powers }, 16);
    expect(outcome !== undefined || moments.length >= 16).toBe(true);
  });

  test.each([
    ['three', { players: 3, powers: ['pan', 'artemis', 'zeus'] }],
    ['three with secrets', { players: 3, powers: ['hecate', 'pan', 'moerae'] }],
    ['three with answers out of turn', { players: 3, powers: ['gaea', 'atlas', 'limus'] }],
    ['teams', { players: 4, powers: ['pan', 'artemis', 'zeus', 'siren'] }],
    ['teams with chance', { players: 4, powers: ['chaos', 'hermes', 'dionysus', 'aeolus'] }],
    ['no powers', { players: 2 }],
    ['the Fleece', { players: 2, fleece: 'aeolus' }],
    ['the Fleece with a drawn card', { players: 2, fleece: 'chaos', start: 1 }],
    [
      'the Fleece with heroes',
      { players: 2, fleece: 'demeter', powers: ['jason', 'atalanta'], house: { fleeceHeroes: true } },
    ],
    ['house rules', { players: 2, powers: ['bia', 'limus'], house: { biaPerimeter: true, limusAnyDome: true } }],
    ['heroes and repetition', { players: 2, powers: ['jason', 'odysseus'], repetition: true }],
  ] satisfies [string, MatchOptions][])('%s', (_, options) => {
    const { moments, outcome } = game(options, 24);
    expect(outcome !== undefined || moments.length >= 24).toBe(true);
  });
});

test('games come to an end', () => {
  const { outcome } = game({ players: 2 }, 400);
  expect(outcome?.winner).toBeTypeOf('number');
});
