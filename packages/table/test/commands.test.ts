import { FULL_STRENGTH, type Level } from '@oia/engine';
import { AGREE_STEP, type PowerId, resignStep } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/commands.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { openTable } from '../src/open-table.ts';
import type { Player } from '../src/seats.ts';
import { Table } from '../src/table.ts';
import {
  command,
  dependencies,
  draftSetup,
  gameOf,
  lengthOf,
  must,
  opened,
  PLACED,
  PromptComputer,
  playAll,
  refusalOf,
  send,
  setupOf,
  stepFor,
  tableOf,
} from './tables.ts';

const TWO: readonly Player[] = ['remote', 'remote'];
const undo = { kind: 'undo' } as const;
const restart = { kind: 'restartTurn' } as const;
const takeBack = { kind: 'takeBack' } as const;
const resign = { kind: 'resign' } as const;
const offerDraw = { kind: 'offerDraw' } as const;
const accept = { kind: 'answerDraw', accepts: true } as const;
const decline = { kind: 'answerDraw', accepts: false } as const;
const rematch = { kind: 'rematch' } as const;
const takeDevice = { kind: 'takeDevice' } as const;

describe('a draft', () => {
  test('is decided by the player whose turn it is, and becomes the game', () => {
    const table = opened(draftSetup(TWO));
    const offer = (power: PowerId): Action => ({ kind: 'draft', step: { kind: 'offer', power } });
    expect(refusalOf(table, 1, offer('pan'))).toBe('notYourTurn');
    expect(refusalOf(table, 0, offer('nobody' as PowerId))).toBe('illegalStep');
    expect(refusalOf(table, 0, { kind: 'step', step: 1 })).toBe('noGame');
    must(table, 0, offer('pan'));
    must(table, 0, offer('hermes'));
    must(table, 1, { kind: 'draft', step: { kind: 'pick', power: 'hermes' } });
    must(table, 0, { kind: 'draft', step: { kind: 'pick', power: 'pan' } });
    must(table, 0, { kind: 'draft', step: { kind: 'start', seat: 1 } });
    expect(gameOf(table).match.cards.map(({ power }) => power.id)).toEqual(['pan', 'hermes']);
    expect(gameOf(table).actor).toBe(1);
    expect(refusalOf(table, 1, offer('pan'))).toBe('noDraft');
  });
});

describe('steps', () => {
  test('are played by the player whose turn it is, and by nobody else', () => {
    const table = tableOf(TWO);
    const step = stepFor(table, '@b2');
    expect(refusalOf(table, 1, { kind: 'step', step })).toBe('notYourTurn');
    expect(refusalOf(table, 'host', { kind: 'step', step })).toBe('notSeated');
    expect(refusalOf(table, 2, { kind: 'step', step })).toBe('notSeated');
    expect(refusalOf(table, 0, { kind: 'step', step: 12345 })).toBe('illegalStep');
    expect(lengthOf(table)).toBe(0);
    must(table, 0, { kind: 'step', step });
    expect(lengthOf(table)).toBe(1);
  });

  test("nobody plays another player's resignation, or an agreement, as a step", () => {
    const table = tableOf(TWO);
    for (const step of [resignStep(1), resignStep(0), AGREE_STEP]) {
      expect(refusalOf(table, 0, { kind: 'step', step })).toBe('illegalStep');
    }
    for (const text of ['resign:B', 'draw-agreed', 'abandoned']) {
      expect(refusalOf(table, 0, { kind: 'text', text })).toBe('textStopped');
    }
    expect(gameOf(table).outcome).toBeUndefined();
  });

  test('nobody plays for a computer', () => {
    const table = tableOf([3, 'remote']);
    expect(refusalOf(table, 0, { kind: 'step', step: stepFor(table, '@b2') })).toBe('notSeated');
  });

  test('are refused after the end', () => {
    const table = tableOf(TWO);
    const step = stepFor(table, '@b2');
    must(table, 0, resign);
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('over');
    expect(refusalOf(table, 0, { kind: 'text', text: '@b2' })).toBe('over');
  });
});

