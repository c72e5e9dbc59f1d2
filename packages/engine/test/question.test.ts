import { type Game, positionText } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { type Question, questionOf, think } from '../src/index.ts';
import { countedClock, gameAt, newGame, playSteps, thoughtOf } from './table.ts';

const GOOD: Question = {
  view: '00000/00000/00230/00000/00000 A none:fc3,ma1 none:fe1,me2',
  seat: 0,
  level: 8,
  budget: 50,
  seed: 1,
  table: {},
};

describe('a bad question gets an error, no thought and no throw', () => {
  test.each<[string, unknown, string]>([
    ['no question', undefined, 'empty'],
    ['garbage', { ...GOOD, view: 'lorem ipsum' }, 'badHeights'],
    ['no view', { ...GOOD, view: 7 }, 'empty'],
    ['an unknown level', { ...GOOD, level: 'god' }, 'unknownOption'],
    ['a budget that is none', { ...GOOD, budget: Number.NaN }, 'badNumber'],
    ['another seat', { ...GOOD, seat: 1 }, 'badSide'],
    [
      'a finished game',
      { ...GOOD, view: '00000/00000/00230/00000/00000 #A:climbed none:fd3,ma1 none:fe1,me2' },
      'badSide',
    ],
    ['the view of another seat', { ...GOOD, view: '00000/00000/00000/00000/00000 A hecate:? pan:fe1,me2' }, 'badState'],
    [
      'a history of another match',
      { ...GOOD, table: { history: { first: '00000/00000/00000/00000/00000 @0 pan:- zeus:- start=A', seen: [] } } },
      'badState',
    ],
  ])('%s', (_, question, code) => {
    const answer = think(question as Question);
    expect(answer).toMatchObject({ ok: false, error: { code } });
  });
});

test('the good one has an answer', () => {
  const answer = think(GOOD);
  expect(answer).toMatchObject({ ok: true, value: { worlds: 1 } });
});

test('without any time there is still a legal step', () => {
  const game = newGame({ players: 2, powers: ['heracles', 'morpheus'] });
  const thought = thoughtOf(game, 0, { budget: 0 });
  expect(game.legalSteps()).toContain(thought.steps[0]);
});

describe('the time given', () => {
  const nodesOf = (view: string, nodes: number): number => {
    const thought = think({ ...GOOD, view, budget: Number.POSITIVE_INFINITY, nodes });
    if (!thought.ok) throw new Error(JSON.stringify(thought.error));
    return thought.value.nodes;
  };

  test.each([1_000, 4_000, 9_000])('is used to the end where nothing is decided: %i nodes', (nodes) => {
    expect(nodesOf('00000/01000/00210/00100/00000 A none:fc3,mb2 none:fd4,mb4', nodes)).toBeGreaterThanOrEqual(nodes);
  });

  test('is not needed where one turn is left that does not lose', () => {
    const view = '00230/30142/00002/00104/34012 A none:fa2,mb4 none:fe5,me4';
    expect(nodesOf(view, 1_000_000)).toBeLessThan(10_000);
  });
});

describe('a third repetition', () => {
  // B threatens two climbs, and A can stop only one of them.
  const game = gameAt('00000/03030/00200/00000/00000 A none:fa1,me1 none:fc3,mc1 repetition=on');
  const question = questionOf(game, 0, { budget: 2_000 });
  const again = playLine(game, 'a1-b2 b2+a3');
  const view = positionText({ match: game.match, position: again.view(0) });
  const seen = [1, 2].map(() => ({ actor: 0, step: again.moments.at(-1)?.step ?? 0, view }));
  const asked = (times: number) =>
    think(
      { ...question, table: { history: { first: question.view, seen: seen.slice(0, times) } } },
      { clock: countedClock() },
    );

  test('is better than a loss', () => {
    const thought = asked(2);
    expect(thought).toMatchObject({ ok: true, value: { value: 0 } });
    expect(thought.ok && playSteps(game, 0, thought.value.steps).position).toEqual(again.position);
  });

  test('is not yet there the second time', () => {
    const thought = asked(1);
    expect(thought.ok && thought.value.value).toBeLessThan(-0.9);
  });
});

function playLine(start: Game, line: string): Game {
  return line.split(' ').reduce((game, text) => {
    const next = game.playText(text);
    if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
    return next.value;
  }, start);
}
