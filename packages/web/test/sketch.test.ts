import { positionText, readPosition } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { edited, type Sketch, sketchOf, sketchText, withPlayers, withPower } from '../src/study/sketch.ts';
import { randomGame } from './random-games.ts';

const OPEN = '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2';
const C3 = 12;

const tapped = (text: string, square: number, ...kinds: ('raise' | 'lower' | 'dome' | 'erase')[]): string =>
  sketchText(kinds.reduce<Sketch>((sketch, kind) => edited(sketch, { kind }, square), sketchOf(text)));

describe('a position that is set up', () => {
  test.each([
    OPEN,
    '4000c/0b000/00300/00000/a0000 B atlas:fc3,ma2 none:fd1,me2',
    '00000/00020/01210/02201/00101 A zeus:fb3,ma1 siren[song=w]:fb4,mb1 hera pan',
    '00000/30000/00020/00100/01100 B none:fb4,ma1 none:fb2,md1 fleece=aeolus[wind=e] ram=a5',
    '00000/00000/00001/01010/00100 C hecate:? gaea:fd3,ma1 minotaur:fb3,mc2',
  ])('%s is the same when nothing is changed', (text) => {
    expect(sketchText(sketchOf(text))).toBe(text);
  });

  test('any position of a game becomes one between turns', () => {
    for (let seed = 0; seed < 40; seed++) {
      const game = randomGame(seed, 30 + seed, ['gaea', 'clio']);
      const text = sketchText(sketchOf(positionText({ match: game.match, position: game.position })));
      expect(readPosition(text)).toMatchObject({ ok: true });
    }
  });

  test('towers grow, sink and get domes', () => {
    const at = (text: string): string => sketchOf(text).heights[C3] ?? '';
    expect(at(tapped(OPEN, C3, 'raise'))).toBe('2');
    expect(at(tapped(OPEN, C3, 'raise', 'raise', 'raise'))).toBe('0');
    expect(at(tapped(OPEN, C3, 'lower', 'lower'))).toBe('0');
    expect(at(tapped(OPEN, C3, 'dome'))).toBe('b');
    expect(at(tapped(OPEN, C3, 'raise', 'raise', 'dome'))).toBe('4');
    expect(at(tapped(OPEN, C3, 'dome', 'dome'))).toBe('1');
    expect(at(tapped(OPEN, C3, 'erase'))).toBe('0');
  });

  test('workers are placed, moved and removed, but never stand under a dome', () => {
    const put = edited(sketchOf(OPEN), { kind: 'worker', seat: 0, sex: 'f' }, C3);
    expect(sketchText(put)).toContain('apollo:fc3,mb2 ');
    const pushed = edited(put, { kind: 'worker', seat: 1, sex: 'm' }, C3);
    expect(sketchText(pushed)).toContain('apollo:mb2 demeter:fc4,mc3');
    const gone = edited(pushed, { kind: 'worker', seat: 1, sex: 'm' }, C3);
    expect(sketchText(gone)).toContain('demeter:fc4');
    expect(tapped(sketchText(put), C3, 'dome')).toContain('apollo:mb2 ');
  });

  test('another power gets a new card, and players are added and removed', () => {
    const clio = sketchOf('00000/00000/00000/00000/00000 A gaea:fa2,mc5 clio[left=1;coins=d2.b3]:fb2,me1');
    expect(sketchText(withPower(clio, 1, 'pan'))).toContain('pan:fb2,me1');
    expect(sketchText(withPlayers(clio, 3))).toMatch(/ none:-$/);
    expect(sketchText(withPlayers(clio, 4))).toMatch(/ none none$/);
    expect(sketchText(withPlayers({ ...clio, turn: 1 }, 2))).toContain(' B ');
  });
});
