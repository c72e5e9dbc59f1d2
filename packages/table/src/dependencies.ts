import type { Level, Thought } from '@oia/engine';
import type { Draft, DraftStep, Game, Random, Result } from '@oia/rules';
import type { Command } from './commands.ts';
import type { TableState } from './state.ts';

/** Plays for seats of computers; `EnginePlayer` of `@oia/engine` is one. */
export interface ComputerPlayer {
  readonly levels: readonly Level[];
  /** Rejects where it fails or is stopped. */
  think(
    game: Game,
    seat: number,
    how: { readonly level: Level; readonly seed: number },
  ): Promise<Pick<Thought, 'steps' | 'value'>>;
  chooseDraft(draft: Draft, seed: number): Promise<Result<DraftStep>>;
  /** Interrupts what it is thinking about. */
  stop(): void;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** A change of a table. */
export interface Change {
  readonly before: TableState;
  readonly after: TableState;
  /** undefined: a computer or chance did it. */
  readonly command: Command | undefined;
  readonly at: number;
}

/** What a table needs of the world around it. */
export interface Dependencies {
  readonly clock: Clock;
  readonly random: Random;
  readonly computer: ComputerPlayer;
  /** Milliseconds between two steps that no person makes. */
  pace(): number;
  /** Called with every change before anybody hears of it. If it throws, the change is not made. */
  keep(change: Change): void;
}
