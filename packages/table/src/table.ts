import type { Result } from '@oia/rules';
import { AutoPlayers } from './auto-players.ts';
import type { Answer, Command } from './commands.ts';
import { decide } from './decide.ts';
import { refused } from './decision.ts';
import type { Change, Dependencies } from './dependencies.ts';
import { eventsOf, type TableEvent } from './events.ts';
import { readCommand } from './reading.ts';
import { beginningOf, type TableSetup } from './setup.ts';
import { type Opening, openedState, type TableState } from './state.ts';
import { type Audience, type TableView, tableView } from './views.ts';

/** Who has missed more is told everything anew. */
const MOST_CHANGES = 1000;
/** A sender that never heard an answer asks again soon. */
const MOST_ANSWERS = 1000;

/** One game being played: takes commands, lets computers and chance play along, and tells everybody what they may know. */
export class Table {
  readonly #dependencies: Dependencies;
  readonly #auto: AutoPlayers;
  readonly #answers = new Map<string, Answer>();
  readonly #watchers = new Set<(change: Change) => void>();
  #changes: readonly Change[] = [];
  #state: TableState;

  constructor(opening: Opening, dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#state = openedState(opening);
    this.#auto = new AutoPlayers(
      { state: () => this.#state, change: (state) => this.#change(state, undefined) },
      dependencies,
    );
  }

  /** A table for a new game. */
  static open(setup: TableSetup, dependencies: Dependencies): Result<Table> {
    const beginning = beginningOf(setup);
    if (!beginning.ok) return beginning;
    return { ok: true, value: new Table({ setup, ...beginning.value }, dependencies) };
  }

  /** The whole truth, for whoever runs the table; others get `stateFor` and `eventsSince`. */
  get state(): TableState {
    return this.#state;
  }

  /** Computers and chance begin to play. */
  start(): void {
    this.#auto.restart();
  }

  /** Nothing happens by itself any more, until `start` or the next command. */
  stop(): void {
    this.#auto.stop();
  }

  /** Resolves when a person has to decide, or nobody any more. */
  idle(): Promise<void> {
    return this.#auto.idle();
  }

  /** Carries a command out, or says why not. Whatever it is given, it answers; the same command once more has the same answer. */
  send(command: Command): Answer {
    const read = readCommand(command, this.#dependencies.computer.levels);
    if (!read) return this.#refusal(refused('badCommand'));
    const key = `${read.from} ${read.id}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#carryOut(read);
    this.#remember(key, answer);
    return answer;
  }

  /** Would this command be carried out now? */
  allows(command: Command): boolean {
    const read = readCommand(command, this.#dependencies.computer.levels);
    return read !== undefined && decide(this.#state, read).ok;
  }

  #carryOut(command: Command): Answer {
    const decision = decide(this.#state, command);
    const { state } = decision;
    const isMade = state === undefined || state === this.#state || this.#change(state, command);
    if (!isMade) return this.#refusal(refused('notKept'));
    return decision.ok ? { ok: true, version: this.#state.version } : this.#refusal(decision);
  }

  #refusal({ refusal }: ReturnType<typeof refused>): Answer {
    return { ok: false, version: this.#state.version, refusal };
  }

  #remember(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** What an audience has missed since it saw this version; undefined if that is not known any more: then it needs `stateFor`. */
  eventsSince(version: number, audience: Audience): TableEvent[] | undefined {
    const oldest = this.#changes[0]?.before.version ?? this.#state.version;
    if (!(version >= oldest && version <= this.#state.version)) return undefined;
    return this.#changes.slice(version - oldest).flatMap((change) => eventsOf(change, this.#known(audience)));
  }

  /** Everything an audience may know. */
  stateFor(audience: Audience): TableView {
    return tableView(this.#state, this.#known(audience));
  }

  /** Who has no seat here sees what spectators see. */
  #known(audience: Audience): Audience {
    return audience === 'spectator' || this.#state.setup.seats[audience] === undefined ? 'spectator' : audience;
  }

  /** Hears of every change, with all that is secret in it. Returns how to leave. */
  watch(watcher: (change: Change) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #change(state: TableState, command: Command | undefined): boolean {
    const before = this.#state;
    const after = { ...state, version: before.version + 1 };
    const change: Change = { before, after, command, at: this.#dependencies.clock.now() };
    if (!this.#isKept(change)) return false;
    this.#state = after;
    this.#changes = [...this.#changes.slice(1 - MOST_CHANGES), change];
    for (const watcher of [...this.#watchers]) watcher(change);
    if (command) this.#letPlay(change);
    return true;
  }

  #isKept(change: Change): boolean {
    try {
      this.#dependencies.keep(change);
      return true;
    } catch {
      return false;
    }
  }

  /** A person or the host has changed something: those who play along have to think anew, unless it does not concern them. */
  #letPlay({ before, after }: Change): void {
    const { hint, game } = after;
    const isAsked = hint !== undefined && hint !== before.hint;
    if (isAsked && game) this.#auto.seekHint(game, hint.seat);
    else if (COURSE.some((part) => before[part] !== after[part])) this.#auto.restart();
  }
}

/** What computers and chance go by. */
const COURSE = ['game', 'draft', 'setup', 'isPaused', 'isEngineLost', 'hint'] as const satisfies (keyof TableState)[];
