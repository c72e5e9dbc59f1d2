import { en } from '@oia/texts';
import { afterEach, describe, expect, test } from 'vitest';
import { labelsOf, namesOf } from '../src/session/names.ts';
import { device } from '../src/storage/device.ts';
import { lastSetup } from '../src/storage/games.ts';
import { keptGame } from '../src/storage/kept-game.ts';
import { playAll, sessionAt, tableOf, until } from './tables.ts';

const FRIENDS = tableOf({ players: 2 }, ['person', 'person']);

afterEach(() => {
  for (const key of ['oia.game.test', 'oia.table']) device.remove(key);
});

describe('a computer that stands in', () => {
  test('answers, and the game is stored with it, but the next one begins as agreed', async () => {
    const session = sessionAt(FRIENDS);
    playAll(session, '@b2 @d2 @b4 @d4');
    session.send({ kind: 'standIn', seat: 1, level: 2 });
    expect(keptGame('test')).toMatchObject({ setup: { seats: [{}, { player: 2, standsInFor: 'person' }] } });
    expect(lastSetup()?.seats).toEqual(FRIENDS.seats);
    playAll(session, 'b2-b3 +b2');
    await until(session, ({ state }) => (state.value.game?.moments.length ?? 0) > 6 && state.value.game?.actor === 0);
    session.send({ kind: 'comeBack', seat: 1 });
    expect(keptGame('test')).toMatchObject({ setup: FRIENDS });
  });

  test('plays under the name of the person', () => {
    const seats = [
      { name: '', player: 'person' },
      { name: '', player: 2, standsInFor: 'person' },
      { name: 'Cleo', player: 3, standsInFor: 'remote' },
    ] as const;
    expect(namesOf(en, seats)).toEqual(['Player A', 'Player B', 'Cleo']);
    expect(labelsOf(en, seats)).toEqual(['Player A', 'Player B', 'Cleo']);
  });
});