describe('a typed turn', () => {
  const text = (words: string): Action => ({ kind: 'text', text: words });

  test('is played whole or not at all', () => {
    const table = tableOf(TWO);
    playAll(table, PLACED);
    expect(send(table, 0, text('b2-b3 +e5'))).toMatchObject({
      ok: false,
      version: 4,
      refusal: { code: 'textStopped', at: '+e5', stands: false },
    });
    expect(send(table, 0, text('b2-b3 +b2 b4-a4'))).toMatchObject({ refusal: { at: 'b4-a4', stands: false } });
    expect(send(table, 0, text(' '))).toMatchObject({ refusal: { at: '' } });
    expect(refusalOf(table, 1, text('b4-b3'))).toBe('notYourTurn');
    expect(lengthOf(table)).toBe(4);
    const { version } = table.state;
    must(table, 0, text('b2-b3  +b2 .'));
    expect(lengthOf(table)).toBe(6);
    expect(table.state.version).toBe(version + 1);
  });

  test('stays played as far as it went if a step has revealed a secret', () => {
    const table = tableOf(TWO, { powers: ['pan', 'hecate'] });
    playAll(table, '@b2 @d2 @b4 @d4');
    const answer = send(table, 0, text('b2-b3 +e5'));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'textStopped', at: '+e5', stands: true } });
    expect(answer.version).toBe(table.state.version);
    expect(lengthOf(table)).toBe(5);
    expect(refusalOf(table, 0, undo)).toBe('stands');
  });
});

describe('undo', () => {
  test("undoes one's own steps, also after the turn, until somebody answers", () => {
    const table = tableOf(TWO);
    playAll(table, `${PLACED} b2-b3 +b2`);
    expect(refusalOf(table, 1, undo)).toBe('stands');
    must(table, 0, undo);
    must(table, 0, undo);
    expect(lengthOf(table)).toBe(4);
    expect(refusalOf(table, 0, undo)).toBe('stands');
    playAll(table, 'b2-b3 +b2 b4-a4');
    expect(refusalOf(table, 0, undo)).toBe('stands');
  });

  test('the floor never decreases: what was answered stays, even if the answer is undone', () => {
    const table = tableOf(TWO);
    playAll(table, `${PLACED} b2-b3 +b2 b4-a4`);
    must(table, 1, undo);
    expect(table.state.floor).toBe(6);
    expect(refusalOf(table, 0, undo)).toBe('stands');
    expect(refusalOf(table, 0, restart)).toBe('stands');
  });

  test('a restart undoes the turn in one change', () => {
    const table = tableOf(TWO, { powers: ['artemis', 'pan'] });
    playAll(table, `${PLACED} b2-b3 b3-c3`);
    const { version } = table.state;
    must(table, 0, restart);
    expect([lengthOf(table), table.state.version]).toEqual([4, version + 1]);
    expect(refusalOf(table, 0, restart)).toBe('stands');
  });

  test('a restart stops at a step that cannot be undone', () => {
    const table = tableOf(TWO, { powers: ['demeter', 'tartarus'], start: 1 });
    playAll(table, '@b4 @d4 @b2 @d2 abyss:e5 b4-b5 +b4 b2-b3 +b2');
    must(table, 0, restart);
    expect(lengthOf(table)).toBe(8);
  });

  test('is refused in a draft', () => {
    const table = opened(draftSetup(TWO));
    for (const order of [undo, restart, takeBack, resign, offerDraw, rematch]) {
      expect(refusalOf(table, 0, order)).toBe('noGame');
    }
  });
});

describe('taking back', () => {
  test('removes the last turn of the only person and what computers answered', async () => {
    const table = tableOf(['remote', 3]);
    playAll(table, '@b2 @d2');
    await table.idle();
    playAll(table, 'd2-e1 +e2');
    await table.idle();
    expect(lengthOf(table)).toBeGreaterThan(6);
    must(table, 0, takeBack);
    expect([lengthOf(table), gameOf(table).actor]).toEqual([4, 0]);
    playAll(table, 'd2-e1');
    must(table, 0, undo);
    expect(lengthOf(table)).toBe(4);
  });

  test('is refused with two persons, with secrets, or before anything was played', () => {
    const two = tableOf(TWO);
    playAll(two, PLACED);
    expect(refusalOf(two, 0, takeBack)).toBe('noTakeBack');
    const secret = tableOf(['remote', 3], { powers: ['tartarus', 'pan'] });
    playAll(secret, '@b2 @d2');
    expect(refusalOf(secret, 0, takeBack)).toBe('noTakeBack');
    expect(refusalOf(tableOf(['remote', 3]), 0, takeBack)).toBe('noTakeBack');
  });
});

