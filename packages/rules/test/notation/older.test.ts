import { describe, expect, it } from 'vitest';
import { Game } from '../../src/game.ts';
import {
  type MatchPosition,
  olderText,
  parseOlder,
  parsePosition,
  positionText,
  readPosition,
} from '../../src/notation/index.ts';
import { olderStateOf } from '../../src/notation/older-powers.ts';
import {
  ACTIVE,
  copyOf,
  DOMES,
  FEMALE,
  H1,
  H2,
  H3,
  MALE,
  type Position,
  RECORD,
  RESULT,
  SETUP,
  STAGE,
  START,
  samePosition,
} from '../../src/position.ts';
import { POWER_LIST } from '../../src/power-list.ts';
import { pickOne, seededRandom } from '../../src/random.ts';
import { Referee } from '../../src/referee.ts';
import { outcomeOf } from '../../src/result.ts';
import { squaresOf } from '../../src/squares.ts';
import { created, played, positionsOf, valueIn } from './games.ts';

const FLAT = '0'.repeat(25);
const read = (text: string): MatchPosition => valueIn(parseOlder(text));
const ours = (text: string): string => positionText(read(text));
const written = (text: string): string => valueIn(olderText(valueIn(readPosition(text))));

describe('reading the older notation', () => {
  it.each([
    [
      '4101202110011400102000100/2/mortal:A3,C3/artemis:E4,A1',
      '41012/02110/01140/01020/00100 B none:fa3,mc3 artemis:fe4,ma1',
    ],
    [
      '0000011000001000000000100/1/aeolus[w]:B3,C2/clio[1|B4,C3]:C3,D3',
      '00000/11000/00100/00000/00100 A aeolus[wind=e]:fb3,mc2 clio[left=1;coins=c3.b4]:fc3,md3',
    ],
    [`${FLAT}/1/mortal/mortal`, '00000/00000/00000/00000/00000 @0 none:- none:- start=A'],
    [`${FLAT}/2/mortal/mortal`, '00000/00000/00000/00000/00000 @0 none:- none:- start=B'],
    [`${FLAT}/2/pan:A1,B1/mortal`, '00000/00000/00000/00000/00000 @2 pan:fa1,mb1 none:- start=A'],
    [`${FLAT}/1/pan/graeae:A1,B1,C1`, '00000/00000/00000/00000/00000 @3 pan:- graeae:fa1,mb1,nc1 start=B'],
    [`${FLAT}/2/aeolus[n]:A1,B1/mortal`, '00000/00000/00000/00000/00000 @3 aeolus[wind=s]:fa1,mb1 none:- start=A'],
    [`${FLAT}/1/selene[B1]:A1,B1/pan:C1,D1`, '00000/00000/00000/00000/00000 A selene:fb1,ma1 pan:fc1,md1'],
    [`1${FLAT.slice(1)}/1/selene:A1/pan:C1,D1`, '10000/00000/00000/00000/00000 A selene:ma1 pan:fc1,md1'],
    [
      `1${FLAT.slice(1)}/1/europa[C3]:A1/athena[^]:C1`,
      '10000/00000/00000/00000/00000 A europa[talus=c3]:fa1 athena:fc1 climbed=B',
    ],
    [
      `1${FLAT.slice(1)}/1/morpheus[4]:A1/morpheus:C1`,
      '10000/00000/00000/00000/00000 A morpheus[saved=4]:fa1 morpheus:fc1',
    ],
    [`1${FLAT.slice(1)}/1/mortal/pan:C1,D1`, '10000/00000/00000/00000/00000 #B:noWorkers none:- pan:fc1,md1'],
    [`1${FLAT.slice(1)}/1/jason/pan:C1,D1`, '10000/00000/00000/00000/00000 A jason:- pan:fc1,md1'],
    [
      `1${FLAT.slice(1)}/1/jason[x]/pan:C1,D1`,
      '10000/00000/00000/00000/00000 #B:noWorkers jason[used=1]:- pan:fc1,md1',
    ],
    [`3${FLAT.slice(1)}/2/#pan:A5,D1/mortal:C1`, '30000/00000/00000/00000/00000 #A:climbed pan:fa5,md1 none:fc1'],
    [`3${FLAT.slice(1)}/2/pan#:A1,D1/mortal:C1`, '30000/00000/00000/00000/00000 #A:condition:pan pan:fa1,md1 none:fc1'],
  ])('%s', (text, expected) => {
    expect(ours(text)).toBe(expected);
  });

  it('does not mind spaces and case', () => {
    const text = '4101202110011400102000100/2/mortal:A3,C3/clio[2|B4]:E4,A1';
    expect(ours(` ${text.toUpperCase().replace(/([/:,[\]])/g, ' $1\t')}\n`)).toBe(ours(text));
    expect(ours(text.toLowerCase())).toBe(ours(text));
  });

  it('leaves a side that cannot move an unfinished position', () => {
    const { match, position } = read('0000000000000004400004400/1/mortal:A1/mortal:D5,E5');
    expect(position[STAGE]).toBe(START);
    expect(new Referee(match).legalSteps(position)).toEqual([]);
  });

  it.each([
    ['', 'empty', 0],
    [`${FLAT}/1/mortal`, 'badCount', 34],
    [`${FLAT}0/1/mortal/mortal`, 'badHeights', 25],
    [`${FLAT.slice(1)}/1/mortal/mortal`, 'badHeights', 24],
    [`00${FLAT.slice(3)}5/1/mortal/mortal`, 'badHeights', 24],
    [`${FLAT}/3/mortal/mortal`, 'badSide', 26],
    [`${FLAT}/1/mortal/hecate:A1`, 'unknownPower', 35],
    [`${FLAT}/1/mortal/none`, 'unknownPower', 35],
    [`${FLAT}/1/mortal:A1,A6/pan:B1`, 'badSquare', 38],
    [`${FLAT}/1/mortal:A1,B1/pan:B1`, 'duplicateSquare', 45],
    [`4${FLAT.slice(1)}/1/mortal: A5/pan:B1`, 'workerOnDome', 36],
    [`${FLAT}/1/mortal:A1/pan[x]:B1`, 'badState', 38],
    [`${FLAT}/1/mortal[x]:A1/pan:B1`, 'badState', 28],
    [`${FLAT}/1/selene:A1,B1/pan:C1`, 'badState', 28],
    [`${FLAT}/1/#mortal:A1/#pan:C1`, 'badState', 39],
    [`${FLAT}/1/mortal:A1/pan:B1/`, 'trailing', 45],
    [`${FLAT}/1/mortal/bia`, 'badStart', 26],
    [`${FLAT}/2/aeolus:A1,B1/mortal`, 'badState', 28],
    [`${FLAT}/1/morpheus[123456]:A1/pan:B1`, 'badState', 28],
  ])('%j is refused', (text, code, at) => {
    expect(parseOlder(text)).toMatchObject({ ok: false, error: { code, at } });
  });

  it('knows no calm: the wind always blows', () => {
    expect(parseOlder(`${FLAT}/1/aeolus:A1/pan:B1`)).toMatchObject({
      ok: false,
      error: { code: 'badState', at: 'wind' },
    });
  });
});

