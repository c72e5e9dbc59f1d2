import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { type Game, nameTags, olderText, recordOf, recordText, seededRandom } from '@oia/rules';
import { printError } from '../command.ts';
import { EngineProcess } from '../engines/engine-process.ts';
import { FAILURE_WORDS } from '../engines/line-channel.ts';
import { invalid, ok, type Read } from '../options.ts';
import { type LoggedPair, MatchLog } from './match-log.ts';
import { Openings } from './opening.ts';
import { type PlayedGame, playPair, seatingOf } from './paired-games.ts';
import type { Plan } from './plan.ts';
import { verdictOf } from './statistics.ts';
import { countsText, newResults, type Results } from './summary.ts';

/** Plays a match. Several lanes play at the same time, each with its own engines; openings depend only on the seed and their number. */
export class Contest {
  readonly #plan: Plan;
  readonly #openings: Openings;
  readonly #log: MatchLog | undefined;
  readonly #played: ReadonlySet<number>;
  readonly results = newResults();
  #next = 0;

  private constructor(plan: Plan, log: MatchLog | undefined) {
    this.#plan = plan;
    this.#openings = new Openings(plan);
    this.#log = log;
    const before = log?.pairs.filter(({ pair }) => pair < plan.pairs) ?? [];
    this.#played = new Set(before.map(({ pair }) => pair));
    for (const pair of before) this.#count(pair);
  }

  static of(plan: Plan): Read<Contest> {
    if (plan.log === undefined) return ok(new Contest(plan, undefined));
    const { engines, control, players, fleece, powers, setup, turns, seed } = plan;
    const names = engines.map(({ name }) => name);
    const log = MatchLog.open(plan.log, {
      engines: names,
      go: control.go,
      players,
      fleece,
      powers,
      setup,
      turns,
      seed,
    });
    return log.ok ? ok(new Contest(plan, log.value)) : log;
  }

  /** Fails if an engine does not start or powers cannot meet: then the plan is wrong, not a game. */
  async play(): Promise<Read<Results>> {
    try {
      await Promise.all(Array.from({ length: this.#plan.concurrency }, () => this.#lane()));
    } catch (error) {
      return invalid(error instanceof Error ? error.message : String(error));
    }
    return ok(this.results);
  }

  async #lane(): Promise<void> {
    const { engines } = this.#plan;
    const processes = [new EngineProcess(engines[0]), new EngineProcess(engines[1])] as const;
    try {
      await Promise.all(processes.map((engine) => engine.start()));
      for (let pair = this.#take(); pair !== undefined; pair = this.#take()) await this.#playPair(pair, processes);
    } finally {
      for (const engine of processes) engine.close();
    }
  }

  /** The number of the next pair; undefined: there is nothing left to play. */
  #take(): number | undefined {
    const { pairs, sprt } = this.#plan;
    while (this.#played.has(this.#next)) this.#next++;
    const isDecided = sprt !== undefined && verdictOf(this.results.pairs, sprt) !== 'open';
    return this.#next < pairs && !isDecided ? this.#next++ : undefined;
  }

  async #playPair(pair: number, engines: readonly [EngineProcess, EngineProcess]): Promise<void> {
    const { seed, players, control } = this.#plan;
    const random = seededRandom(seed + pair);
    const opening = this.#openings.opening(pair, random);
    if (engines.some(({ dialect }) => dialect === 'older') && !olderText(opening).ok) return this.#leaveOut(opening);
    const games = await playPair(opening, seatingOf(players, pair), { engines, control, seed: pair + 1 }, random);
    for (const game of games) this.#report(game);
    const failures = games.filter(({ failure }) => failure).length;
    const played = { pair, powers: powersOf(opening), scores: [games[0].score, games[1].score], failures } as const;
    this.#log?.add(played);
    this.#count(played);
    const { pairs } = this.results;
    if (process.stderr.isTTY) process.stderr.write(`\r${pairs.pairs}/${this.#plan.pairs}  ${countsText(pairs)} `);
  }

  /** A position that one of the engines cannot be told of says nothing about its strength. */
  #leaveOut(opening: Game): void {
    this.results.leftOut += 1;
    printError(`oia match: left out, because the older notation cannot express it: ${powersOf(opening).join(', ')}`);
  }

  #count({ powers, scores, failures }: LoggedPair): void {
    this.results.pairs.add(...scores);
    this.results.powers.add(powers, ...scores);
    this.results.failures += failures;
  }

  #report(played: PlayedGame): void {
    const { engines, records } = this.#plan;
    const { failure, game } = played;
    if (failure)
      printError(`oia match: ${engines[failure.engine].name} lost: it ${FAILURE_WORDS[failure.kind]}: ${failure.what}`);
    if (records !== undefined) appendFileSync(records, `${recordText(recordOf(game, this.#tagsOf(played)))}\n`);
  }

  #tagsOf({ seating, failure }: PlayedGame): Record<string, string> {
    const { engines, control } = this.#plan;
    const names = seating.map((engine) => engines[engine].name);
    return { ...nameTags(names), Pace: control.go, ...(failure ? { Failure: failure.what } : {}) };
  }
}

const powersOf = ({ match }: Game): readonly string[] => match.cards.map(({ power }) => power.id);