describe('resigning', () => {
  test('ends a game of two; everybody resigns only for themselves, at any time', () => {
    const table = tableOf(TWO);
    expect(refusalOf(table, 'host', resign)).toBe('notSeated');
    must(table, 1, resign);
    expect(gameOf(table).outcome).toMatchObject({ winner: 0, reason: 'resigned' });
    expect(refusalOf(table, 0, resign)).toBe('over');
  });

  test('of three players takes one out, and the others go on', () => {
    const table = tableOf(['person', 'person', 'person'], { powers: ['apollo', 'atlas', 'demeter'] });
    playAll(table, '@a1 @b1 @a3 @b3 @a5 @b5');
    must(table, 1, resign);
    expect(gameOf(table).outcome).toBeUndefined();
    must(table, 2, resign);
    expect(gameOf(table).outcome).toMatchObject({ winner: 0 });
  });
});

describe('a draw', () => {
  test('has to be accepted by everybody who is asked', () => {
    const table = tableOf(['remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter'] });
    expect(refusalOf(table, 1, accept)).toBe('notAsked');
    must(table, 0, offerDraw);
    expect(table.state.drawOffer).toEqual({ kind: 'offered', by: 0, asked: [1, 2] });
    expect(refusalOf(table, 1, offerDraw)).toBe('offerOpen');
    expect(refusalOf(table, 0, accept)).toBe('notAsked');
    must(table, 2, accept);
    expect(refusalOf(table, 2, accept)).toBe('notAsked');
    must(table, 1, decline);
    expect(table.state.drawOffer).toEqual({ kind: 'declined', by: 0, declinedBy: 1 });
    must(table, 1, offerDraw);
    must(table, 0, accept);
    must(table, 2, accept);
    expect(gameOf(table).outcome?.reason).toBe('agreed');
    expect(refusalOf(table, 0, offerDraw)).toBe('over');
  });

  test('an offer lapses with the next step, or when a step is undone', () => {
    const table = tableOf(TWO);
    must(table, 1, offerDraw);
    playAll(table, '@b2');
    expect(table.state.drawOffer).toBeUndefined();
    must(table, 1, offerDraw);
    must(table, 0, undo);
    expect(refusalOf(table, 0, accept)).toBe('notAsked');
  });

  test('partners are not asked; eliminated players neither offer nor are asked', () => {
    const teams = tableOf(['remote', 'remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter', 'pan'] });
    must(teams, 0, offerDraw);
    expect(teams.state.drawOffer).toMatchObject({ asked: [1, 3] });
    const three = tableOf(['remote', 'remote', 'remote'], { powers: ['apollo', 'atlas', 'demeter'] });
    must(three, 1, resign);
    must(three, 0, offerDraw);
    expect(three.state.drawOffer).toMatchObject({ asked: [2] });
    expect(refusalOf(three, 1, offerDraw)).toBe('out');
    expect(refusalOf(three, 1, resign)).toBe('out');
  });
});

describe('a rematch', () => {
  test('needs the end of the game and the consent of all persons', () => {
    const table = tableOf(['remote', 'remote', 3], { powers: ['apollo', 'atlas', 'demeter'] });
    expect(refusalOf(table, 0, rematch)).toBe('notOver');
    must(table, 'host', { kind: 'abandon' });
    expect(refusalOf(table, 2, rematch)).toBe('notSeated');
    must(table, 0, rematch);
    expect(table.state.rematch).toEqual({ wantedBy: [0], setup: undefined });
    must(table, 1, rematch);
    const next = table.state.rematch?.setup;
    expect(next?.way.options).toMatchObject({ powers: ['apollo', 'atlas', 'demeter'], start: 1 });
    expect(next && gameOf(opened(next)).actor).toBe(1);
  });

  test('one person at a device agrees for all at it, the host for everybody', () => {
    const device = tableOf(['person', 'person']);
    must(device, 0, resign);
    must(device, 1, rematch);
    expect(device.state.rematch?.setup).toBeDefined();
    const far = tableOf(TWO);
    must(far, 0, resign);
    must(far, 'host', rematch);
    expect(far.state.rematch?.setup).toBeDefined();
  });
});