describe('writing the older notation', () => {
  it.each([
    ['c0000/b0000/a0000/40000/30000 A none:fa1,me3 pan:fc5', '4000040000400004000030000/1/mortal:E3,A1/pan:C5'],
    ['00000/00000/00000/00000/00000 #A:climbed none:fa1,me3 pan:fc5', `${FLAT}/2/#mortal:E3,A1/pan:C5`],
    ['00000/00000/00000/00000/00000 @2 none:fa1,me3 pan:- start=A', `${FLAT}/2/mortal:E3,A1/pan`],
    ['00000/00000/00000/00000/00000 A morpheus:fa1 selene:fc5,me1', `${FLAT}/1/morpheus[0]:A1/selene[C5]:C5,E1`],
    ['00000/00000/00000/40000/44000 #B:stuck none:fc1 pan:fc5', undefined],
    ['00000/00000/00000/44000/04000 #B:stuck none:fa1 pan:fc5', '0000000000000004400004000/1/mortal:A1/pan:C5'],
  ])('%s', (text, expected) => {
    if (expected === undefined)
      expect(olderText(valueIn(parsePosition(text)))).toMatchObject({ error: { at: 'stuck' } });
    else expect(written(text)).toBe(expected);
  });

  it.each([
    ['00000/00000/00000/00000/00000 A pan:fa1 pan:fb1 apollo:fc1', '3 players'],
    ['00000/00000/00000/00000/00000 A pan:fa1 pan:fb1 apollo hera', '4 players'],
    ['00000/00000/00000/00000/00000 A none:fa1 none:fb1 fleece=pan ram=c3', 'fleece'],
    ['00000/00000/00000/00000/00000 A pan:fa1 hecate:fb1', 'hecate'],
    ['00000/00000/00000/00000/00000 A pan:fa1 bia:fb1 house=biaPerimeter', 'biaPerimeter'],
    [
      '00000/00000/00000/00000/00000 A: pan:fb1,ma1 demeter:fe5 moved=b1 mover=b1 origin=c1 steps=1',
      'middle of a turn',
    ],
    ['00000/00000/00000/00000/00000 A+ pan:fa1 pan:fb1', 'additional turn'],
    ['00000/00000/00000/00000/00000 A circe:fa1 pan:fb1 held=B-A', 'circe'],
    ['00000/00000/00000/00000/00000 A pan:fa1 pan:fb1 marked=a1', 'marked'],
    ['00000/00000/00000/00000/00000 @1 pan:fa1 none:- start=A', 'set-up'],
    ['00000/00000/00000/00000/00000 #A:resigned pan:fa1 pan:fb1', 'resigned'],
    ['00000/00000/00000/00000/00000 #-:agreed pan:fa1 pan:fb1', 'agreed'],
    ['00000/00000/00000/00000/00000 A pan:- pan:fb1', 'workers'],
    ['00000/00000/00000/00000/00000 A selene:ma1,nb1 pan:fc1', 'sex'],
  ])('%s has no place for it', (text, what) => {
    expect(olderText(valueIn(parsePosition(text)))).toMatchObject({
      ok: false,
      error: { code: 'notExpressible', at: what },
    });
  });
});

