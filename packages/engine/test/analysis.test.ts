import { positionText, seededRandom, viewOf, worldsOf } from '@oia/rules';
import { samePosition } from '@oia/rules/layout';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../src/analysis/request-reader.ts';
import { type Line, type Report, requestOf } from '../src/index.ts';
import { gameUnderWay, playKnownPart, playLine, reportOf } from './analysis-reports.ts';
import { gameAt, newGame } from './table.ts';

const reportOn = (text: string, lines = 3, depth = 4): Report => {
  const game = gameAt(text);
  return reportOf(requestOf(game, game.actor ?? 0, lines), depth);
};

describe('every line is legal to its last step', () => {
  test.each(['terpsichore', 'pan', 'hermes'])('%s, who does not see hecate', (power) => {
    let checked = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const game = gameUnderWay(['hecate', power], seed);
      if (game.outcome || game.actor !== 1) continue;
      for (const line of reportOf(requestOf(game, 1, 2), 1).lines) playKnownPart(game, line);
      checked++;
    }
    expect(checked).toBeGreaterThan(5);
  });

  test.each([
    { powers: ['pan', 'zeus', 'hera'], fleece: undefined },
    { powers: ['pan', 'zeus', 'hera', 'apollo'], fleece: undefined },
    { powers: ['none', 'none'], fleece: 'artemis' },
  ])('$powers $fleece', ({ powers, fleece }) => {
    const game = gameUnderWay(powers, 5, fleece);
    const report = reportOf(requestOf(game, game.actor ?? 0, 5), 3);
    expect(report.lines).toHaveLength(5);
    for (const line of report.lines) playLine(game, line);
  });
});

test.each([3, 10])('hermes, who does not see hecate, is not sent around the board (game %i)', (seed) => {
  const game = gameUnderWay(['hecate', 'hermes'], seed);
  const { lines, worlds } = reportOf(requestOf(game, game.actor ?? 0, 3), 2);
  expect(worlds).toBeGreaterThan(1);
  expect(lines).toHaveLength(3);
  for (const { steps } of lines) expect(steps.length).toBeLessThanOrEqual(12);
});

describe('proven results', () => {
  const WIN_IN_TWO = '03030/00200/00200/00000/00000 A none:fc3,ma3 none:fa1,me1';

  test('a win at once', () => {
    const { lines, isFinal } = reportOn('00000/00000/00230/00000/00000 A none:fc3,ma1 none:fe1,me2', 1);
    expect(lines[0]).toMatchObject({ chance: 1, distance: 1 });
    expect(isFinal).toBe(true);
  });

  test('a win with the turn after the next, with the whole way to it', () => {
    const [line] = reportOn(WIN_IN_TWO, 1).lines;
    expect(line?.distance).toBe(3);
    expect(line?.variation).toHaveLength(2);
    expect(playLine(gameAt(WIN_IN_TWO), line as Line).outcome?.winner).toBe(0);
  });

  test('a loss that nothing prevents', () => {
    const { lines, distance } = reportOn('03030/00200/00000/00000/00000 B none:fc4,ma3 none:fa1,me1', 2);
    expect(distance).toBe(-2);
    for (const line of lines) expect(line.chance).toBeLessThan(0.01);
  });

  test('several lines, best first', () => {
    const { lines, depth, nodes, side } = reportOn(
      '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2',
      5,
      3,
    );
    expect(lines).toHaveLength(5);
    expect(lines.map(({ chance }) => chance)).toEqual(lines.map(({ chance }) => chance).toSorted((a, b) => b - a));
    expect({ depth, side, worked: nodes > 100 }).toEqual({ depth: 3, side: 0, worked: true });
  });
});

test('in set-up it says the best squares', () => {
  const text = '00000/00000/00000/00000/00000 @2 apollo:fc3,mb2 demeter:- start=A';
  const { lines } = reportOn(text, 4, 2);
  expect(lines).toHaveLength(4);
  for (const { steps } of lines) expect(gameAt(text).legalSteps()).toContain(steps[0]);
});

test('a game that is over has no lines', () => {
  const { lines, isFinal, chance } = reportOn('30000/00000/00000/00000/00000 #A:climbed pan:fa5,md1 none:fc1,me1');
  expect({ lines, isFinal, chance }).toEqual({ lines: [], isFinal: true, chance: 1 });
});

describe('hidden facts change no report', () => {
  test.each([{ powers: ['hecate', 'pan'] }, { powers: ['tartarus', 'artemis'] }, { powers: ['moerae', 'zeus'] }])(
    '$powers',
    ({ powers }) => {
      let compared = 0;
      for (let seed = 1; seed < 20 && compared < 2; seed++) {
        const game = gameUnderWay(powers, seed);
        const { match } = game;
        const worlds = worldsOf(match, game.view(1), seededRandom(seed), 40);
        const [one, other] = [worlds[0], worlds.at(-1)];
        if (game.outcome || !one || !other || samePosition(one, other)) continue;
        const reports = [one, other].map((position) => {
          const view = positionText({ match, position: viewOf(match, position, 1) });
          return reportOf({ view, seat: 1, lines: 2, seed: 3, table: {} }, 1);
        });
        expect(reports[0]).toEqual(reports[1]);
        expect(reports[0]?.worlds).toBeGreaterThan(1);
        compared++;
      }
      expect(compared).toBe(2);
    },
  );
});

test('the turn of a seat that is not seen has a chance, and no lines', () => {
  const view = '00000/00000/00001/01010/00100 A hecate:? gaea:fd3,ma1';
  const report = reportOf({ view, seat: 1, lines: 3, seed: 1, table: {} }, 1);
  expect(report).toMatchObject({ lines: [], side: 0 });
  expect(report.chance).toBeGreaterThan(0);
});

test.each([
  ['no position', { view: 'nonsense' }, 'badHeights'],
  ['too many lines', { lines: 6 }, 'badNumber'],
  ['a seat that is not there', { seat: 2 }, 'badSide'],
])('%s is refused', (_, change, code) => {
  const request = requestOf(newGame({ players: 2, powers: ['pan', 'zeus'] }), 0, 3);
  expect(readRequest({ ...request, ...change })).toMatchObject({ ok: false, error: { code } });
});
