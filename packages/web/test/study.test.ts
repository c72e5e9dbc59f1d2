import { Game, positionText, readPosition, type Step, seededRandom } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { sessionAt, sessionOf } from '../src/study/open-study.ts';
import { turnsToReview } from '../src/study/reviewing.ts';
import { canPlay, isView, type Study, viewersOf } from '../src/study/study.ts';
import { newBranchId, StudySession } from '../src/study/study-session.ts';
import { readStudy, studyText } from '../src/study/text.ts';
import { branchesAfter, mainLineFrom, sizeOf } from '../src/study/tree.ts';
import { randomGame } from './random-games.ts';

function gameAt(text: string): Game {
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return Game.from(read.value);
}

const OPEN = '00000/00011/00101/00000/00100 A apollo:fd3,mb2 demeter:fc4,md2';

/** Plays a turn in notation. */
function play(session: StudySession, turn: string): void {
  for (const word of turn.split(' ')) {
    const next = session.game.playText(word);
    if (!next.ok) throw new Error(`${word}: ${next.error.code}`);
    session.play(next.value.moments.at(-1)?.step as Step);
  }
}

const opened = (): StudySession => sessionAt(gameAt(OPEN), [], 0);

const texts = (session: StudySession): string[] => {
  const { study } = session.state.value;
  return (JSON.parse(studyText(study)) as { turns: string[] }).turns;
};

describe('the variations of a study', () => {
  test('a turn becomes a branch when it is complete, and only once', () => {
    const session = opened();
    play(session, 'b2-c3');
    expect(session.state.value).toMatchObject({ path: [], open: [expect.any(Number)] });
    expect(texts(session)).toEqual([]);
    play(session, '+d4');
    expect(texts(session)).toEqual(['b2-c3 +d4']);
    session.back();
    play(session, 'b2-c3 +d4');
    expect(sizeOf(session.state.value.study.branches)).toBe(1);
    expect(session.game.actor).toBe(1);
  });

  test('another turn at the same place is a variation, which can be walked, promoted and deleted', () => {
    const session = opened();
    play(session, 'b2-c3 +d4');
    play(session, 'c4-b4 +b3 .');
    session.toStart();
    play(session, 'd3-e3 +e2');
    expect(texts(session)).toEqual(['b2-c3 +d4', ['d3-e3 +e2'], 'c4-b4 +b3 .']);
    expect(session.canPromote).toBe(true);
    session.beside(-1);
    expect(session.canPromote).toBe(false);
    session.beside(1);
    session.promote();
    expect(texts(session)).toEqual(['d3-e3 +e2', ['b2-c3 +d4', 'c4-b4 +b3 .']]);
    session.remove();
    expect(texts(session)).toEqual(['b2-c3 +d4', 'c4-b4 +b3 .']);
    expect(session.state.value.path).toEqual([]);
    session.toEnd();
    expect(session.game.actor).toBe(0);
  });

  test('a step back leaves an unfinished turn, then a whole one', () => {
    const session = opened();
    play(session, 'b2-c3 +d4');
    play(session, 'c4-b4');
    session.back();
    expect(session.state.value.open).toEqual([]);
    expect(session.state.value.path).toHaveLength(1);
    session.back();
    expect(session.canGoBack).toBe(false);
    expect(session.canGoForward).toBe(true);
  });

  test('a line is added as far as it is legal, and its first turn is shown', () => {
    const session = opened();
    const other = opened();
    play(other, 'b2-c3 +d4');
    play(other, 'c4-b4 +b3 .');
    const turns = other.gameAt(mainLineFrom(other.state.value.study.branches))?.moments.map(({ step }) => step) ?? [];
    session.playLine([], [turns.slice(0, 2), turns.slice(2), [1]]);
    expect(texts(session)).toEqual(['b2-c3 +d4', 'c4-b4 +b3 .']);
    expect(session.state.value.path).toHaveLength(1);
  });
});