describe('the host', () => {
  test.each<Action>([
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'retry' },
    { kind: 'timeout', seat: 0 },
    { kind: 'abandon' },
    { kind: 'seat', seat: 0, as: { name: '', player: 3 } },
  ])('alone may $kind', (order) => {
    expect(refusalOf(tableOf(TWO), 0, order)).toBe('notHost');
  });

  test('ends a game on time or without a result', () => {
    const late = tableOf(TWO);
    expect(refusalOf(late, 'host', { kind: 'timeout', seat: 5 })).toBe('out');
    must(late, 'host', { kind: 'timeout', seat: 0 });
    expect(gameOf(late).outcome).toMatchObject({ winner: 1, reason: 'time' });
    const left = tableOf(TWO);
    must(left, 'host', { kind: 'abandon' });
    expect(gameOf(left).outcome?.reason).toBe('abandoned');
    for (const order of [{ kind: 'abandon' }, { kind: 'timeout', seat: 0 }] as const) {
      expect(refusalOf(left, 'host', order)).toBe('over');
      expect(refusalOf(opened(draftSetup(TWO)), 'host', order)).toBe('noGame');
    }
  });

  test('gives a seat to somebody else', async () => {
    const table = tableOf(TWO);
    playAll(table, '@b2');
    must(table, 'host', { kind: 'seat', seat: 0, as: { name: 'Oia', player: 1 } });
    await table.idle();
    expect(lengthOf(table)).toBe(2);
    expect(refusalOf(table, 0, resign)).toBe('notSeated');
    expect(refusalOf(table, 'host', { kind: 'seat', seat: 4, as: { name: '', player: 'remote' } })).toBe('notSeated');
  });

  test('pausing twice and retrying without a failure change nothing', () => {
    const table = tableOf(TWO);
    for (const kind of ['resume', 'retry', 'pause', 'pause'] as const) must(table, 'host', { kind });
    expect(table.state).toMatchObject({ version: 1, isPaused: true });
  });
});

describe('a hint', () => {
  test('is the best the computer can do, whatever its level at this table', async () => {
    const levels: Level[] = [];
    class Noting extends PromptComputer {
      override think(...asked: Parameters<PromptComputer['think']>): ReturnType<PromptComputer['think']> {
        levels.push(asked[2].level);
        return super.think(...asked);
      }
    }
    const table = tableOf(['remote', 1], {}, { computer: new Noting() });
    must(table, 0, { kind: 'hint' });
    await table.idle();
    expect(levels).toEqual([FULL_STRENGTH]);
  });

  test('is given to the player whose turn it is, and is cleared with the next step', async () => {
    const table = tableOf(TWO);
    expect(refusalOf(table, 1, { kind: 'hint' })).toBe('notYourTurn');
    must(table, 0, { kind: 'hint' });
    expect(table.state.hint).toEqual({ seat: 0, steps: undefined });
    await table.idle();
    expect(gameOf(table).legalSteps()).toContain(table.state.hint?.steps?.[0]);
    expect(refusalOf(table, 1, { kind: 'cancelHint' })).toBe('noHint');
    playAll(table, '@b2');
    expect(table.state.hint).toBeUndefined();
    expect(refusalOf(table, 0, { kind: 'cancelHint' })).toBe('noHint');
  });

  test('is not sought any more after a pause', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    must(table, 'host', { kind: 'pause' });
    await table.idle();
    expect(table.state.hint).toBeUndefined();
  });

  test('that was given outlasts a pause', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    await table.idle();
    must(table, 'host', { kind: 'pause' });
    expect(table.state.hint?.steps).toBeDefined();
  });

  test('can be cancelled while the computer is thinking', async () => {
    const table = tableOf(TWO);
    must(table, 0, { kind: 'hint' });
    must(table, 0, { kind: 'cancelHint' });
    await table.idle();
    expect(table.state.hint).toBeUndefined();
  });
});

