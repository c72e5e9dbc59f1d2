import { Draft, readPosition, type Viewer } from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { applyEvent } from '../src/apply-event.ts';
import { draftStepBetween, type TableEvent } from '../src/events.ts';
import { Table } from '../src/table.ts';
import {
  dependencies,
  draftSetup,
  lengthOf,
  must,
  opened,
  PLACED,
  playAll,
  refusalOf,
  send,
  setupOf,
  stepFor,
  TestClock,
  tableOf,
} from './tables.ts';

const kinds = (events: readonly TableEvent[] | undefined): string[] | undefined => events?.map(({ kind }) => kind);
const since = (table: Table, version: number, viewer: Viewer = 'spectator'): TableEvent[] => {
  const events = table.eventsSince(version, viewer);
  if (!events) throw new Error('not known any more');
  return events;
};

describe('events', () => {
  test('have the version and the time of their change', async () => {
    const clock = new TestClock();
    const table = tableOf(['remote', 'remote'], {}, { clock });
    playAll(table, '@b2');
    await clock.pass(500);
    playAll(table, '@d2');
    expect(since(table, 0).map(({ kind, version, at }) => [kind, version, at])).toEqual([
      ['played', 1, 0],
      ['played', 2, 500],
    ]);
    expect(since(table, 1)).toHaveLength(1);
    expect(since(table, 2)).toEqual([]);
  });

  test('for an unknown version are undefined: a whole state is needed', () => {
    const { state } = tableOf(['remote', 'remote']);
    const table = new Table({ ...state, version: 10 }, dependencies());
    playAll(table, '@b2');
    for (const version of [0, 9, 12, -1, Number.NaN]) expect(table.eventsSince(version, 0)).toBeUndefined();
    expect(since(table, 10)).toHaveLength(1);
  });

  test('of old changes are dropped', () => {
    const table = tableOf(['remote', 'remote']);
    for (let i = 0; i < 600; i++) {
      must(table, 'host', { kind: 'pause' });
      must(table, 'host', { kind: 'resume' });
    }
    expect(table.eventsSince(199, 0)).toBeUndefined();
    expect(since(table, 200)).toHaveLength(1000);
  });

  test('report draft steps, the beginning of the game and the holder of the device', () => {
    const table = opened(draftSetup(['person', 'person']));
    must(table, 0, { kind: 'draft', step: { kind: 'offer', power: 'pan' } });
    const [drafted] = since(table, 0, 0);
    expect(drafted).toMatchObject({ kind: 'drafted', step: { kind: 'offer', power: 'pan' }, draft: { actor: 0 } });
    const legal = (viewer: Viewer): number => table.stateFor(viewer).draft?.legal.length ?? 0;
    expect([legal(0) > 0, legal(1), legal('spectator')]).toEqual([true, 0, 0]);
    must(table, 0, { kind: 'draft', step: { kind: 'offer', power: 'atlas' } });
    must(table, 1, { kind: 'draft', step: { kind: 'pick', power: 'pan' } });
    must(table, 0, { kind: 'draft', step: { kind: 'pick', power: 'atlas' } });
    must(table, 0, { kind: 'draft', step: { kind: 'start', seat: 0 } });
    expect(kinds(since(table, 4))).toEqual(['drafted', 'began', 'device']);
  });

  test('a typed turn is one event of several steps; a restart goes back in one', () => {
    const table = tableOf(['remote', 'remote']);
    playAll(table, PLACED);
    must(table, 0, { kind: 'text', text: 'b2-b3 +b2' });
    must(table, 0, { kind: 'restartTurn' });
    const [played, undone] = since(table, 4);
    expect(played).toMatchObject({ kind: 'played', moments: [{ actor: 0 }, { actor: 0 }], status: { actor: 1 } });
    expect(undone).toMatchObject({ kind: 'undone', length: 4, status: { actor: 0 } });
  });

  test('only the player who has to act gets the legal steps', () => {
    const table = tableOf(['remote', 'remote']);
    playAll(table, '@b2');
    const legalOf = (viewer: Viewer): unknown =>
      since(table, 0, viewer).map((event) => event.kind === 'played' && event.status.legal.length);
    expect([legalOf(0), legalOf(1), legalOf('spectator')]).toEqual([[24], [0], [0]]);
  });

  test('a refused command is no event', () => {
    const table = tableOf(['remote', 'remote']);
    refusalOf(table, 1, { kind: 'step', step: stepFor(table, '@b2') });
    expect(since(table, 0)).toEqual([]);
  });

  test('only the player who asked gets a hint', async () => {
    const table = tableOf(['remote', 'remote']);
    must(table, 0, { kind: 'hint' });
    await table.idle();
    expect(kinds(since(table, 0, 0))).toEqual(['hint']);
    // Both workers are placed at once.
    expect(table.stateFor(0).hint).toHaveLength(2);
    for (const other of [1, 'spectator'] as const) {
      expect(since(table, 0, other)).toEqual([]);
      expect(table.stateFor(other).hint).toBeUndefined();
    }
  });

  test('everyone gets offers, pauses, seats and rematch requests', () => {
    const table = tableOf(['remote', 'remote']);
    must(table, 0, { kind: 'offerDraw' });
    must(table, 1, { kind: 'answerDraw', accepts: false });
    must(table, 'host', { kind: 'pause' });
    must(table, 'host', { kind: 'seat', seat: 1, as: { name: 'Cleo', player: 'remote' } });
    must(table, 0, { kind: 'resign' });
    must(table, 0, { kind: 'rematch' });
    expect(kinds(since(table, 0))).toEqual([
      'drawOffer',
      'drawOffer',
      'paused',
      'seats',
      'drawOffer',
      'played',
      'rematch',
    ]);
    expect(since(table, 5)).toMatchObject([{ kind: 'rematch', rematch: { wantedBy: [0] } }]);
  });

  test('at the end everyone gets the complete game', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['pan', 'hecate'] });
    playAll(table, '@b2 @d2 @b4 @d4');
    expect(table.stateFor('spectator').game).toMatchObject({ record: undefined, outcome: undefined });
    must(table, 0, { kind: 'resign' });
    const [ended] = since(table, 4);
    expect(ended).toMatchObject({ kind: 'played', status: { outcome: { winner: 1, reason: 'resigned' } } });
    expect(table.stateFor('spectator').game?.record).toContain('@b4 @d4');
  });
});

