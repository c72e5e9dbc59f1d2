import { describe, expect, it } from 'vitest';
import { fieldsOf, holdersOf, withTurnBegun } from '../src/readers.ts';
import { type gameAt as At, FLAT, gameAt, newGame, playLine } from './games.ts';

type Game = ReturnType<typeof At>;

const holders = ({ match, position }: Game, card = 0): number[] =>
  holdersOf(match, withTurnBegun(match, position), card);

describe('the turn that is about to be played, as it begins', () => {
  const beside = gameAt(`${FLAT} A none:fd2,md3 none:fb2,mc4 fleece=pan ram=c3`);

  it('M7.4: everyone beside the Ram holds its card', () => {
    expect(holders(beside)).toEqual([0, 1]);
    expect(holders(gameAt(`${FLAT} A none:fd2,md3 none:fa1,me5 fleece=pan ram=c3`))).toEqual([0]);
    expect(holders(gameAt(`${FLAT} A none:fe1,md1 none:fa1,me5 fleece=pan ram=c3`))).toEqual([]);
  });

  it('M7.4: for exactly this turn, wherever its workers go', () => {
    const away = playLine(beside, 'd2-e1');
    expect(holders(away)).toEqual([0, 1]);
    expect(holders(playLine(away, 'e1+e2'))).toEqual([0, 1]);
    expect(holders(playLine(away, 'e1+e2 c4-c5'))).toEqual([0, 1]);
  });

  it('17: a card is stolen before the first step', () => {
    expect(holders(gameAt(`${FLAT} A circe:fb3,ma1 pan:fe5,me1`), 1)).toEqual([0]);
    expect(holders(gameAt(`${FLAT} A circe:fb3,ma1 pan:fe5,me4 held=B-A`), 1)).toEqual([1]);
    expect(holders(gameAt(`${FLAT} B circe:fb3,ma1 pan:fe5,me1`), 1)).toEqual([1]);
  });

  it('25: the piece that is saved as it starts is there', () => {
    const saved = (text: string): number | undefined => {
      const { match, position } = gameAt(text);
      return fieldsOf(match, withTurnBegun(match, position), 0)[0]?.value;
    };
    expect(saved(`${FLAT} A morpheus[saved=1]:fb3,ma1 pan:fe5,me1`)).toBe(2);
    expect(saved(`${FLAT} B morpheus[saved=1]:fb3,ma1 pan:fe5,me1`)).toBe(1);
  });

  it('leaves the position itself alone', () => {
    const { match, position } = beside;
    const before = position.slice();
    withTurnBegun(match, position);
    expect(position).toEqual(before);
  });

  it('is the position itself where none is: in set-up, in a turn, after the end', () => {
    const setup = newGame({ players: 2, fleece: 'pan' });
    const over = playLine(beside, 'resign:A');
    for (const { match, position } of [setup, playLine(beside, 'd2-e1'), over]) {
      expect(withTurnBegun(match, position)).toBe(position);
    }
  });
});