/** The facts that the older notation preserves: no low domes, no sex but where a card names it, no climbs but where a card asks for them. */
function kept({ match, position }: MatchPosition): Position {
  const p = copyOf(position);
  for (const height of [H1, H2, H3]) p[height] |= p[DOMES];
  p[FEMALE] = 0;
  p[MALE] = 0;
  p[RECORD] &= match.cards.reduce((seats, { power, owner }) => seats | (power.readsClimbs ? 1 << (owner ?? 0) : 0), 0);
  const outcome = outcomeOf(p);
  if (outcome) {
    p[RESULT] = outcome.winner ?? 9;
    p[ACTIVE] = 0;
  }
  return p;
}

describe('games in the older notation', () => {
  const known = ['none', ...POWER_LIST.map(({ id }) => id).filter(olderStateOf)];

  it('what can be written is read back', () => {
    const lost: string[] = [];
    let count = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const options = {
        players: 2,
        powers: [pickOne(random, known), pickOne(random, known)],
        start: seed & 1,
        override: true,
      } as const;
      if (options.powers[0] === options.powers[1]) continue;
      for (const placed of positionsOf(played(random, created(options), 80))) {
        const text = olderText(placed);
        if (!text.ok) continue;
        count++;
        const back = read(text.value);
        const same = outcomeOf(placed.position)?.reason === 'stuck' ? Game.from(back).position : back.position;
        const isKept = samePosition(kept({ match: back.match, position: same }), kept(placed));
        if (!isKept || valueIn(olderText(back)) !== text.value) lost.push(text.value);
      }
    }
    expect(lost).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });

  it('every start of a turn and every set-up before a side places can be written', () => {
    const game = played(seededRandom(3), created({ players: 2, powers: ['apollo', 'athena'] }), 60);
    const stages = positionsOf(game).map((placed) => [placed.position[STAGE], olderText(placed).ok]);
    expect(stages.filter(([stage]) => stage === START).every(([, fits]) => fits)).toBe(true);
    expect(stages.filter(([stage, fits]) => stage === SETUP && fits).length).toBe(2);
  });

  it('squares come in the order of the heights', () => {
    const { position } = read(`${FLAT}/1/graeae:A5,C3,E1/mortal:B5`);
    expect(squaresOf(position[FEMALE])).toEqual([20, 21]);
    expect(squaresOf(position[MALE])).toEqual([12]);
    expect(written(`${FLAT}/1/graeae:E1,C3,A5/mortal:B5`)).toBe(`${FLAT}/1/graeae:A5,C3,E1/mortal:B5`);
  });
});
