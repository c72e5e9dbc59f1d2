import { en } from '@oia/texts';
import { describe, expect, test } from 'vitest';
import { withLatinLetters } from '../src/game/controls/typed-form.lazy.tsx';
import { logOf } from '../src/game/log/log-entries.ts';
import { tableFacts } from '../src/game/players/seats.ts';
import { promptLine, workerInHand } from '../src/game/prompt/prompt-line.ts';
import { whyNot, whyNotTyped } from '../src/game/prompt/why-not.lazy.ts';
import { resultWords } from '../src/game/result/result-words.ts';
import { lastSquares, type ShownGame, shownGameOf } from '../src/game/shown-game.ts';
import { sayLastTurn, saySteps, sayWorkers } from '../src/game/voice/spoken-answers.lazy.ts';
import { offerOf } from '../src/session/choices.ts';
import type { GameSession } from '../src/session/game-session.ts';
import { gameOf, playAll, sessionAt, tableOf } from './tables.ts';

const nameOf = (seat: number): string => ['Anna', 'Ben', 'Cleo'][seat] ?? '?';
const PLACED = '@b2 @d2 @b4 @d4';
const [A1, B2, D2, B3, C3, E5] = [0, 6, 8, 11, 12, 24] as const;

function seen(session: GameSession): ShownGame {
  const shown = shownGameOf(session);
  if (!shown) throw new Error('still in the draft');
  return shown;
}

function open(powers: readonly string[], text: string): GameSession {
  const session = sessionAt(tableOf({ players: 2, powers }, ['person', 'person']));
  if (text) playAll(session, text);
  return session;
}

describe('the prompt', () => {
  test('names the actor and the possible steps', () => {
    const session = open(['artemis', 'pan'], `${PLACED} b2-b3`);
    expect(promptLine(en, session, nameOf)).toEqual({
      seat: 0,
      text: 'Artemis: move once more, or build.',
      isAnswer: false,
      power: 'artemis',
    });
  });

  test('follows the worker in hand', () => {
    const session = open(['artemis', 'hermes'], PLACED);
    const { view, legal } = seen(session);
    const { choices } = offerOf(en, legal);
    const says = (square: number): string => promptLine(en, session, nameOf, workerInHand(view, choices, square)).text;
    expect(says(B2)).toBe('Now choose where she goes.');
    expect(says(D2)).toBe('Now choose where he goes.');
    expect(says(C3)).toBe(promptLine(en, session, nameOf).text);
    expect(workerInHand(view, choices, undefined)).toBeUndefined();
  });

  test('knows what the worker in hand may do besides moving', () => {
    const session = open(['prometheus', 'none'], PLACED);
    const { view, legal } = seen(session);
    expect(workerInHand(view, offerOf(en, legal).choices, B2)).toEqual({ does: 'act', sex: 'female' });
  });

  test("asks the player who may answer in another player's turn", () => {
    const session = open(['gaea', 'polyphemus'], '@a1 @a2 @d4 @e5 a1-b1 +a1');
    const legal = gameOf(session).legalSteps();
    expect(legal.length).toBeGreaterThan(0);
    playAll(session, 'd4-d3 +d4 +c2^');
    expect(promptLine(en, session, nameOf)).toMatchObject({ seat: 0, isAnswer: true });
  });

  test('says why a game is over', () => {
    const session = open([], PLACED);
    session.send({ kind: 'resign' }, 1);
    expect(promptLine(en, session, nameOf).text).toContain('Ben resigned');
    expect(resultWords(en, gameOf(session), nameOf, undefined)).toEqual({
      title: 'Anna won, turn 1',
      why: 'Ben resigned. The game goes to Anna.',
    });
  });

  test('says it to the only person as "you"', () => {
    const session = open([], `${PLACED} b2-b3 +b2`);
    session.send({ kind: 'resign' }, 1);
    expect(resultWords(en, gameOf(session), nameOf, 0)).toEqual({
      title: 'You won, turn 2',
      why: 'Your opponent resigned.',
    });
    expect(resultWords(en, gameOf(session), nameOf, 1)).toEqual({ title: 'Anna won, turn 2', why: 'You resigned.' });
  });

  test('only names a step that would test a secret', () => {
    const session = sessionAt(tableOf({ players: 2, powers: ['pan', 'hecate'] }, ['person', 'person']), {
      confirms: () => true,
    });
    session.send({ kind: 'takeDevice' });
    for (const word of ['@b2', '@d2']) session.send({ kind: 'text', text: word });
    session.send({ kind: 'takeDevice' });
    for (const word of ['@b4', '@d4']) session.send({ kind: 'text', text: word });
    session.send({ kind: 'takeDevice' });
    playAll(session, 'b2-b3');
    expect(session.state.value.proposal?.shown).toBeUndefined();
    expect(promptLine(en, session, nameOf).text).toContain('from b2 to b3');
    expect(seen(session).moments).toHaveLength(4);
  });
});

