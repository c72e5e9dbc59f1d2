import { type Fault, fault, ok, type Result } from '../fallible.ts';
import {
  type GameRecord,
  RECORD_RESULTS,
  RECORD_VERSION,
  RESULT_TAG,
  type RecordFault,
  type RecordResult,
  type RecordStep,
  readRecordStep,
  TAG_NAME,
  type Tag,
  VERSION_TAG,
} from './record.ts';
import { RecordScanner, type Token } from './record-scanner.ts';
import { startingConditions } from './record-tags.ts';

/** More than any real game has; replaying more would take too long. */
export const MAX_STEPS = 20_000;
export const MAX_TAGS = 200;
const VERSION = `[${VERSION_TAG} "${RECORD_VERSION}"]`;

/** Parses all games of a text independently, so that a broken one does not hide the others. */
export function parseRecords(text: string): Result<GameRecord, RecordFault>[] {
  return gamesIn(text).map(([from, end], i) => {
    const read = new RecordReader(new RecordScanner(text, from, end), from, end).read();
    return read.ok ? ok({ ...read.value, game: i + 1 }) : { ok: false, error: { ...read.error, game: i + 1 } };
  });
}

/** A game begins at a line with the version tag, even if the game before it is broken. */
function gamesIn(text: string): [number, number][] {
  // Not `^` with the flag m: that would also match after rare line separators inside a value.
  const starts = [...text.matchAll(/(?<=^|\n)[ \t\uFEFF]*\[Oia\b/g)].map(({ index }) => index);
  if (text.slice(0, starts[0]).trim() !== '') starts.unshift(0);
  return starts.map((from, i) => [from, starts[i + 1] ?? text.length]);
}

/** Builds a record from the tokens of one game. */
class RecordReader {
  readonly #scanner: RecordScanner;
  readonly #from: number;
  readonly #end: number;
  readonly #tags: (Tag & { readonly at: number })[] = [];
  readonly #comments: string[] = [];
  readonly #setup: ReadStep[] = [];
  readonly #turns: ReadStep[][] = [];
  #last: ReadStep | undefined;
  #count = 0;
  #result: RecordResult | undefined;

  constructor(scanner: RecordScanner, from: number, end: number) {
    this.#scanner = scanner;
    this.#from = from;
    this.#end = end;
  }

  read(): Result<GameRecord, FaultHere> {
    for (let token = this.#scanner.next(); token; token = this.#scanner.next()) {
      const wrong = token.ok ? this.#take(token.value) : token.error;
      if (wrong) return { ok: false, error: { ...wrong, ...this.#where() } };
    }
    const wrong = this.#checkTags() ?? this.#checkEnd();
    if (wrong) return { ok: false, error: wrong };
    return ok({
      tags: this.#tags.filter(({ name }) => !WRITTEN_TAGS.includes(name)).map(({ name, value }) => ({ name, value })),
      comments: this.#comments,
      setup: this.#setup,
      turns: this.#turns,
      result: this.#result ?? '*',
    });
  }

  #where(): { turn?: number } {
    return this.#last === undefined ? {} : { turn: this.#turns.length };
  }

  #take(token: Token): FaultHere | undefined {
    if (this.#result !== undefined) return wrongAt('trailing', token.at);
    if (token.kind === 'tag') return this.#takeTag(token);
    if (token.kind === 'comment') {
      (this.#last?.comments ?? this.#comments).push(token.text);
      return undefined;
    }
    return token.kind === 'number' ? this.#takeNumber(token) : this.#takeWord(token);
  }

  #takeTag({ name, value, at }: Tag & { readonly at: number }): Fault | undefined {
    const isLate = this.#last !== undefined || this.#turns.length > 0;
    const isKnown = this.#tags.some((tag) => tag.name === name);
    if (isLate || isKnown || !TAG_NAME.test(name)) return wrongAt('badTag', at, isLate ? 'a step' : 'another name');
    this.#tags.push({ name, value, at });
    if (this.#tags.length > MAX_TAGS) return wrongAt('badCount', at, String(MAX_TAGS));
    return this.#tags.length === 1 ? checkVersion(name, value, at) : undefined;
  }

  /** Turns are numbered without gaps. */
  #takeNumber({ text, at }: { readonly text: string; readonly at: number }): Fault | undefined {
    if (text !== `${this.#turns.length + 1}.`) return wrongAt('badNumber', at, `${this.#turns.length + 1}.`);
    if (this.#turns.at(-1)?.length === 0) return wrongAt('badStep', at, 'a step');
    this.#turns.push([]);
    return undefined;
  }

  #takeWord({ text, at }: { readonly text: string; readonly at: number }): FaultHere | undefined {
    const result = RECORD_RESULTS.find((known) => known === text);
    if (result !== undefined) {
      this.#result = result;
      return this.#turns.at(-1)?.length === 0 ? wrongAt('badStep', at, 'a step') : undefined;
    }
    const step = readRecordStep(text);
    if (!step) return { ...wrongAt('badStep', at), step: text.slice(0, 40) };
    if (++this.#count > MAX_STEPS) return wrongAt('badCount', at, String(MAX_STEPS));
    this.#last = { ...step, comments: [], offset: at };
    (this.#turns.at(-1) ?? this.#setup).push(this.#last);
    return undefined;
  }

  #checkTags(): Fault | undefined {
    if (this.#tags.length === 0) return wrongAt('badTag', this.#from, VERSION);
    const start = startingConditions(this.#tags);
    if (start.ok) return undefined;
    const tag = this.#tags.find(({ name }) => name === start.error.at);
    return { ...start.error, at: tag?.at ?? this.#from };
  }

  /** The result has to come last, which shows that nothing is missing, and has to equal the result tag, if any. */
  #checkEnd(): Fault | undefined {
    if (this.#result === undefined) return wrongAt('wrongResult', this.#end, RECORD_RESULTS.join(' '));
    const tag = this.#tags.find(({ name }) => name === RESULT_TAG);
    return tag && tag.value !== this.#result ? wrongAt('wrongResult', tag.at, this.#result) : undefined;
  }
}

type ReadStep = RecordStep & { readonly comments: string[] };
type FaultHere = Omit<RecordFault, 'game'>;

const WRITTEN_TAGS: readonly string[] = [VERSION_TAG, RESULT_TAG];

const wrongAt = (...details: Parameters<typeof fault>): Fault => fault(...details).error;

/** Refuses a newer version, because everything after this tag may have another meaning there. */
export function checkVersion(name: string, value: string, at: number | string): Fault | undefined {
  const version = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : Number.NaN;
  if (name !== VERSION_TAG || Number.isNaN(version)) return wrongAt('badTag', at, VERSION);
  return version <= RECORD_VERSION ? undefined : wrongAt('newerVersion', at, VERSION);
}
