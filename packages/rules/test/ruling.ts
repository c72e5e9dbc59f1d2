import { createMatch, dealCards, matchFor, startPosition } from '../src/create.ts';
import type { Match } from '../src/match.ts';
import type { MatchPosition } from '../src/notation/position.ts';
import { parsePosition } from '../src/notation/position-parser.ts';
import { findSteps, stepText } from '../src/notation/steps.ts';
import * as layout from '../src/position.ts';
import { type Position, setHolders } from '../src/position.ts';
import { Referee } from '../src/referee.ts';
import { outcomeOf } from '../src/result.ts';
import { bit, SEAT_LETTERS, squareName, squaresOf } from '../src/squares.ts';
import { resignStep } from '../src/steps.ts';
import { checkTurns } from './fuzz/invariants.ts';
import {
  maskOf,
  parseSeat,
  placeSeat,
  raise,
  readGame,
  readHouse,
  type SeatLine,
  seatOf,
  setField,
  setState,
  squareOf,
} from './ruling-lines.ts';

/** One ruling as data: a position or a set-up, steps, expectations. The format is in test/rulings/README.md. */
export interface Ruling {
  readonly title: string;
  readonly file: string;
  readonly lines: readonly string[];
}

export function parseRulings(file: string, text: string): Ruling[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
      return { title, file, lines: lines.filter((line) => line !== '' && !line.startsWith('#')) };
    });
}

/** Positions of rulings have fewer complete turns. */
const MAX_TURNS = 2000;

/** Runs one ruling and throws at the first expectation that is not met. */
export class RulingRun {
  readonly #seats: (SeatLine | undefined)[] = [];
  readonly #settings: [string, string][] = [];
  #match: Match | undefined;
  #referee: Referee | undefined;
  #position: Position | undefined;
  readonly #meet: (placed: MatchPosition) => void;

  /** `meet` is called with every position of the ruling. */
  constructor(meet: (placed: MatchPosition) => void = () => undefined) {
    this.#meet = meet;
  }

