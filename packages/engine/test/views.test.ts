import { actorOf, isRefused, POWER_LIST, positionText, Referee, readPosition, seededRandom, viewOf } from '@oia/rules';
import { samePosition } from '@oia/rules/layout';
import { expect, test } from 'vitest';
import { newGame, playGame, randomPlayer } from './table.ts';

const SECRETIVE = ['hecate', 'tartarus', 'moerae'];
const openPartner = (id: string): string => (id === 'pan' ? 'apollo' : 'pan');

const tables = [
  ...POWER_LIST.map(({ id }) => [id, openPartner(id)]),
  ...SECRETIVE.flatMap((id) =>
    POWER_LIST.filter((power) => power.players.includes(2) && power.id !== id).map((power) => [id, power.id]),
  ),
  ['hecate', 'pan', 'moerae'],
  ['zeus', 'hecate', 'moerae'],
  ['chaos', 'pan', 'apollo', 'aeolus'],
].filter((ids) => !ids.some((id) => ids.some((other) => isRefused(id, other))));

test.each(tables.map((powers) => ({ names: powers.join(' '), powers })))(
  'a view written and read again is the same and offers the same: $names',
  ({ powers }) => {
    const random = seededRandom(powers.join().length);
    const start = newGame({ players: powers.length as 2 | 3 | 4, powers });
    const players = powers.map(() => randomPlayer(random));
    const game = playGame(start, players, random, 45);
    const referee = new Referee(game.match);
    for (const { after } of game.moments) {
      const actor = actorOf(game.match, after);
      for (const seat of powers.keys()) {
        const view = viewOf(game.match, after, seat);
        const text = positionText({ match: game.match, position: view });
        const read = readPosition(text);
        expect(read.ok, text).toBe(true);
        if (!read.ok) continue;
        expect(samePosition(read.value.position, view), text).toBe(true);
        if (seat === actor) {
          expect(new Referee(read.value.match).legalSteps(read.value.position), text).toEqual(
            referee.legalSteps(after),
          );
        }
      }
    }
  },
);
