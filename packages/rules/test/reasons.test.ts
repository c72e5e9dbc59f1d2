import { describe, expect, it } from 'vitest';
import { parsePosition } from '../src/notation/position-parser.ts';
import { SIZE } from '../src/position.ts';
import { seededRandom } from '../src/random.ts';
import { type Refusal, whyNotSquare, whyNotStep } from '../src/reasons.ts';
import { Referee } from '../src/referee.ts';
import { parseSquare, SQUARES, type Square } from '../src/squares.ts';
import { actStep, buildStep, END_STEP, KILL, moveStep, PLACE, REMOVE, type Step } from '../src/steps.ts';
import { allPairs, pairGame } from './fuzz/matchups.ts';
import { NO_CHECKS, playRandomGame } from './fuzz/random-game.ts';

const at = (name: string): Square => parseSquare(name) ?? 0;
const move = (from: string, to: string): Step => moveStep(at(from), at(to));
const build = (by: string, to: string, dome = false): Step => buildStep(at(by), at(to), dome);
const FLAT = '00000/00000/00000/00000/00000';

function why(text: string, step: Step, seat?: number): Refusal | undefined {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return whyNotStep(new Referee(read.value.match), read.value.position, step, seat);
}

function whySquare(text: string, square: string, selected?: string): Refusal | undefined {
  const read = parsePosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const hand = selected === undefined ? undefined : at(selected);
  return whyNotSquare(new Referee(read.value.match), read.value.position, at(square), hand);
}

