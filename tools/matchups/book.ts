import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPairings, CONTENDERS, MatchupTable, type Tally } from '@oia/engine/matchups';
import type { Result } from '@oia/rules';
import type { TournamentOrder } from './order.ts';
import { roundKey } from './rounds.ts';
import type { Played } from './worker.ts';

/** The conditions that all games of a table have in common. */
type Terms = Pick<TournamentOrder, 'nodes' | 'seed' | 'netPrint'>;

const LINE = /^(?<key>\d+ (?<starter>\w+) (?<other>\w+)) (?<games>\d+) (?<points>[\d.]+)$/;

/** The results of all rounds so far: a line for each, `round starter other games points`. */
export class ResultBook {
  readonly nodes: number;
  readonly #file: string;
  readonly #tallies = new Map<string, Tally>();
  readonly #rounds = new Set<string>();

  constructor(file: string, nodes: number) {
    this.nodes = nodes;
    this.#file = file;
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    // A line that was cut off is not read, and its round is played again.
    for (const line of lines) this.#read(line);
    if (lines.length > 0 && lines.at(-1) !== '') appendFileSync(file, '\n');
  }

  has(round: Played['round']): boolean {
    return this.#rounds.has(roundKey(round));
  }

  add(batch: readonly Played[]): void {
    const lines = batch.map(({ round, games, points }) => `${roundKey(round)} ${games} ${points}`);
    appendFileSync(this.#file, `${lines.join('\n')}\n`);
    for (const line of lines) this.#read(line);
  }

  /** Pairings without a game, of all that can be played. */
  missing(): string[] {
    return allPairings()
      .map(({ starter, other }) => `${starter} ${other}`)
      .filter((pairing) => !this.#tallies.has(pairing));
  }

  table(): MatchupTable {
    return new MatchupTable(CONTENDERS, this.nodes, (starter, other) => this.#tallies.get(`${starter} ${other}`));
  }

  #read(line: string): void {
    const { key = '', starter, other, games, points } = LINE.exec(line)?.groups ?? {};
    if (key === '' || this.#rounds.has(key)) return;
    const pairing = `${starter} ${other}`;
    const before = this.#tallies.get(pairing) ?? { games: 0, points: 0 };
    this.#rounds.add(key);
    this.#tallies.set(pairing, { games: before.games + Number(games), points: before.points + Number(points) });
  }
}

/** The book of a folder. Games on other terms would spoil it. */
export function openBook({ out, nodes, seed, netPrint }: TournamentOrder): Result<ResultBook, string> {
  mkdirSync(out, { recursive: true });
  const terms: Terms = { nodes, seed, netPrint };
  const file = join(out, 'terms.json');
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(terms)}\n`);
  const kept: Terms = JSON.parse(readFileSync(file, 'utf8'));
  const differing = (['nodes', 'seed', 'netPrint'] as const).filter((name) => kept[name] !== terms[name]);
  if (differing.length === 0) return { ok: true, value: new ResultBook(join(out, 'results.txt'), nodes) };
  const told = differing.map((name) => `${name} ${kept[name]}, not ${terms[name]}`).join('; ');
  return { ok: false, error: `the games in ${out} were played with ${told}: name them, or another --out` };
}
