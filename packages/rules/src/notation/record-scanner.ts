import { fault, ok, type Result } from '../fallible.ts';

/** The tokens of a record, each with its offset. */
export type Token =
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly at: number }
  | { readonly kind: 'comment'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly text: string; readonly at: number }
  | { readonly kind: 'word'; readonly text: string; readonly at: number };

const READ: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

const isSpace = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter);
const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

/** Scans one game of a text in a single pass, so that no input can make it slow. */
export class RecordScanner {
  readonly #text: string;
  readonly #end: number;
  #at: number;

  constructor(text: string, from: number, end: number) {
    this.#text = text;
    this.#at = from;
    this.#end = end;
  }

  /** undefined at the end. */
  next(): Result<Token> | undefined {
    while (this.#at < this.#end && isSpace(this.#text[this.#at])) this.#at++;
    if (this.#at >= this.#end) return undefined;
    const letter = this.#text[this.#at];
    if (letter === '[') return this.#tag();
    if (letter === '{') return this.#comment();
    return ok(isDigit(letter) ? this.#number() : this.#word());
  }

  #comment(): Result<Token> {
    const at = this.#at;
    const text = this.#quoted(at + 1, '}');
    return text === undefined ? fault('unfinishedComment', at, '}') : ok({ kind: 'comment', text, at });
  }

  /** `[Name "value"]`, in one line. */
  #tag(): Result<Token> {
    const at = this.#at;
    const name = this.#while(at + 1, (letter) => letter !== '"' && letter !== '\n');
    const value = this.#text[this.#at] === '"' ? this.#quoted(this.#at + 1, '"', '\n') : undefined;
    while (this.#at < this.#end && this.#text[this.#at] === ' ') this.#at++;
    if (value === undefined || this.#text[this.#at] !== ']') return fault('badTag', at, '[Name "value"]');
    this.#at++;
    return ok({ kind: 'tag', name: name.trim(), value, at });
  }

  /** The unescaped text up to the closing character; undefined if it is not closed. */
  #quoted(from: number, close: string, stop?: string): string | undefined {
    let value = '';
    let start = from;
    for (let i = from; i < this.#end; i++) {
      const letter = this.#text[i];
      if (letter === close) {
        this.#at = i + 1;
        return value + this.#text.slice(start, i);
      }
      if (letter === stop) break;
      if (letter !== '\\') continue;
      const next = this.#text[i + 1] ?? '';
      value += this.#text.slice(start, i) + (READ[next] ?? next);
      i++;
      start = i + 1;
    }
    return undefined;
  }

  /** `12.`, with or without space before the step. */
  #number(): Token {
    const at = this.#at;
    const digits = this.#while(at, isDigit);
    const dot = this.#text[this.#at] === '.' ? '.' : '';
    this.#at += dot.length;
    return { kind: 'number', text: digits + dot, at };
  }

  #word(): Token {
    const at = this.#at;
    return { kind: 'word', text: this.#while(at, (letter) => !isSpace(letter) && letter !== '{'), at };
  }

  #while(from: number, isPart: (letter: string | undefined) => boolean): string {
    this.#at = from;
    while (this.#at < this.#end && isPart(this.#text[this.#at])) this.#at++;
    return this.#text.slice(from, this.#at);
  }
}
