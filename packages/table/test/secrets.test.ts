import {
  type Game,
  observationOf,
  pickOne,
  type Random,
  type Step,
  sameObservation,
  shownStep,
  type Viewer,
} from '@oia/rules';
import { describe, expect, test } from 'vitest';
import { chooseStep, nextGame, ownersOf, randomFor, secretGame } from '../../rules/test/secret-games.ts';
import { twinsOf } from '../../rules/test/twins.ts';
import type { Action, Sender } from '../src/commands.ts';
import type { Player } from '../src/seats.ts';
import { Table } from '../src/table.ts';
import { dependencies, must, PLACED, playAll, tableOf } from './tables.ts';

/** Two tables whose truths differ in what the observers do not know. */
interface TwinTables {
  readonly tables: readonly [Table, Table];
  readonly observers: readonly Viewer[];
}

const counts = { twins: 0, steps: 0, revealed: 0 };

function tableAt(game: Game, player: Player): Table {
  const { players } = game.match;
  const seats = Array.from({ length: players }, () => ({ name: '', player }));
  const setup = { seats, looks: [0, 1, 2], way: { kind: 'match', options: { players } } } as const;
  return new Table({ setup, game, draft: undefined }, dependencies());
}

const gameAt = (table: Table): Game => table.state.game as Game;

/** Whatever one observer gets from one table has to be what it gets from the other, byte by byte. */
function expectAlike({ tables: [one, other], observers }: TwinTables, since: number): void {
  for (const observer of observers) {
    expect(JSON.stringify(one.stateFor(observer))).toBe(JSON.stringify(other.stateFor(observer)));
    expect(JSON.stringify(one.eventsSince(since, observer))).toBe(JSON.stringify(other.eventsSince(since, observer)));
  }
}

let ids = 0;

/** Both tables have to answer alike, unless it is the secret of the sender that is asked. */
function sendBoth({ tables, observers }: TwinTables, from: Sender, orders: readonly [Action, Action]): void {
  const id = `t${ids++}`;
  const [a, b] = tables.map((table, i) => table.send({ ...(orders[i] as Action), from, id }));
  if (from === 'host' || observers.includes(from)) expect(a).toEqual(b);
}

/** Did the rules show the last step alike to all observers? They may show a secret; a table must not. */
function isShownAlike({ tables, observers }: TwinTables): boolean {
  const [one, other] = tables.map(gameAt) as [Game, Game];
  const [a, b] = [one.moments.at(-1), other.moments.at(-1)];
  if (!a || !b) return a === b;
  return observers.every((viewer) =>
    sameObservation(observationOf(one.match, a, viewer), observationOf(other.match, b, viewer)),
  );
}

/** Steps that look alike to the observers, one for each table. */
function pairOf({ tables, observers }: TwinTables, random: Random): readonly [Step, Step] | undefined {
  const [one, other] = tables.map(gameAt) as [Game, Game];
  const { actor, match } = one;
  const step = chooseStep(random, one.position, one.legalSteps());
  if (actor === undefined || observers.includes(actor))
    return other.legalSteps().includes(step) ? [step, step] : undefined;
  const shown = (each: Step): Step => shownStep(match, actor, each, observers[0] ?? 'spectator');
  const alike = other.legalSteps().filter((each) => shown(each) === shown(step));
  return alike.length === 0 ? undefined : [step, pickOne(random, alike)];
}

/** Commands other than playing steps. */
function meddle(twins: TwinTables, random: Random): void {
  const { players } = gameAt(twins.tables[0]).match;
  const from = Math.floor(random() * players);
  const action: Action = pickOne(random, [
    { kind: 'undo' },
    { kind: 'restartTurn' },
    { kind: 'takeBack' },
    { kind: 'offerDraw' },
    { kind: 'answerDraw', accepts: false },
    { kind: 'takeDevice' },
    { kind: 'text', text: 'b2-b3 +b4' },
    { kind: 'step', step: 12345 },
  ] satisfies Action[]);
  sendBoth(twins, from, [action, action]);
}

