import { describe, expect, it } from 'vitest';
import { eventsFor } from '../src/event-views.ts';
import type { GameEvent } from '../src/events.ts';
import { Game, type Moment } from '../src/game.ts';
import { parsePosition } from '../src/notation/position-parser.ts';
import { recordText } from '../src/notation/record.ts';
import { replay } from '../src/notation/record-replay.ts';
import { recordOf } from '../src/notation/recording.ts';
import { parseSquare } from '../src/squares.ts';
import type { Viewer } from '../src/views.ts';

const FLAT = '00000/00000/00000/00000/00000';

const at = (name: string): number => parseSquare(name) as number;

function playedFrom(position: string, ...steps: readonly string[]): Game {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.code);
  return steps.reduce((game, step) => {
    const next = game.playText(step);
    if (!next.ok) throw new Error(`${step}: ${next.error.code}`);
    return next.value;
  }, Game.from(read.value));
}

const lastOf = (game: Game): Moment => game.moments.at(-1) as Moment;

const eventsAfter = (position: string, ...steps: readonly string[]): readonly GameEvent[] =>
  lastOf(playedFrom(position, ...steps)).events;

const move = (side: number, from: string, to: string, rise = 0): GameEvent => ({
  kind: 'moved',
  side,
  from: at(from),
  to: at(to),
  rise,
});
const travel = (kind: 'swapped' | 'pushed' | 'slid', side: number, from: string, to: string): GameEvent => ({
  kind,
  side,
  from: at(from),
  to: at(to),
});
const build = (side: number, by: string, square: string, level: number, dome = false): GameEvent => ({
  kind: 'built',
  side,
  by: at(by),
  at: at(square),
  dome,
  level,
});