  run(ruling: Ruling): void {
    for (const line of ruling.lines) {
      const [word = '', ...rest] = line.split(/\s+/);
      try {
        this.#line(word, rest.join(' '));
      } catch (error) {
        throw new Error(
          `${ruling.file}: ${ruling.title}\n  at: ${line}\n  ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }

  #line(word: string, rest: string): void {
    if (/^[ABCD]$/.test(word)) this.#seats[seatOf(word)] = parseSeat(rest);
    else if (
      [
        'board',
        'turn',
        'house',
        'fleece',
        'ram',
        'climbed',
        'holds',
        'marked',
        'additional',
        'players',
        'out',
      ].includes(word) &&
      !this.#position
    ) {
      this.#settings.push([word, rest]);
    } else if (word === 'game') this.#game(rest);
    else if (word === 'position') this.#take(rest);
    else this.#check(word, rest);
  }

  #setting(name: string): string | undefined {
    return this.#settings.find(([word]) => word === name)?.[1];
  }

  /** game 3 bia none hera start=A house=biaPerimeter fleece=pan override */
  #game(rest: string): void {
    const made = createMatch(readGame(rest));
    if (!made.ok) throw new Error(`set-up refused: ${made.error.code}`);
    this.#match = made.value;
    this.#referee = new Referee(made.value);
    this.#position = startPosition(made.value);
  }

  /** position 00000/00000/00000/00000/00000 A pan:fa1,mb1 none:fc3,md3 */
  #take(text: string): void {
    const read = parsePosition(text);
    if (!read.ok) throw new Error(`position refused: ${read.error.code} ${read.error.at}`);
    this.#match = read.value.match;
    this.#referee = new Referee(read.value.match);
    this.#position = read.value.position;
    this.#tell();
  }

  #tell(): void {
    this.#meet({ match: this.#match as Match, position: this.#position as Position });
  }

  #ready(): { match: Match; referee: Referee; p: Position } {
    if (!this.#position) {
      this.#build();
      this.#tell();
    }
    return { match: this.#match as Match, referee: this.#referee as Referee, p: this.#position as Position };
  }

  #build(): void {
    const fleece = this.#setting('fleece');
    const players = this.#seats.length as 2 | 3 | 4;
    const made = matchFor({
      players,
      ...(fleece ? { fleece: parseSeat(fleece).power } : {}),
      powers: this.#seats.map((seat) => seat?.power ?? 'none'),
      house: readHouse(this.#setting('house') ?? ''),
    });
    if (!made.ok) throw new Error(`cannot make the table: ${made.error.code} ${made.error.at}`);
    const match = made.value;
    const p = new Int32Array(layout.SIZE);
    this.#match = match;
    this.#referee = new Referee(match);
    this.#position = p;
    dealCards(match, p);
    p[layout.STAGE] = layout.START;
    for (const [seat, line] of this.#seats.entries()) if (line) placeSeat(match, p, seat, line);
    if (fleece) setState(match, p, 0, parseSeat(fleece).state);
    for (const [word, rest] of this.#settings) this.#apply(match, p, word, rest);
  }

  #apply(match: Match, p: Position, word: string, rest: string): void {
    const parts = rest.split(/\s+/).filter(Boolean);
    if (word === 'board') for (const part of parts) raise(p, part);
    if (word === 'turn') p[layout.ACTIVE] = seatOf(rest);
    if (word === 'ram') p[layout.RAM] = bit(squareOf(rest));
    if (word === 'marked') p[layout.MARKED] = maskOf(rest);
    if (word === 'additional') p[layout.ADDITIONAL] = 1;
    if (word === 'climbed') for (const seat of parts) p[layout.RECORD] |= 1 << seatOf(seat);
    if (word === 'out') {
      for (const seat of parts) p[layout.OUT] |= 1 << seatOf(seat);
      for (const [card, { owner }] of match.cards.entries())
        if (parts.includes(SEAT_LETTERS[owner ?? 9] ?? '')) setHolders(p, card, 0);
    }
    if (word === 'holds') {
      const card = match.cards.findIndex(({ owner }) => owner === seatOf(parts[1] ?? ''));
      setHolders(p, card, 1 << seatOf(parts[0] ?? ''));
    }
  }

  #texts(): string[] {
    const { match, referee, p } = this.#ready();
    return referee.legalSteps(p).map((step) => stepText(match, p, step));
  }

  #find(text: string): number[] {
    const { match, referee, p } = this.#ready();
    return findSteps(match, p, referee.legalSteps(p), text);
  }

  #check(word: string, rest: string): void {
    const parts = rest.split(/\s+/).filter(Boolean);
    if (word === 'error') return this.#refusedGame(parts);
    this.#ready();
    const checks: Record<string, () => void> = {
      play: () =>
        parts.forEach((text) => {
          this.#play(text);
        }),
      resign: () => this.#resign(rest),
      allow: () =>
        parts.forEach((text) => {
          expect(this.#find(text).length > 0, `${text} is refused; legal: ${this.#texts().join(' ')}`);
        }),
      refuse: () =>
        parts.forEach((text) => {
          expect(this.#find(text).length === 0, `${text} is allowed`);
        }),
      only: () => this.#only(parts),
      agree: () => this.#agree(),
      winner: () => this.#winner(rest),
      reason: () =>
        expect(outcomeOf(this.#ready().p)?.reason === rest, `reason is ${outcomeOf(this.#ready().p)?.reason}`),
      turn: () => expect(this.#toMove() === rest, `turn of ${this.#toMove()}`),
      actor: () => expect(this.#actor() === rest, `${this.#actor()} is to act`),
      expect: () =>
        parts.forEach((part) => {
          this.#square(part);
        }),
      state: () => this.#state(parts),
      out: () => this.#out(parts),
      stuck: () => this.#stuck(),
      holds: () => this.#holds(parts),
      climbed: () => this.#climbed(parts),
      additional: () => expect((this.#ready().p[layout.ADDITIONAL] !== 0) === (rest !== 'no'), 'additional turn'),
      stage: () => expect(stageName(this.#ready().p) === rest, `stage is ${stageName(this.#ready().p)}`),
      cut: () => expect(this.#cut === rest, `cut at ${this.#cut}`),
    };
    const check = checks[word];
    if (!check) throw new Error(`unknown word: ${word}`);
    check();
  }

  #cut = '-';

  #play(text: string): void {
    const found = this.#find(text);
    if (found.length === 0) throw new Error(`${text} is refused; legal: ${this.#texts().join(' ')}`);
    if (found.length > 1) throw new Error(`${text} is ambiguous`);
    const { referee, p } = this.#ready();
    const played = referee.play(p, found[0] as number);
    this.#position = played.position;
    this.#tell();
    this.#cut = played.cut === undefined ? '-' : squareName(played.cut);
  }

  #resign(letter: string): void {
    const { referee, p } = this.#ready();
    const left = referee.concede(p, resignStep(seatOf(letter)));
    if (!left) throw new Error(`${letter} cannot resign here`);
    this.#position = left;
    this.#tell();
  }

  #only(parts: readonly string[]): void {
    const { match, p } = this.#ready();
    const wanted = parts.map((text) => {
      const found = this.#find(text);
      expect(found.length === 1, `${text}: ${found.length} such steps; legal: ${this.#texts().join(' ')}`);
      return stepText(match, p, found[0] as number);
    });
    const extra = this.#texts().filter((text) => !wanted.includes(text));
    expect(extra.length === 0, `also legal: ${extra.join(' ')}`);
  }

  /** The list of complete turns and step-by-step play lead to the same results. */
  #agree(): void {
    const { referee, p } = this.#ready();
    expect(checkTurns(referee, p, MAX_TURNS) !== undefined, `more than ${MAX_TURNS} turns`);
  }

  #winner(rest: string): void {
    const outcome = outcomeOf(this.#ready().p);
    const winner =
      outcome === undefined ? 'none' : outcome.winner === undefined ? 'draw' : SEAT_LETTERS[outcome.winner];
    expect(winner === rest, `winner is ${winner}`);
  }

  #toMove(): string {
    return SEAT_LETTERS[this.#ready().p[layout.ACTIVE] as number] ?? '?';
  }

  #actor(): string {
    const { match, p } = this.#ready();
    if (p[layout.STAGE] === layout.SETUP)
      return SEAT_LETTERS[match.tasks[p[layout.TASK] as number]?.seat ?? 9] ?? 'chance';
    if (p[layout.STAGE] === layout.DRAW) return 'chance';
    const pending = (p[layout.PENDING] as number) >> 5;
    return pending === 0 ? this.#toMove() : (SEAT_LETTERS[31 - Math.clz32(pending & -pending)] ?? '?');
  }

  /** c4=2 height, c4=3D with dome, c4=A a worker of that side, c4=- no worker. */
  #square(part: string): void {
    const { p } = this.#ready();
    const [name = '', value = ''] = part.split('=');
    const square = squareOf(name);
    if (/^[ABCD-]$/.test(value)) {
      const side = SEAT_LETTERS[layout.sideAt(p, square)] ?? '-';
      expect(side === value, `${name} holds ${side}`);
    } else {
      const now = `${layout.heightAt(p, square)}${(p[layout.DOMES] as number) & bit(square) ? 'D' : ''}`;
      expect(now === value, `${name} is ${now}`);
    }
  }

  /** state A saved=3 */
  #state([seat = '', ...parts]: readonly string[]): void {
    const { match, p } = this.#ready();
    const own = match.cards.findIndex(({ owner }) => owner === seatOf(seat));
    const card = own < 0 && match.fleece ? 0 : own;
    for (const part of parts) {
      const copy = p.slice();
      const [name = '', value = ''] = part.split('=');
      setField(match, copy, card, name, value);
      expect(
        copy.every((int, i) => int === p[i]),
        `${part} is not so: ${fieldText(match, p, card, name)}`,
      );
    }
  }

  #out(parts: readonly string[]): void {
    const out = squaresOf(this.#ready().p[layout.OUT] as number).map((seat) => SEAT_LETTERS[seat]);
    expect(out.join() === parts.filter((part) => part !== '-').join(), `out: ${out.join()}`);
  }

  /** The player to move has no legal turn. */
  #stuck(): void {
    const { referee, p } = this.#ready();
    expect(!referee.hasTurn(p), `not stuck: ${this.#texts().join(' ')}`);
  }

  #holds([seat = '', owner = '']: readonly string[]): void {
    const { match, p } = this.#ready();
    const card = match.cards.findIndex((other) => other.owner === seatOf(owner));
    const holders = ((p[layout.HOLDERS] as number) >> (card * 4)) & 15;
    expect(holders === 1 << seatOf(seat), `held by seats ${squaresOf(holders).map((s) => SEAT_LETTERS[s])}`);
  }

  #climbed(parts: readonly string[]): void {
    const seats = squaresOf(this.#ready().p[layout.RECORD] as number).map((seat) => SEAT_LETTERS[seat]);
    expect(seats.join() === parts.filter((part) => part !== '-').join(), `climbed: ${seats.join()}`);
  }

  /** error bannedPair 2 circe clio */
  #refusedGame([code = '', ...rest]: readonly string[]): void {
    const made = createMatch(readGame(rest.join(' ')));
    expect(!made.ok && made.error.code === code, made.ok ? 'the set-up is accepted' : `error is ${made.error.code}`);
  }
}

function expect(met: boolean, message: string): void {
  if (!met) throw new Error(message);
}

const stageName = (p: Position): string => ['setup', 'start', 'turn', 'draw', 'over'][p[layout.STAGE] as number] ?? '?';

function fieldText(match: Match, p: Position, card: number, name: string): string {
  const { power, data } = match.cards[card] ?? { power: undefined, data: 0 };
  const index = power?.fields?.findIndex((field) => field.name === name) ?? 0;
  const value = p[data + index] as number;
  return `${value} (as squares: ${squaresOf(value).map(squareName)})`;
}
