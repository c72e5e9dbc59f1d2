import { en } from '@oia/texts';
import { describe, expect, test, vi } from 'vitest';
import { promptLine } from '../src/game/prompt/prompt-line.ts';
import { shownGameOf } from '../src/game/shown-game.ts';
import { draftTable, gameOf, playAll, playFirst, sessionAt, tableOf, until } from './tables.ts';

const BARE = { players: 2 } as const;
const PLACED = '@b2 @d2 @b4 @d4';

describe('two persons without secrets', () => {
  test('the viewer is the actor', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    expect(session.state.value.viewer).toBe(0);
    playAll(session, '@b2 @d2');
    expect(session.state.value).toMatchObject({ viewer: 1, next: undefined });
  });

  test('a turn can be undone step by step, even after its end, until the other player acts', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    playAll(session, `${PLACED} b2-b3 +b2`);
    session.send({ kind: 'undo' });
    session.send({ kind: 'undo' });
    expect(gameOf(session).moments).toHaveLength(4);
    playAll(session, 'b2-b3 +b2 b4-a4');
    session.send({ kind: 'undo' });
    expect(session.can({ kind: 'undo' })).toBe(false);
    expect(gameOf(session).moments).toHaveLength(6);
  });

  test('looking back changes nothing and prevents acting', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    playAll(session, PLACED);
    session.lookAt(2);
    expect(session.state.value.past).toBe(2);
    expect(session.canAct).toBe(false);
    session.lookAt(4);
    expect(session.state.value.past).toBeUndefined();
    expect(session.canAct).toBe(true);
  });

  test('a draw has to be accepted; a refusal is shown until it is dismissed', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    playAll(session, PLACED);
    session.send({ kind: 'offerDraw' }, 0);
    expect(session.state.value.drawOffer).toEqual({ kind: 'offered', by: 0, asked: [1] });
    session.send({ kind: 'answerDraw', accepts: false });
    expect(gameOf(session).outcome).toBeUndefined();
    expect(session.state.value.drawOffer?.kind).toBe('declined');
    session.dismissDraw();
    expect(session.state.value.drawOffer).toBeUndefined();
    session.send({ kind: 'offerDraw' }, 0);
    session.send({ kind: 'answerDraw', accepts: true });
    expect(gameOf(session).outcome?.reason).toBe('agreed');
  });

  test('a typed turn says whether it was played', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    playAll(session, PLACED);
    expect(session.send({ kind: 'text', text: 'b2-b3 +e5' }).ok).toBe(false);
    expect(gameOf(session).moments).toHaveLength(4);
    expect(session.send({ kind: 'text', text: 'b2-b3 +b2' }).ok).toBe(true);
    expect(gameOf(session).actor).toBe(1);
  });

  test('after a resignation the other player starts the rematch', () => {
    const session = sessionAt(tableOf({ players: 2, start: 0 }, ['person', 'person']));
    expect(session.send({ kind: 'rematch' }).ok).toBe(false);
    expect(session.can({ kind: 'resign' })).toBe(true);
    session.send({ kind: 'resign' }, 1);
    expect(session.can({ kind: 'resign' })).toBe(false);
    expect(gameOf(session).outcome).toMatchObject({ winner: 0 });
    expect(session.send({ kind: 'rematch' }).ok).toBe(true);
    expect(session.state.value.rematch?.way.options).toMatchObject({ start: 1 });
  });
});

