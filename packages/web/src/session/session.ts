import type { DraftStep, Game, Step } from '@oia/rules';
import type { Level, TableSetup } from '@oia/table';
import type { Store } from '../store.ts';
import type { SessionState } from './state.ts';

/** A game as a page shows and plays it, whether its table is in this tab or on a server. */
export interface Session {
  readonly id: string;
  readonly state: Store<SessionState>;
  readonly setup: TableSetup;
  /** The game on the board: with the proposal already played, if there is one. */
  readonly shown: Game | undefined;
  /** True if the person at the screen may act now. */
  readonly canAct: boolean;
  playDraft(step: DraftStep): void;
  /** Plays a step of the person at the screen, or proposes it if it has to be confirmed. */
  play(step: Step): void;
  /** Plays typed text, a step or a whole turn: all of it or nothing, unless a step runs into a secret. */
  playText(text: string): { readonly ok: boolean };
  confirm(): void;
  readonly canUndo: boolean;
  /** Undoes the last step, or drops the proposal. */
  undo(): void;
  /** Back to the beginning of the turn, or as far as it can be undone. */
  restartTurn(): void;
  lookAt(past: number | undefined): void;
  readonly canResign: boolean;
  resign(seat: number): void;
  offerDraw(by: number): void;
  answerDraw(accepts: boolean): void;
  /** The answer to a draw offer has been read. */
  dismissDraw(): void;
  /** undefined: the table is on a server. */
  readonly host: Host | undefined;
}

/** What only whoever runs the table can do. */
export interface Host {
  /** A person who plays against computers only, without secrets, can take back a whole turn and the replies to it. */
  readonly canTakeBack: boolean;
  takeBack(): void;
  /** The player who has to act takes the device. */
  takeDevice(): void;
  pause(isPaused: boolean): void;
  /** Lets the computer play for a person who has left. */
  standIn(seat: number, level: Level): void;
  /** The person plays again. */
  comeBack(seat: number): void;
  /** Asks the computer for a hint for the person at the screen. */
  hint(): void;
  cancelHint(): void;
  /** Lets a computer that failed try again. */
  retry(): void;
  /** The set-up of a rematch, once the game is over. */
  rematch(): TableSetup | undefined;
  /** Continues the game in this tab, from the stored state. Returns false if this version cannot read it. */
  continueHere(): Promise<boolean>;
}