describe('why a step is refused', () => {
  const bare = `${FLAT} A none:fc3,ma1 none:fc4,me5`;
  it.each<[string, string, Step, Refusal | undefined]>([
    ['it is not', bare, move('c3', 'd3'), undefined],
    ['the game is over', `${FLAT} #A:climbed none:fc3,ma1 none:fc4,me5`, move('c3', 'd3'), { code: 'gameOver' }],
    ['no worker', bare, move('b3', 'b4'), { code: 'noWorker', square: at('b3') }],
    ['another player’s worker', bare, move('c4', 'd4'), { code: 'notYourWorker', square: at('c4') }],
    ['occupied', bare, move('c3', 'c4'), { code: 'occupied', square: at('c4') }],
    ['too far', bare, move('c3', 'e3'), { code: 'tooFar', square: at('e3') }],
    ['the same square', bare, move('c3', 'c3'), { code: 'sameSquare', square: at('c3') }],
    ['build before moving', bare, build('c3', 'd3'), { code: 'moveFirst' }],
    [
      'too high',
      '00000/00000/00020/00000/00000 A none:fc3,ma1 none:fc4,me5',
      move('c3', 'd3'),
      { code: 'tooHigh', square: at('d3'), from: 0, to: 2 },
    ],
    [
      'a dome',
      '00000/00000/000a0/00000/00000 A none:fc3,ma1 none:fc4,me5',
      move('c3', 'd3'),
      { code: 'domed', square: at('d3') },
    ],
    [
      'Athena',
      '00000/00000/00010/00000/00000 A none:fc3,ma1 athena:fc4,me5 climbed=B',
      move('c3', 'd3'),
      { code: 'barred', square: at('d3'), power: 'athena' },
    ],
    [
      'Hades',
      '00000/00000/00100/00000/00000 A none:fc3,ma1 hades:fc4,me5',
      move('c3', 'd3'),
      { code: 'barred', square: at('d3'), power: 'hades' },
    ],
    [
      'the wind',
      `${FLAT} A none:fc3,ma1 aeolus[wind=w]:fc4,me5`,
      move('c3', 'd3'),
      { code: 'barred', square: at('d3'), power: 'aeolus' },
    ],
    [
      'Talus',
      `${FLAT} A none:fc3,ma1 europa[talus=d3]:fc4,me5`,
      move('c3', 'd3'),
      { code: 'closed', square: at('d3'), power: 'europa' },
    ],
    [
      'a coin',
      '00000/00000/00010/00000/00000 A none:fc3,ma1 clio[left=2;coins=d3]:fc4,me5',
      move('c3', 'd3'),
      { code: 'closed', square: at('d3'), power: 'clio' },
    ],
    [
      'the Ram',
      `${FLAT} A none:fc3,ma1 none:fc4,me5 fleece=pan ram=d3`,
      move('c3', 'd3'),
      { code: 'ram', square: at('d3') },
    ],
    [
      'asleep',
      '00000/00000/00100/00000/00000 A none:fc3,ma1 hypnus:fc4,me5',
      move('c3', 'd3'),
      { code: 'asleep', square: at('c3'), power: 'hypnus' },
    ],
    [
      'Persephone',
      '00000/00000/00010/00000/00000 A none:fc3,ma1 persephone:fc4,me5',
      move('c3', 'b3'),
      { code: 'duty', power: 'persephone' },
    ],
    [
      'Aphrodite',
      `${FLAT} A none:fc3,ma1 aphrodite:fc4,me5`,
      move('c3', 'c2'),
      { code: 'barred', square: at('c2'), power: 'aphrodite' },
    ],
    [
      'moved already',
      `${FLAT} A: none:fc3,ma1 none:fc4,me5 moved=c3 mover=c3 origin=b3 steps=1 landed=c3`,
      move('c3', 'd3'),
      { code: 'moved' },
    ],
    [
      'another worker has to build',
      `${FLAT} A: none:fc3,ma1 none:fc4,me5 moved=c3 mover=c3 origin=b3 steps=1 landed=c3`,
      build('a1', 'a2'),
      { code: 'wrongWorker', square: at('a1') },
    ],
    [
      'Limus',
      `${FLAT} A: none:fc3,ma1 limus:fc5,me5 moved=c3 mover=c3 origin=b3 steps=1 landed=c3`,
      build('c3', 'c4'),
      { code: 'barred', square: at('c4'), power: 'limus' },
    ],
    [
      'Artemis back to where she began',
      `${FLAT} A: artemis:fc3,ma1 none:fc5,me5 moved=c3 mover=c3 origin=b3 steps=1 landed=c3`,
      move('c3', 'b3'),
      { code: 'needsPower', square: at('b3'), power: 'artemis' },
    ],
    [
      'Apollo: too high to trade places',
      '00000/00200/00000/00000/00000 A apollo:fc3,ma1 none:fc4,me5',
      move('c3', 'c4'),
      { code: 'tooHigh', square: at('c4'), from: 0, to: 2 },
    ],
    [
      'Apollo: a forbidden climb',
      '00000/00100/00000/00000/00000 A apollo:fc3,ma1 athena:fc4,me5 climbed=B',
      move('c3', 'c4'),
      { code: 'barred', square: at('c4'), power: 'athena' },
    ],
    [
      'Apollo: a worker of his own',
      `${FLAT} A apollo:fc3,mc4 none:fa1,me5`,
      move('c3', 'c4'),
      { code: 'occupied', square: at('c4') },
    ],
    [
      'the Minotaur: no room behind',
      `${FLAT} A minotaur:fc4,ma1 none:fc5,me5`,
      move('c4', 'c5'),
      { code: 'needsPower', square: at('c5'), power: 'minotaur' },
    ],
    [
      'the Minotaur: too high to charge',
      '00000/00200/00000/00000/00000 A minotaur:fc3,ma1 none:fc4,me5',
      move('c3', 'c4'),
      { code: 'tooHigh', square: at('c4'), from: 0, to: 2 },
    ],
    [
      'a hero power that was used',
      `${FLAT} A theseus[used=1]:fc3,ma1 none:fc4,me5`,
      actStep(KILL, at('c4')),
      { code: 'spent', power: 'theseus' },
    ],
    [
      'a power without a target there',
      `${FLAT} A ares:fc3,ma1 none:fc4,me5`,
      actStep(REMOVE, at('d3')),
      { code: 'noTarget', power: 'ares' },
    ],
    [
      'a power with a target elsewhere',
      '00010/00000/00000/01000/00000 A: ares:fc3,ma1 none:fc5,me5 moved=c3 mover=c3 origin=b3 steps=1 builds=1 last=d3 landed=c3',
      actStep(REMOVE, at('e2')),
      { code: 'needsPower', square: at('e2'), power: 'ares' },
    ],
    ['a step that is not offered', bare, END_STEP, { code: 'notOffered', square: 31 }],
    [
      'placing on a worker',
      `${FLAT} @1 none:fc3 none:- start=A`,
      actStep(PLACE, at('c3')),
      { code: 'occupied', square: at('c3') },
    ],
    [
      'a card has to be drawn',
      `${FLAT} A~ chaos[face=pan;deck=apollo;discards=-]:fc3,ma1 none:fc4,me5 draws=1`,
      move('c3', 'd3'),
      { code: 'chance' },
    ],
  ])('%s', (_, text, step, refusal) => {
    expect(why(text, step)).toEqual(refusal);
  });

  it('the turn could not be finished', () => {
    // a2 is free, but from there only a1 could be built on, and Limus guards it.
    const text = 'aaaaa/aaaaa/aaaaa/0aaaa/00aaa A none:fa1 limus:fb1';
    expect(why(text, move('a1', 'a2'))).toEqual({ code: 'deadEnd', square: at('a2') });
  });

  it('it is another player’s turn', () => {
    expect(why(bare, move('c4', 'd4'), 1)).toEqual({ code: 'notYourTurn', seat: 0 });
  });

  it('a player has to answer first', () => {
    const text = `000a0/00000/00000/00000/00000 A: none:fc3,ma1 gaea:fc5,me5 moved=c3 mover=c3 origin=b3 steps=1 builds=1 last=d5 flags=domed.lastDome landed=c3 pending=d5.B builder=c3`;
    expect(why(text, move('c3', 'd3'), 0)).toEqual({ code: 'pending', seat: 1 });
    expect(why(text, move('c3', 'd3'))).toEqual({ code: 'pending', seat: 1 });
    expect(whySquare(text, 'a3')).toEqual({ code: 'needsPower', square: at('a3'), power: 'gaea' });
    expect(whySquare(text, 'c5')).toEqual({ code: 'occupied', square: at('c5') });
  });
});