describe('what a step costs', () => {
  test('the page is notified once', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']));
    let told = 0;
    session.state.watch(() => told++);
    playAll(session, PLACED);
    expect(told).toBe(4);
    session.send({ kind: 'undo' });
    expect(told).toBe(5);
  });

  test('the legal steps are computed once', () => {
    const session = sessionAt(tableOf({ players: 2, powers: ['artemis', 'pan'] }, ['person', 'person']));
    playAll(session, PLACED);
    const [step] = gameOf(session).legalSteps();
    const asked = vi.spyOn(gameOf(session).referee, 'legalSteps');
    session.send({ kind: 'step', step: step ?? 0 });
    for (let i = 0; i < 3; i++) {
      shownGameOf(session);
      promptLine(en, session, String);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('confirming', () => {
  test('the end of a turn waits, and its result is shown', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']), { confirms: () => true });
    for (const word of PLACED.split(' ')) {
      session.send({ kind: 'text', text: word });
    }
    playAll(session, 'b2-b3');
    expect(session.state.value.proposal).toBeUndefined();
    playAll(session, '+b2');
    expect(session.state.value.proposal?.shown?.moments).toHaveLength(6);
    expect(gameOf(session).moments).toHaveLength(5);
    session.send({ kind: 'undo' });
    expect(session.state.value.proposal).toBeUndefined();
    playAll(session, '+b2');
    session.confirm();
    expect(gameOf(session).moments).toHaveLength(6);
  });

  test('restarting the turn drops the proposal too', () => {
    const session = sessionAt(tableOf(BARE, ['person', 'person']), { confirms: () => true });
    for (const word of PLACED.split(' ')) session.send({ kind: 'text', text: word });
    playAll(session, 'b2-b3 +b2');
    session.send({ kind: 'restartTurn' });
    expect(session.state.value.proposal).toBeUndefined();
    expect(gameOf(session).moments).toHaveLength(4);
  });

  test('a proposal replaces a hint', async () => {
    const session = sessionAt(tableOf(BARE, ['person', 3]), { confirms: () => true });
    playAll(session, '@b2');
    session.send({ kind: 'hint' });
    expect(session.state.value.isSeekingHint).toBe(true);
    await until(session, () => session.state.value.hint.length > 0);
    playAll(session, '@d2');
    expect(session.state.value).toMatchObject({ proposal: { shown: {} }, hint: [] });
    session.send({ kind: 'undo' });
    expect(session.state.value).toMatchObject({ proposal: undefined, hint: [] });
  });

  test('a step that tests a secret waits without showing its result', async () => {
    const table = tableOf({ players: 2, powers: ['hecate', 'pan'] }, [3, 'person']);
    const session = sessionAt(table, { confirms: () => true });
    session.start();
    await until(session, () => session.canAct);
    playFirst(session);
    playFirst(session);
    expect(session.state.value.proposal?.shown).toBeDefined();
    session.confirm();
    await until(session, () => session.canAct);
    playFirst(session);
    expect(session.state.value.proposal).toMatchObject({ shown: undefined });
    const { length } = gameOf(session).moments;
    session.confirm();
    expect(gameOf(session).moments.length).toBeGreaterThan(length);
  });
});

describe('a game with a secret', () => {
  const table = tableOf({ players: 2, powers: ['tartarus', 'pan'], start: 0 }, ['person', 'person']);

  test('the device is handed over before and after a secret is chosen', () => {
    const session = sessionAt(table);
    playAll(session, PLACED);
    const { next } = session.state.value;
    expect(next).toBe(0);
    expect(session.canAct).toBe(false);
    session.send({ kind: 'takeDevice' });
    expect(session.state.value).toMatchObject({ viewer: 0, next: undefined });
    playAll(session, 'abyss:c3');
    expect(session.state.value.viewer).toBe(0);
    playAll(session, 'b2-b3 +b2');
    expect(session.state.value.next).toBe(1);
    session.send({ kind: 'takeDevice' });
    expect(session.can({ kind: 'undo' })).toBe(false);
  });
});

describe('computers', () => {
  test('reply to a person, who can take the turn back', async () => {
    const session = sessionAt(tableOf(BARE, ['person', 3]));
    session.start();
    playAll(session, '@b2 @d2');
    await until(session, () => session.canAct && gameOf(session).moments.length === 4);
    playFirst(session);
    playFirst(session);
    await until(session, () => session.canAct && gameOf(session).moments.length > 6);
    expect(session.can({ kind: 'takeBack' })).toBe(true);
    session.send({ kind: 'takeBack' });
    expect(gameOf(session).moments).toHaveLength(4);
    expect(session.canAct).toBe(true);
  });

  test('can be paused and resumed, without a person at the screen', async () => {
    const session = sessionAt(tableOf(BARE, [3, 3]));
    expect(session.state.value.viewer).toBe('spectator');
    session.start();
    await until(session, () => gameOf(session).moments.length >= 4);
    session.send({ kind: 'pause' });
    const { length } = gameOf(session).moments;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(gameOf(session).moments).toHaveLength(length);
    session.send({ kind: 'resume' });
    await until(session, () => gameOf(session).moments.length > length);
    session.stop();
  });

  test('choose in a draft', async () => {
    const session = sessionAt(draftTable([3, 3, 3]));
    session.start();
    await until(session, () => session.state.value.game !== undefined);
    expect(gameOf(session).match.cards).toHaveLength(3);
    session.stop();
  });
});