describe('one device for several persons', () => {
  const secret = (): Table => tableOf(['person', 'person'], { powers: ['tartarus', 'pan'], start: 0 });

  test('at an open table it belongs to whoever acts', () => {
    const table = tableOf(['person', 'person']);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
    playAll(table, '@b2 @d2');
    expect(table.state.device).toEqual({ holder: 1, next: undefined });
    must(table, 0, undo);
    expect(table.state.device.holder).toBe(0);
    expect(refusalOf(table, 1, takeDevice)).toBe('noHandOver');
    must(table, 1, resign);
  });

  test('it is handed over before a secret is chosen and after', () => {
    const table = secret();
    playAll(table, PLACED);
    expect(table.state.device).toEqual({ holder: 1, next: 0 });
    const step = stepFor(table, 'abyss:c3');
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('handOver');
    expect(refusalOf(table, 1, takeDevice)).toBe('noHandOver');
    must(table, 0, takeDevice);
    playAll(table, 'abyss:c3 b2-b3 +b2');
    expect(table.state.device).toEqual({ holder: 0, next: 1 });
    for (const order of [resign, offerDraw, undo, restart, { kind: 'hint' }] as const) {
      expect(refusalOf(table, 1, order)).toBe('handOver');
    }
    must(table, 0, undo);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
  });

  test('what was played before a hand-over cannot be undone', () => {
    const table = secret();
    playAll(table, PLACED);
    must(table, 0, takeDevice);
    playAll(table, 'abyss:c3 b2-b3 +b2');
    must(table, 1, takeDevice);
    expect(refusalOf(table, 0, undo)).toBe('handOver');
    expect(table.state.floor).toBe(7);
  });

  test('who passed it on uncovered, to somebody who sees the same, may take the last step back', () => {
    const table = tableOf(['person', 'person', 'person'], { powers: ['pan', 'atlas', 'hecate'], start: 0 });
    playAll(table, '@a1 @b1');
    expect(table.state.device).toEqual({ holder: 1, next: undefined });
    must(table, 0, undo);
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
    playAll(table, '@b1 @a3 @b3');
    expect(table.state.device).toEqual({ holder: 1, next: 2 });
    must(table, 2, takeDevice);
    playAll(table, '@a5 @b5');
    expect(refusalOf(table, 1, undo)).toBe('handOver');
  });

  test('a player who is offered a draw can answer without holding it', () => {
    const table = secret();
    playAll(table, '@b2 @d2 @b4');
    must(table, 1, offerDraw);
    must(table, 0, accept);
    expect(gameOf(table).outcome?.reason).toBe('agreed');
  });

  test('a single person keeps it, also with persons elsewhere', () => {
    const table = tableOf(['person', 'remote'], { powers: ['pan', 'tartarus'], start: 1 });
    playAll(table, '@b2 @d2 @b4 @d4 abyss:c3 b2-b3 +b2');
    expect(table.state.device).toEqual({ holder: 0, next: undefined });
  });

  test('nobody holds it if only computers play, or after a seat is given away', () => {
    expect(tableOf([3, 3]).state.device.holder).toBe('spectator');
    const table = secret();
    playAll(table, PLACED);
    must(table, 0, takeDevice);
    must(table, 'host', { kind: 'seat', seat: 0, as: { name: '', player: 'remote' } });
    expect(table.state.device).toEqual({ holder: 'spectator', next: 1 });
  });
});

describe('a saved game', () => {
  test('with secrets cannot be undone when it is opened again; with a floor and a version it continues from there', () => {
    const table = tableOf(TWO, { powers: ['tartarus', 'pan'], start: 0 });
    playAll(table, '@b2');
    const { setup, game, draft } = table.state;
    const again = new Table({ setup, game, draft }, dependencies());
    expect(refusalOf(again, 0, undo)).toBe('stands');
    const exact = new Table({ setup, game, draft, floor: 0, version: 40 }, dependencies());
    must(exact, 0, undo);
    expect(exact.state.version).toBe(41);
  });

  test('a change that cannot be saved is not made', async () => {
    let isFull = true;
    const save = (): void => {
      if (isFull) throw new Error('full');
    };
    const table = tableOf(['remote', 3], {}, { save });
    const step = stepFor(table, '@b2');
    expect(refusalOf(table, 0, { kind: 'step', step })).toBe('notSaved');
    expect([lengthOf(table), table.state.version]).toEqual([0, 0]);
    isFull = false;
    playAll(table, '@b2 @d2');
    isFull = true;
    await table.idle();
    expect(lengthOf(table)).toBe(2);
    isFull = false;
    table.start();
    await table.idle();
    expect(lengthOf(table)).toBe(4);
  });

  test('a step of a computer that cannot be saved says nothing against the computer', async () => {
    const save: Dependencies['save'] = ({ before, after }) => {
      if (after.game !== before.game && before.game?.actor === 1) throw new Error('full');
    };
    const table = tableOf(['remote', 3], {}, { save });
    playAll(table, '@b2 @d2');
    await table.idle();
    expect(table.state.isEngineLost).toBe(false);
    expect(lengthOf(table)).toBe(2);
  });
});

test('a table that cannot be played is not opened', () => {
  const bad = openTable(setupOf({ players: 2, powers: ['pan', 'pan'] }, TWO), dependencies());
  expect(bad).toMatchObject({ ok: false, error: { code: 'samePower' } });
  const few = openTable(setupOf({ players: 2 }, ['remote']), dependencies());
  expect(few).toMatchObject({ ok: false, error: { code: 'badCount' } });
});

test('`allows` predicts the answer and changes nothing', () => {
  const table = tableOf(TWO);
  expect(table.allows(command(0, { kind: 'text', text: '@b2' }))).toBe(true);
  expect(table.allows(command(0, undo))).toBe(false);
  expect(table.allows({} as never)).toBe(false);
  expect(table.state.version).toBe(0);
});
