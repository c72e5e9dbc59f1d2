import type { Level, Thought } from '@oia/engine';
import type { Draft, DraftStep, Game, Random, Result } from '@oia/rules';
import type { Command, Refusal } from './commands.ts';
import type { TableState } from './state.ts';

export type { Level };

/** Plays for computer seats; implemented by `EnginePlayer` of `@oia/engine`. */
export interface ComputerPlayer {
  readonly levels: readonly Level[];
  /** Rejects if it fails or is stopped. */
  think(
    game: Game,
    seat: number,
    how: { readonly level: Level; readonly seed: number },
  ): Promise<Pick<Thought, 'steps' | 'value'>>;
  chooseDraft(draft: Draft, how: { readonly level: Level; readonly seed: number }): Promise<Result<DraftStep>>;
  /** Interrupts thinking. */
  stop(): void;
}

export interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** A change of a table's state. */
export interface Change {
  readonly before: TableState;
  readonly after: TableState;
  /** undefined: made by a computer or chance. */
  readonly command: Command | undefined;
  /** The command is refused all the same: its first steps revealed a secret, so they stand. */
  readonly refusal?: Refusal;
  readonly at: number;
}

/** The external dependencies of a table. */
export interface Dependencies {
  readonly clock: Clock;
  readonly random: Random;
  readonly computer: ComputerPlayer;
  /** Milliseconds between two steps of computers or chance. */
  pace(): number;
  /** Number of changes remembered for viewers that missed some, and of answers for repeated commands. */
  readonly keeps?: number;
  /** Called with every change before watchers are. If it throws, the change is not made. */
  save(change: Change): void;
  /** Reports a change that could not be saved or a computer that failed, for the host's log. */
  report?(error: unknown): void;
}