describe('a square that is refused', () => {
  test('says why, for the selected worker', () => {
    const session = open([], PLACED);
    expect(whyNot(en, session, nameOf, E5, B2)).toContain('e5');
    expect(whyNot(en, session, nameOf, A1, undefined)).toBe('First choose the worker that is to do it: b2.');
  });

  test('says that the board shows an earlier position', () => {
    const session = open([], PLACED);
    session.lookAt(1);
    expect(whyNot(en, session, nameOf, E5, undefined)).toBe(en.ui.gameHelp.lookingBackNow);
  });
});

describe('a typed turn', () => {
  test('is explained where it stops', () => {
    const game = gameOf(open([], PLACED));
    expect(whyNotTyped(en, game, 'nonsense', nameOf)).toContain('nonsense');
    expect(whyNotTyped(en, game, 'b2-b3 +e5', nameOf)).toMatch(/^\+e5: .* Nothing was played\.$/);
    expect(whyNotTyped(en, game, 'b2-b3 +b2 b4-a4', nameOf)).toContain('Before it Ben has to act.');
    expect(whyNotTyped(en, game, 'b2-b3 .', nameOf)).toContain(en.ui.gameHelp.typedUnfinished);
  });
});

describe('what has happened', () => {
  test('is listed by turns', () => {
    const session = open([], `${PLACED} b2-b3 +b2`);
    const log = logOf(en, gameOf(session), 0, nameOf);
    expect(log.map(({ title }) => title)).toEqual(['Set-up', '1. Anna']);
    expect(log[1]?.steps.map(({ description, after }) => [description.notation, after])).toEqual([
      ['b2-b3', 5],
      ['+b2', 6],
    ]);
  });

  test('is highlighted on the board until the next step', () => {
    const session = open([], `${PLACED} b2-b3 +c3`);
    expect(lastSquares(seen(session))).toEqual([B2, B3, C3]);
    session.lookAt(2);
    expect(lastSquares(seen(session))).toEqual([B2, 8]);
  });

  test('is highlighted also where others were forced', () => {
    const session = open(['apollo', 'none'], '@b2 @d2 @b3 @e5 b2xb3');
    expect([...lastSquares(seen(session))].sort((a, b) => a - b)).toEqual([B2, B3]);
  });

  test('can be announced again', () => {
    const session = open([], `${PLACED} b2-b3`);
    const shown = seen(session);
    expect(sayLastTurn(en, shown, nameOf)).toBe('Last turn: Anna: A worker moves from b2 to b3.');
    expect(sayWorkers(en, shown, nameOf)).toBe('Your workers: d2 (ground), b3 (ground)');
    expect(saySteps(en, shown)).toMatch(/^Possible now: Build: /);
  });
});

describe('a hidden side', () => {
  const HIDDEN = tableOf({ players: 2, powers: ['pan', 'hecate'] }, ['person', 'person']);

  function hidden(): GameSession {
    const session = sessionAt(HIDDEN);
    session.send({ kind: 'takeDevice' });
    playAll(session, '@b2 @d2');
    session.send({ kind: 'takeDevice' });
    playAll(session, '@b4 @d4');
    session.send({ kind: 'takeDevice' });
    return session;
  }

  test('is on no other player’s board, log or list', () => {
    const session = hidden();
    const shown = seen(session);
    expect(shown.viewer).toBe(0);
    expect(lastSquares(shown)).toEqual([]);
    const log = JSON.stringify(logOf(en, shown.game, shown.viewer, nameOf));
    expect(log).not.toMatch(/b4|d4/);
    const facts = tableFacts(en, HIDDEN, shown, 0, nameOf);
    expect(JSON.stringify(facts)).not.toMatch(/b4|d4/);
    expect(facts.seats[1]?.removed).toBe(0);
  });
});

describe('players', () => {
  test('removed workers are counted', () => {
    const session = open(['bia', 'pan'], '@a1 @e1 @a3 @e5 a1-a2 +a1');
    expect(tableFacts(en, session.setup, seen(session), 1, nameOf).seats[1]).toMatchObject({
      removed: 1,
      isActor: true,
    });
  });

  test('the card beside the Ram has no owner', () => {
    const session = sessionAt(tableOf({ players: 2, fleece: 'artemis' }, ['person', 'person']));
    const facts = tableFacts(en, session.setup, seen(session), 0, nameOf);
    expect(facts.fleece?.power).toBe('artemis');
    expect(facts.seats.every(({ card }) => card === undefined)).toBe(true);
  });
});

test('Cyrillic lookalikes are understood', () => {
  expect(withLatinLetters('с3-с4 +а5')).toBe('c3-c4 +a5');
  expect(withLatinLetters('b3xc4')).toBe('b3xc4');
});