describe('the events of a step', () => {
  it.each<[what: string, position: string, steps: string[], events: GameEvent[]]>([
    ['a move', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3'], [move(0, 'b3', 'c3')]],
    ['a build', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['b3-c3', '+d3'], [build(0, 'c3', 'd3', 1)]],
    [
      'Z5 a swap: who gives way, then the mover',
      `${FLAT} A apollo:fb3,ma1 none:fc3,me1`,
      ['b3xc3'],
      [travel('swapped', 1, 'c3', 'b3'), move(0, 'b3', 'c3')],
    ],
    [
      'a push',
      `${FLAT} A minotaur:fb3,ma1 none:fc3,me1`,
      ['b3xc3'],
      [travel('pushed', 1, 'c3', 'd3'), move(0, 'b3', 'c3')],
    ],
    [
      'a sweep up, then a slide',
      '00000/00000/00000/00000/01110 C harpies:fa5,ma4 charybdis[whirlpools=c3.b1]:fa2,ma1 none:fb3,me5',
      ['b3-c3'],
      [
        move(2, 'b3', 'c3'),
        { kind: 'swept', side: 2, from: at('c3'), to: at('b1'), rise: 1 },
        travel('slid', 2, 'b1', 'e1'),
      ],
    ],
    [
      'a removal',
      `${FLAT} A bia:fb3,ma1 none:fd3,me1`,
      ['b3-c3'],
      [move(0, 'b3', 'c3'), { kind: 'killed', side: 1, at: at('d3') }],
    ],
    [
      'stone',
      '00000/00000/01000/00000/00000 A medusa:fa3,ma1 none:fc4,me1',
      ['a3-b3', '+a2'],
      [build(0, 'b3', 'a2', 1), build(0, 'b3', 'c4', 1), { kind: 'petrified', side: 1, at: at('c4') }],
    ],
    [
      'a trade that crosses',
      `${FLAT} A nemesis:fa1,mb1 none:fa4,mb4`,
      ['a1-a2', '+a1', "b1<>a4,a2<>b4'"],
      [
        { kind: 'forced', by: 'trade', side: 0, from: at('b1'), to: at('a4') },
        { kind: 'forced', by: 'trade', side: 1, from: at('a4'), to: at('a2') },
        { kind: 'forced', by: 'trade', side: 0, from: at('a2'), to: at('b4') },
        { kind: 'forced', by: 'trade', side: 1, from: at('b4'), to: at('b1') },
      ],
    ],
    [
      'Z6 a token off, the piece on, a coin on',
      `${FLAT} A clio:fb3,ma1 charybdis[whirlpools=d3]:fe5,me1`,
      ['b3-c3', '+d3'],
      [
        { kind: 'tokenGone', card: 1, power: 'charybdis', token: 'whirlpools', at: at('d3') },
        build(0, 'c3', 'd3', 1),
        { kind: 'stockChanged', card: 0, power: 'clio', stock: 'left', count: 2, change: -1 },
        { kind: 'tokenPut', card: 0, power: 'clio', token: 'coins', at: at('d3') },
      ],
    ],
    [
      'Z7 a theft comes before the step',
      `${FLAT} A circe:fb3,ma1 pan:fe5,me1`,
      ['b3-c3'],
      [{ kind: 'cardTaken', card: 1, power: 'pan', seat: 0 }, move(0, 'b3', 'c3')],
    ],
    [
      'Z31 a hero power spent by the deciding step',
      '00000/00000/01300/00000/00000 A bellerophon:fb3,ma1 none:fe5,me1',
      ['b3-c3'],
      [
        move(0, 'b3', 'c3', 2),
        { kind: 'powerUsed', card: 0, power: 'bellerophon' },
        { kind: 'ended', winner: 0, reason: 'climbed' },
      ],
    ],
    [
      'a mark, and its end',
      `${FLAT} B adonis[used=1]:fb3,ma1 none:fc3,me1 marked=c3`,
      ['c3-c2', '+d3'],
      [build(1, 'c2', 'd3', 1), { kind: 'unmarked', side: 1, at: at('c2') }],
    ],
    [
      'a card from a new deck',
      `${FLAT} A~ chaos[face=pan;deck=-;discards=atlas]:fb3,ma1 none:fe5,me1 draws=1`,
      ['draw:pan'],
      [
        { kind: 'reshuffled', card: 0, power: 'chaos' },
        { kind: 'cardDrawn', card: 0, power: 'chaos', drawn: 'pan' },
      ],
    ],
    [
      'a player who leaves',
      `${FLAT} A pan:fb3,ma1 atlas:fe5,me1 hera:fc5,ma5`,
      ['resign:B'],
      [{ kind: 'eliminated', seat: 1, reason: 'resigned', workers: [at('e1'), at('e5')] }],
    ],
    [
      'a win by a power',
      '00000/00000/02000/00000/00000 A pan:fb3,ma1 none:fe5,me1',
      ['b3-c3'],
      [move(0, 'b3', 'c3', -2), { kind: 'ended', winner: 0, reason: 'condition', power: 'pan' }],
    ],
    ['no winner', `${FLAT} A none:fb3,ma1 none:fe5,me1`, ['draw-agreed'], [{ kind: 'ended', reason: 'agreed' }]],
  ])('%s', (_what, position, steps, events) => {
    expect(eventsAfter(position, ...steps)).toEqual(events);
  });

  it('set-up: workers, the Ram, a secret', () => {
    const made = Game.create({ players: 2, powers: ['tartarus', 'none'] });
    if (!made.ok) throw new Error(made.error.code);
    let game = made.value;
    for (const text of ['@a1', '@a2', '@e1', '@e2', 'abyss:c3']) {
      const next = game.playText(text);
      if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
      game = next.value;
    }
    const kinds = game.moments.map(({ events }) => events.map(({ kind }) => kind));
    expect(kinds).toEqual([['placed'], ['placed'], ['placed'], ['placed'], ['secretChosen']]);
    expect(game.moments.slice(0, 2).map(({ events }) => events[0])).toMatchObject([{ sex: 'female' }, { sex: 'male' }]);
    const choice = lastOf(game);
    expect(eventsFor(game.match, choice, 0)).toEqual(choice.events);
    expect(eventsFor(game.match, choice, 1)).toEqual([
      { kind: 'secretChosen', card: 0, power: 'tartarus', secret: 'abyss' },
    ]);
  });

  it('a game that is replayed tells the same', () => {
    const game = playedFrom(`${FLAT} A minotaur:fb3,ma1 none:fc3,me1`, 'b3xc3', '+c4', 'd3-d4', '+d5', 'resign:A');
    const again = replay(recordOf(game));
    if (!again.ok) throw new Error(recordText(recordOf(game)));
    expect(again.value.moments.map(({ events }) => events)).toEqual(game.moments.map(({ events }) => events));
  });

  it('a search is not recorded: legal steps and the end of a turn that is only looked at leave no event', () => {
    const game = playedFrom(`${FLAT} A medusa:fb3,ma1 none:fc4,me1`, 'b3-c3');
    expect(lastOf(game).events).toEqual([move(0, 'b3', 'c3')]);
  });
});

describe('the events a viewer gets', () => {
  const told = (viewer: Viewer, position: string, ...steps: readonly string[]): readonly GameEvent[] => {
    const game = playedFrom(position, ...steps);
    return eventsFor(game.match, lastOf(game), viewer);
  };

  it('of a hidden worker that moved, and of the piece it built but not of the builder', () => {
    const position = `${FLAT} B none:fb3,ma1 hecate:fc3,me1`;
    expect(told(0, position, 'c3-c4')).toEqual([{ kind: 'unseen', side: 1 }]);
    expect(told(1, position, 'c3-c4')).toEqual([move(1, 'c3', 'c4')]);
    expect(told(0, position, 'c3-c4', '+c5')).toEqual([
      { kind: 'built', side: 1, at: at('c5'), dome: false, level: 1 },
    ]);
  });

  it('Z23 nothing of a hidden worker that is displaced or removed', () => {
    expect(told(0, `${FLAT} A apollo:fb3,ma1 hecate:fc3,me1`, 'b3-c3')).toEqual([move(0, 'b3', 'c3')]);
    expect(told(0, `${FLAT} A bia:fb3,ma1 hecate:fd3,me1`, 'b3-c3')).toEqual([move(0, 'b3', 'c3')]);
    expect(told(1, `${FLAT} A bia:fb3,ma1 hecate:fd3,me1`, 'b3-c3')).toHaveLength(2);
  });

  it('a step that was cut did not take place', () => {
    expect(told(0, `${FLAT} A none:fb3,ma1 hecate:fc3,me1`, 'b3-c3')).toEqual([{ kind: 'cut', at: at('c3') }]);
  });

  it('Z23 secrets where they end, if they were secrets', () => {
    const leaving = `${FLAT} A pan:fb3,ma1 hecate:fe5,me1 hera:fc5,ma5`;
    expect(told(0, leaving, 'resign:B')).toEqual([
      { kind: 'eliminated', seat: 1, reason: 'resigned', workers: [] },
      { kind: 'workersRevealed', side: 1, squares: [at('e1'), at('e5')] },
    ]);
    expect(told(1, leaving, 'resign:B')).toEqual([
      { kind: 'eliminated', seat: 1, reason: 'resigned', workers: [at('e1'), at('e5')] },
    ]);
    const abyss = `${FLAT} A pan:fb3,ma1 tartarus[abyss=c3]:fe5,me1`;
    const revealed = { kind: 'secretRevealed', card: 1, power: 'tartarus', secret: 'abyss', squares: [at('c3')] };
    expect(told(0, abyss, 'b3-c3')).toContainEqual(revealed);
    expect(told(1, abyss, 'b3-c3')).not.toContainEqual(revealed);
  });
});
