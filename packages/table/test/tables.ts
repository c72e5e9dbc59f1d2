import { chooseDraft, LEVELS, type Level, questionOf, type Thought, think } from '@oia/engine';
import {
  type Draft,
  type DraftStep,
  type Game,
  type MatchOptions,
  type Result,
  type Step,
  seededRandom,
} from '@oia/rules';
import type { Action, Answer, Command, Sender } from '../src/commands.ts';
import type { ComputerPlayer, Dependencies } from '../src/dependencies.ts';
import { openTable } from '../src/open-table.ts';
import type { Player } from '../src/seats.ts';
import type { TableSetup } from '../src/setup.ts';
import type { Table } from '../src/table.ts';

/** Time passes when the test says so. */
export class TestClock {
  #now = 0;
  #waiting: { readonly until: number; readonly wake: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      this.#waiting.push({ until: this.#now + milliseconds, wake });
    });
  }

  get sleepers(): number {
    return this.#waiting.length;
  }

  /** Advances the time and runs everything that is due. */
  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ until }) => until <= this.#now);
    this.#waiting = this.#waiting.filter(({ until }) => until > this.#now);
    for (const { wake } of due) wake();
    await settle();
  }
}

/** After everything that is ready to run has run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The real engine without a thread: it answers at once. */
export class PromptComputer implements ComputerPlayer {
  readonly levels = LEVELS;
  thoughts = 0;
  stops = 0;

  async think(
    game: Game,
    seat: number,
    how: { readonly level: Level; readonly seed: number },
  ): Promise<Pick<Thought, 'steps' | 'value'>> {
    this.thoughts++;
    // Limited by nodes, not by time, so that the result depends on the seed alone.
    const thought = think({ ...questionOf(game, seat, how), budget: Number.POSITIVE_INFINITY, nodes: 200 });
    if (!thought.ok) throw new Error(thought.error.code);
    return thought.value;
  }

  async chooseDraft(draft: Draft, { seed }: { readonly seed: number }): Promise<Result<DraftStep>> {
    return chooseDraft(draft, { seed });
  }

  stop(): void {
    this.stops++;
  }
}

export const INSTANT = { now: () => 0, wait: () => Promise.resolve() };

export const dependencies = (some: Partial<Dependencies> = {}): Dependencies => ({
  clock: INSTANT,
  random: seededRandom(7),
  computer: new PromptComputer(),
  pace: () => 0,
  save: () => undefined,
  ...some,
});

export const setupOf = (options: MatchOptions, players: readonly Player[]): TableSetup => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'match', options: { override: true, ...options } },
});

export const draftSetup = (players: readonly Player[], challenger = 0): TableSetup => ({
  seats: players.map((player, i) => ({ name: `P${i}`, player })),
  looks: [0, 1, 2],
  way: { kind: 'draft', options: { players: players.length as MatchOptions['players'], challenger } },
});

export function opened(setup: TableSetup, some: Partial<Dependencies> = {}): Table {
  const table = openTable(setup, dependencies(some));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

/** Two seats without powers, unless said otherwise. */
export const tableOf = (
  players: readonly Player[],
  options: Partial<MatchOptions> = {},
  some: Partial<Dependencies> = {},
): Table => opened(setupOf({ players: players.length as MatchOptions['players'], ...options }, players), some);

let count = 0;

export const command = (from: Sender, action: Action): Command => ({ ...action, from, id: `c${count++}` });

export const send = (table: Table, from: Sender, action: Action): Answer => table.send(command(from, action));

/** Sends a command that has to be accepted. */
export function must(table: Table, from: Sender, action: Action): void {
  const answer = send(table, from, action);
  if (!answer.ok) throw new Error(`${action.kind} by ${from}: ${JSON.stringify(answer.refusal)}`);
}

/** Sends a command and returns the code of its refusal. */
export function refusalOf(table: Table, from: Sender, action: Action): string {
  const answer = send(table, from, action);
  return answer.ok ? 'accepted' : answer.refusal.code;
}

export function gameOf(table: Table): Game {
  const { game } = table.state;
  if (!game) throw new Error('still in the draft');
  return game;
}

/** Plays steps in notation, each by the seat that has to act. */
export function playAll(table: Table, text: string): void {
  for (const word of text.split(' '))
    must(table, gameOf(table).actor ?? 0, { kind: 'step', step: stepFor(table, word) });
}

export function stepFor(table: Table, word: string): Step {
  const played = gameOf(table).playText(word);
  const step = played.ok ? played.value.moments.at(-1)?.step : undefined;
  if (step === undefined) throw new Error(`${word} cannot be played`);
  return step;
}

export const lengthOf = (table: Table): number => gameOf(table).moments.length;

export const PLACED = '@b2 @d2 @b4 @d4';