describe('watching', () => {
  test('reports each change with its command until it is stopped', () => {
    const table = tableOf(['remote', 'remote']);
    const heard: unknown[] = [];
    const leave = table.watch(({ before, after, command }) =>
      heard.push([before.version, after.version, command?.kind]),
    );
    playAll(table, '@b2');
    leave();
    playAll(table, '@d2');
    expect(heard).toEqual([[0, 1, 'step']]);
  });

  test('comes after saving', () => {
    const order: string[] = [];
    const table = tableOf(['remote', 'remote'], {}, { save: () => void order.push('kept') });
    table.watch(() => order.push('told'));
    playAll(table, '@b2');
    expect(order).toEqual(['kept', 'told']);
  });
});

describe('a viewer who joins late', () => {
  test('gets a state that can be sent, and continues with events', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['artemis', 'tartarus'], start: 1 });
    playAll(table, '@b4 @d4 @b2 @d2 abyss:e5');
    const sent = JSON.parse(JSON.stringify(table.stateFor(0))) as ReturnType<Table['stateFor']>;
    expect(sent.version).toBe(5);
    expect(readPosition(sent.game?.first ?? '').ok).toBe(true);
    playAll(table, 'b4-b5 +b4 b2-b3');
    const now = since(table, sent.version, 0).reduce(applyEvent, sent);
    expect(JSON.stringify(now)).toBe(JSON.stringify(table.stateFor(0)));
    expect(now.game?.moments).toHaveLength(8);
  });

  test('without a seat sees what spectators see', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['pan', 'hecate'] });
    playAll(table, '@b2 @d2 @b4 @d4');
    expect(table.stateFor(7)).toEqual(table.stateFor('spectator'));
    expect(table.eventsSince(0, 7)).toEqual(table.eventsSince(0, 'spectator'));
  });
});

test('three players: one resigns in the middle of another turn, and the others play on', () => {
  const table = opened(setupOf({ players: 3, powers: ['apollo', 'atlas', 'demeter'] }, ['remote', 'remote', 'remote']));
  playAll(table, '@a1 @b1 @a3 @b3 @a5 @b5 a1-a2');
  expect(send(table, 1, { kind: 'resign' }).ok).toBe(true);
  expect(table.state.game).toMatchObject({ actor: 0, outcome: undefined });
  expect(since(table, 7)).toMatchObject([
    { kind: 'played', moments: [{ actor: undefined }], status: { actor: 0, outcome: undefined } },
  ]);
  expect(refusalOf(table, 0, { kind: 'undo' })).toBe('stands');
  playAll(table, '+a1');
  expect(table.state.game?.actor).toBe(2);
  expect(refusalOf(table, 1, { kind: 'text', text: 'a3-a4' })).toBe('notYourTurn');
  playAll(table, 'a5-a4');
  must(table, 2, { kind: 'resign' });
  expect(table.state.game?.outcome).toMatchObject({ winner: 0 });
  expect(lengthOf(table)).toBe(11);
});

test('three players: one resigns in the middle of their own turn', () => {
  const table = opened(setupOf({ players: 3, powers: ['apollo', 'atlas', 'demeter'] }, ['remote', 'remote', 'remote']));
  playAll(table, '@a1 @b1 @a3 @b3 @a5 @b5 a1-a2');
  must(table, 0, { kind: 'resign' });
  expect(table.state.game).toMatchObject({ actor: 1, outcome: undefined });
  playAll(table, 'a3-a4 +a3');
  expect(table.state.game?.actor).toBe(2);
});

test('every decision is found again in what it changed', () => {
  let draft = new Draft({ players: 2, challenger: 1 });
  for (const step of [
    { kind: 'offer', power: 'pan' },
    { kind: 'offer', power: 'atlas' },
    { kind: 'pick', power: 'atlas' },
    { kind: 'pick', power: 'pan' },
    { kind: 'start', seat: 0 },
  ] as const) {
    const played = draft.play(step);
    if (!played.ok) throw new Error(played.error.code);
    expect(draftStepBetween(draft, played.value)).toEqual(step);
    draft = played.value;
  }
  expect(draftStepBetween(draft, draft)).toBeUndefined();
});
