import type { Viewer } from '@oia/rules';
import { AutoPlayers } from './auto-players.ts';
import type { Answer, Command } from './commands.ts';
import { decide } from './decide.ts';
import { type Decision, type Refused, refused } from './decision.ts';
import type { Change, Dependencies } from './dependencies.ts';
import { eventsOf, type TableEvent } from './events.ts';
import { stateFrom, type TableSnapshot, type TableState } from './state.ts';
import { type TableView, tableView } from './views.ts';

/** Changes and answers remembered by default: a viewer that has missed more needs the whole state. */
const MAX_REMEMBERED = 1000;

/** One game being played: executes commands, plays for computers and chance, and gives each viewer the events it may know. */
export class Table {
  readonly #dependencies: Dependencies;
  readonly #keeps: number;
  readonly #auto: AutoPlayers;
  readonly #answers = new Map<string, Answer>();
  readonly #watchers = new Set<(change: Change) => void>();
  #changes: readonly Change[] = [];
  #state: TableState;

  constructor(opening: TableSnapshot, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#keeps = Math.max(1, dependencies.keeps ?? MAX_REMEMBERED);
    this.#state = stateFrom(opening);
    this.#auto = new AutoPlayers(
      { state: () => this.#state, change: (state) => this.#changeByItself(state) },
      dependencies,
    );
  }

  /** The complete state, for the host only; viewers get `stateFor` and `eventsSince`. */
  get state(): TableState {
    return this.#state;
  }

  /** Lets computers and chance play. */
  start(): void {
    this.#auto.restart();
  }

  /** Stops computers and chance until `start` or the next command. */
  stop(): void {
    this.#auto.stop();
  }

  /** Resolves when a person has to decide, or the game is over. */
  idle(): Promise<void> {
    return this.#auto.idle();
  }

  /** Executes a command or refuses it; a repeated one gets the same answer. Whatever crosses a wire is checked there, by `@oia/protocol`. */
  send(command: Command): Answer {
    const key = `${command.from} ${command.id}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#carryOut(command);
    this.#remember(key, answer);
    return answer;
  }

  /** True if this command would be accepted now. */
  allows(command: Command): boolean {
    return decide(this.#state, command).ok;
  }

  #carryOut(command: Command): Answer {
    const decision = decide(this.#state, command);
    const { state } = decision;
    const isMade = state === undefined || state === this.#state || this.#change(state, command, decision);
    if (!isMade) return this.#refusal(refused('notSaved'));
    return decision.ok ? { ok: true, version: this.#state.version } : this.#refusal(decision);
  }

  #refusal({ refusal }: Refused): Answer {
    return { ok: false, version: this.#state.version, refusal };
  }

  #remember(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    if (this.#answers.size <= this.#keeps) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }

  /** The events since a version; undefined if that is too old: then the viewer needs `stateFor`. */
  eventsSince(version: number, viewer: Viewer): TableEvent[] | undefined {
    const oldest = this.#changes[0]?.before.version ?? this.#state.version;
    if (!(version >= oldest && version <= this.#state.version)) return undefined;
    return this.#changes.slice(version - oldest).flatMap((change) => eventsOf(change, this.#knownViewer(viewer)));
  }

  /** Everything this viewer may know. */
  stateFor(viewer: Viewer): TableView {
    return tableView(this.#state, this.#knownViewer(viewer));
  }

  /** Seats that do not exist are treated as spectators. */
  #knownViewer(viewer: Viewer): Viewer {
    return viewer === 'spectator' || this.#state.setup.seats[viewer] === undefined ? 'spectator' : viewer;
  }

  /** Calls the watcher with every change, secrets included. Returns a function that stops watching. */
  watch(watcher: (change: Change) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** If saving fails, stops automatic play until the next command. */
  #changeByItself(state: TableState): boolean {
    const isMade = this.#change(state, undefined);
    if (!isMade) this.#auto.stop();
    return isMade;
  }

  #change(state: TableState, command: Command | undefined, decision?: Decision): boolean {
    const before = this.#state;
    const after = { ...state, version: before.version + 1 };
    const stands = decision?.ok === false ? { refusal: decision.refusal } : {};
    const change: Change = { before, after, command, ...stands, at: this.#dependencies.clock.now() };
    if (!this.#save(change)) return false;
    this.#state = after;
    this.#changes = [...this.#changes, change].slice(-this.#keeps);
    for (const watcher of [...this.#watchers]) watcher(change);
    if (command) this.#wakeAutoPlayers(change);
    return true;
  }

  #save(change: Change): boolean {
    try {
      this.#dependencies.save(change);
      return true;
    } catch (error) {
      this.#dependencies.report?.(error);
      return false;
    }
  }

  /** After a command: restarts computers and chance if the change concerns them. */
  #wakeAutoPlayers({ before, after }: Change): void {
    const { hint, game } = after;
    const isAsked = hint !== undefined && hint !== before.hint;
    if (isAsked && game) this.#auto.startHint(game, hint.seat);
    else if (AUTO_PLAYER_INPUTS.some((part) => before[part] !== after[part])) this.#auto.restart();
  }
}

/** The parts of the state that computers and chance depend on. */
const AUTO_PLAYER_INPUTS = [
  'game',
  'draft',
  'setup',
  'isPaused',
  'isEngineLost',
  'hint',
] as const satisfies (keyof TableState)[];