function playTwins(twins: TwinTables, random: Random): void {
  const [table] = twins.tables;
  for (let n = 0; n < 16; n++) {
    const since = table.state.version;
    if (random() < 0.3) meddle(twins, random);
    if (!isShownAlike(twins)) break;
    expectAlike(twins, since);
    const { next } = table.state.device;
    if (next !== undefined) sendBoth(twins, next, [{ kind: 'takeDevice' }, { kind: 'takeDevice' }]);
    const pair = gameAt(table).outcome ? undefined : pairOf(twins, random);
    const actor = gameAt(table).actor ?? 'host';
    if (!pair) break;
    sendBoth(twins, actor, [
      { kind: 'step', step: pair[0] },
      { kind: 'step', step: pair[1] },
    ]);
    counts.steps++;
    if (!isShownAlike(twins)) {
      counts.revealed++;
      return;
    }
    expectAlike(twins, since);
  }
}

describe('two truths that a viewer cannot distinguish give the same answers, states and events', () => {
  test.each(
    ['remote', 'person'].flatMap((player) =>
      [
        'hecate none',
        'hecate apollo',
        'hecate gaea',
        'hecate bia artemis',
        'moerae pan',
        'moerae hermes hera',
        'tartarus artemis',
        'tartarus charon',
        'hecate tartarus',
      ].map((powers) => [powers, player as Player] as const),
    ),
  )('%s, %s', (powers, player) => {
    const random = randomFor(`${powers}${player}`);
    for (let i = 0; i < 3; i++) {
      let game = secretGame(powers.split(' '), random);
      for (let n = 0; n < 40 && !game.outcome; n++) {
        game = nextGame(game, random);
        if (game.outcome || random() > 0.2) continue;
        const outsiders = [0, 1, 'spectator' as const].filter(
          (viewer) => !ownersOf(game.match).includes(Number(viewer)),
        );
        const found = twinsOf(game, pickOne(random, outsiders.length > 0 ? outsiders : ['spectator' as const]), random);
        if (!found) continue;
        counts.twins++;
        const tables = [tableAt(found.truth, player), tableAt(found.twin, player)] as const;
        playTwins({ tables, observers: found.observers }, random);
      }
    }
  });

  test('many were compared, and some diverged by what the rules reveal', async ({ annotate }) => {
    await annotate(JSON.stringify(counts));
    expect(counts.twins).toBeGreaterThan(100);
    expect(counts.steps).toBeGreaterThan(500);
    expect(counts.revealed).toBeGreaterThan(5);
  });
});

describe('the events of two viewers', () => {
  const told = (table: Table, viewer: Viewer): string =>
    JSON.stringify([table.stateFor(viewer), table.eventsSince(0, viewer)]);

  test('of the Abyss its owner the square, others that it is there', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['tartarus', 'pan'], start: 0 });
    playAll(table, `${PLACED} abyss:e4`);
    expect(told(table, 0)).toContain('abyss=e4');
    for (const other of [1, 'spectator'] as const) {
      expect(told(table, other)).toContain('abyss=?');
      expect(told(table, other)).not.toContain('e4');
    }
  });

  test('of the fate spaces likewise', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['moerae', 'pan'], start: 0 });
    playAll(table, '@a1 @b1 @c1');
    const fate = gameAt(table).legalSteps()[0] as Step;
    must(table, 0, { kind: 'step', step: fate });
    expect(told(table, 0)).toMatch(/fate=[a-e]\d/);
    for (const other of [1, 'spectator'] as const) expect(told(table, other)).not.toMatch(/fate=[a-e]/);
  });

  test('of unseen workers neither squares nor steps, until the end', () => {
    const table = tableOf(['remote', 'remote'], { powers: ['pan', 'hecate'] });
    playAll(table, '@b2 @d2 @b4 @d4 b2-b3 +b2');
    expect(told(table, 1)).toContain('b4');
    for (const other of [0, 'spectator'] as const) expect(told(table, other)).not.toMatch(/[bd]4/);
    must(table, 1, { kind: 'resign' });
    expect(told(table, 0)).toContain('@b4 @d4');
  });
});