describe('a study as text', () => {
  test.each(Array.from({ length: 30 }, (_, seed) => seed))('random game %i comes back as it was', (seed) => {
    const game = randomGame(seed, 70);
    const session = sessionOf(game, ['Anna', undefined]);
    const random = seededRandom(seed);
    const line = mainLineFrom(session.state.value.study.branches);
    session.go(line.slice(0, Math.floor(random() * line.length)));
    for (let i = 0; i < 6 && session.canPlay; i++) {
      const legal = session.game.legalSteps();
      session.play(legal[Math.floor(random() * legal.length)] as Step);
    }
    const { study } = session.state.value;
    const read = readStudy(studyText(study), newBranchId);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(studyText(read.value)).toBe(studyText(study));
    expect(sizeOf(read.value.branches)).toBe(sizeOf(study.branches));
  });

  test.each([
    ['no JSON', '{"study"', 'badState'],
    ['a newer version', '{"study":9,"start":"","turns":[]}', 'newerVersion'],
    ['a bad position', '{"study":1,"start":"nonsense","turns":[]}', 'badHeights'],
    ['an illegal turn', `{"study":1,"start":"${OPEN}","turns":["a1-a2"]}`, 'illegalStep'],
    ['something else than turns', `{"study":1,"start":"${OPEN}","turns":[7]}`, 'badStep'],
  ])('%s is refused', (_, text, code) => {
    expect(readStudy(text, newBranchId)).toMatchObject({ ok: false, error: { code } });
  });
});

describe('secrets', () => {
  const secret = randomGame(3, 24, ['hecate', 'pan']);

  test('a whole game can be seen by each seat, but turns of hidden workers cannot be chosen', () => {
    const session = sessionOf(secret, []);
    const { study } = session.state.value;
    expect(viewersOf(study)).toEqual([0, 1]);
    const hidden = mainLineFrom(study.branches)
      .map((_, i, line) => line.slice(0, i))
      .find((path) => session.gameAt(path)?.actor === 0 && path.length > 4);
    const game = session.gameAt(hidden ?? []) as Game;
    expect(canPlay({ ...study, seat: 0 }, game)).toBe(true);
    expect(canPlay({ ...study, seat: 1 }, game)).toBe(false);
  });

  test('a view belongs to its viewer, and cannot be played on', () => {
    const { match } = secret;
    const position = secret.view(1);
    const { study } = sessionAt({ match, position }, [], 0).state.value;
    expect(isView(study)).toBe(true);
    expect(viewersOf(study)).toEqual([1]);
    expect(study.seat).toBe(1);
    expect(canPlay(study, new Game(match, position))).toBe(false);
  });

  test('a review of a seat holds nothing that it could not see, and judges only its own turns', () => {
    const session = sessionOf(secret, []);
    session.viewAs(1);
    const turns = turnsToReview(session);
    expect(turns.length).toBeGreaterThan(2);
    for (const { seat, played } of turns) {
      expect(played.seat).toBe(1);
      expect(JSON.stringify(played)).not.toMatch(/hecate[^ ]*:f/);
      expect(played.steps !== undefined).toBe(seat === 1);
    }
  });
});

test('a review asks about each turn of the line, for its player', () => {
  const session = opened();
  play(session, 'b2-c3 +d4');
  play(session, 'c4-b4 +b3 .');
  const turns = turnsToReview(session);
  expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(turns[0]?.played.view).toBe(OPEN);
  expect(turns[1]?.played.steps).toHaveLength(3);
});

test('a game is opened after as many whole turns as were asked for', () => {
  const game = randomGame(8, 40, ['pan', 'zeus']);
  const { study, path } = sessionOf(game, [], 7).state.value;
  const shown: Study = study;
  expect(branchesAfter(shown.branches, path).length).toBe(1);
  const session = new StudySession(study, path);
  expect(session.game.moments.length).toBeLessThanOrEqual(7);
  const end = sessionOf(game, []);
  expect(positionText({ match: game.match, position: end.game.position })).toBe(
    positionText({ match: game.match, position: game.position }),
  );
});
