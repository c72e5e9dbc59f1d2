import { dealMatchup, type Game, type MatchOptions, pickOne, type Random, seededRandom, type Viewer } from '@oia/rules';
import { expect, test } from 'vitest';
import { applyEvent } from '../src/apply-event.ts';
import type { Action } from '../src/commands.ts';
import type { Player } from '../src/seats.ts';
import type { Table } from '../src/table.ts';
import type { TableView } from '../src/views.ts';
import { draftSetup, opened, send, setupOf } from './tables.ts';

const MAX_COMMANDS = 160;
const met = { accepted: 0, refused: 0, undone: 0, handOvers: 0, ended: 0, drafted: 0, powers: new Set<string>() };

/** As it arrives by JSON: undefined fields are gone. */
const sent = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** A viewer that follows events, and sometimes gets the whole state again. */
class Follower {
  readonly #table: Table;
  readonly #viewer: Viewer;
  #view: TableView;

  constructor(table: Table, viewer: Viewer) {
    this.#table = table;
    this.#viewer = viewer;
    this.#view = table.stateFor(viewer);
  }

  check(): void {
    const events = this.#table.eventsSince(this.#view.version, this.#viewer);
    expect(events).toBeDefined();
    const view = sent(events ?? []).reduce(applyEvent, this.#view);
    // A change that is none of the viewer's business has no event, and still a version.
    this.#view = { ...view, version: this.#table.state.version };
    expect(JSON.stringify(this.#view)).toBe(JSON.stringify(this.#table.stateFor(this.#viewer)));
  }
}

/** Mostly what may be done, sometimes anything. */
function orderFor({ state }: Table, random: Random): { readonly from: number; readonly action: Action } {
  const { game, draft, device } = state;
  const players = state.setup.seats.length;
  const anySeat = Math.floor(random() * players);
  if (!game) {
    const step = pickOne(random, draft?.legalSteps() ?? []);
    return { from: draft?.actor ?? 0, action: { kind: 'draft', step } };
  }
  if (device.next !== undefined) return { from: device.next, action: { kind: 'takeDevice' } };
  const roll = random();
  if (roll < 0.12) return { from: game.moments.at(-1)?.actor ?? anySeat, action: { kind: 'undo' } };
  if (roll < 0.16) return { from: game.moments.at(-1)?.actor ?? anySeat, action: { kind: 'restartTurn' } };
  if (roll < 0.2) return { from: anySeat, action: pickOne(random, RARE) };
  return { from: game.actor ?? anySeat, action: { kind: 'step', step: pickOne(random, game.legalSteps()) } };
}

const RARE: readonly Action[] = [
  { kind: 'takeBack' },
  { kind: 'offerDraw' },
  { kind: 'answerDraw', accepts: false },
  { kind: 'text', text: 'c3-c4 +c3' },
  { kind: 'takeDevice' },
  { kind: 'rematch' },
];

/** The game is what its steps make of it. */
function expectReplayed({ match, first, moments, position, referee }: Game): void {
  let p = first;
  for (const moment of moments) {
    expect([...moment.before]).toEqual([...p]);
    p = moment.after;
  }
  expect([...position]).toEqual([...p]);
  expect(referee.match).toBe(match);
}

async function playRandomly(table: Table, random: Random): Promise<void> {
  const followers = [0, 1, 'spectator' as const].map((viewer) => new Follower(table, viewer));
  let floor = 0;
  table.start();
  for (let n = 0; n < MAX_COMMANDS && !table.state.game?.outcome; n++) {
    await table.idle();
    if (table.state.game?.outcome) break;
    const { version } = table.state;
    const { from, action } = orderFor(table, random);
    const answer = send(table, from, action);
    if (answer.ok) met.accepted++;
    else met.refused++;
    if (!answer.ok && !answer.refusal.stands) expect(table.state.version).toBe(version);
    if (answer.ok && action.kind === 'undo') met.undone++;
    if (answer.ok && action.kind === 'takeDevice') met.handOvers++;
    if (action.kind === 'draft' && table.state.game) met.drafted++;
    // Taking a turn back from computers is the only thing that goes below the floor.
    if (action.kind !== 'takeBack') expect(table.state.floor).toBeGreaterThanOrEqual(floor);
    floor = table.state.floor;
    for (const follower of followers) follower.check();
  }
  await table.idle();
  if (table.state.game) expectReplayed(table.state.game);
  if (table.state.game?.outcome) met.ended++;
  for (const { power } of table.state.game?.match.cards ?? []) met.powers.add(power.id);
}

function randomTable(random: Random): Table {
  const players = pickOne(random, [2, 2, 2, 3, 4] as const);
  const kinds: Player[] = Array.from({ length: players }, () => pickOne(random, KINDS));
  if (!kinds.some((kind) => kind !== 1)) kinds[0] = 'person';
  if (random() < 0.1) return opened(draftSetup(kinds, 0), { random });
  if (random() < 0.2)
    return opened(setupOf({ players: 2, powers: secretPair(random) }, ['person', 'person']), { random });
  const dealt = dealMatchup(random, { players });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const options: MatchOptions = { players, powers: dealt.value.powers, start: dealt.value.start, repetition: true };
  return opened(setupOf(options, kinds), { random });
}

const KINDS: readonly Player[] = ['person', 'remote', 'person', 1];

const secretPair = (random: Random): string[] => [
  pickOne(random, ['hecate', 'tartarus', 'moerae']),
  pickOne(random, ['pan', 'artemis', 'gaea', 'hermes', 'charybdis', 'chaos']),
];

test.each(Array.from({ length: 10 }, (_, i) => i))('games by commands alone, with undo: %i', async (seed) => {
  const random = seededRandom(1000 + seed);
  for (let game = 0; game < 10; game++) await playRandomly(randomTable(random), random);
});

test('many situations occurred', async ({ annotate }) => {
  await annotate(JSON.stringify({ ...met, powers: met.powers.size }));
  expect(met.powers.size).toBeGreaterThan(35);
  for (const kind of ['accepted', 'refused', 'undone', 'handOvers', 'ended', 'drafted'] as const) {
    expect(met[kind], kind).toBeGreaterThan(1);
  }
});
