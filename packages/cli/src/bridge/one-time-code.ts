import { randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that cannot be confused with each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
/** A wrong code is a slip of the hand; more of them are an attempt to guess it. */
const MAX_WRONG = 5;

/** A code that lets one page in, once. */
export class OneTimeCode {
  #code = newCode();
  #wrong = 0;
  readonly #onChange: (code: string) => void;

  /** `onChange` is told of each new code, so that its user can read it. */
  constructor(onChange: (code: string) => void) {
    this.#onChange = onChange;
    onChange(this.#code);
  }

  /** True: this was the code, which is used up now. */
  use(text: string): boolean {
    const [given, code] = [Buffer.from(text.trim().toLowerCase()), Buffer.from(this.#code)];
    const isRight = this.#code !== '' && given.length === code.length && timingSafeEqual(given, code);
    if (isRight) this.#code = '';
    else if (++this.#wrong >= MAX_WRONG) this.renew();
    return isRight;
  }

  renew(): void {
    this.#wrong = 0;
    this.#code = newCode();
    this.#onChange(this.#code);
  }
}

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] as string).join('');