describe('why nothing can be done on a square', () => {
  const bare = '00000/00000/00020/00000/00000 A none:fc3,ma1 none:fc4,me5';
  it('with a worker in hand, as for the step', () => {
    expect(whySquare(bare, 'd3', 'c3')).toEqual({ code: 'tooHigh', square: at('d3'), from: 0, to: 2 });
    expect(whySquare(bare, 'c2', 'c3')).toBeUndefined();
  });

  it('without one, as for choosing a worker', () => {
    expect(whySquare(bare, 'c3')).toBeUndefined();
    expect(whySquare(bare, 'e5')).toEqual({ code: 'notYourWorker', square: at('e5') });
    expect(whySquare(bare, 'e1')).toEqual({ code: 'noWorker', square: at('e1') });
  });
});

describe('in every position of random games', () => {
  it('a legal step has no reason, any other has one', () => {
    const random = seededRandom(44);
    for (const pair of allPairs().filter((_, i) => i % 41 === 0)) {
      const { game } = playRandomGame(pairGame(pair, random), random, NO_CHECKS);
      for (const { before } of game.moments.filter(() => random() < 0.15))
        expect(misjudged(game.referee, before)).toEqual([]);
    }
  });
});

const FROM: readonly Square[] = [0, 6, 12, 17, 24];

/** The legal steps that have a reason, and the others that have none. Asks about every square, which must not throw. */
function misjudged(referee: Referee, p: Int32Array): readonly Step[] {
  expect(p.length).toBe(SIZE);
  const legal = new Set(referee.legalSteps(p));
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  for (const square of squares) whyNotSquare(referee, p, square);
  return squares
    .flatMap((to) => FROM.flatMap((from) => [moveStep(from, to), buildStep(from, to, false)]))
    .filter((step) => (whyNotStep(referee, p, step) === undefined) !== legal.has(step));
}
