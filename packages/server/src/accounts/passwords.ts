import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { WorkQueue } from '../util/work-queue.ts';

/** Cost parameters of scrypt: memory of 128 * r * 2^logN bytes, p times in sequence. */
interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about 250 ms. Stored with each hash, so that it can be raised. */
export const USUAL_COST: Cost = { logN: 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORM = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([\w-]{22}):([\w-]{43})$/;

interface StoredPassword {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Hashes passwords, a few at a time, which bounds the load of a flood of guesses. */
export class Passwords {
  readonly #cost: Cost;
  readonly #queue: WorkQueue;
  /** The hash of an unknown random password. */
  readonly #decoy: Promise<string>;

  constructor(cost: Cost = USUAL_COST, queue = new WorkQueue(2, 40)) {
    this.#cost = cost;
    this.#queue = queue;
    this.#decoy = this.hash(randomBytes(32).toString('hex'));
  }

  /** The stored form of a password. Rejects with `TooBusy`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derived(password, salt, this.#cost);
    const { logN, r, p } = this.#cost;
    return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
  }

  /** Takes as long without a stored password, so that timing does not reveal whether an account exists. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const { cost, salt, hash } = readStored(stored ?? (await this.#decoy));
    const isEqual = timingSafeEqual(await this.#derived(password, salt, cost), hash);
    return stored !== undefined && isEqual;
  }

  /** Whether it was hashed at another than the current cost. */
  isOutdated(stored: string): boolean {
    const { cost } = readStored(stored);
    return cost.logN !== this.#cost.logN || cost.r !== this.#cost.r || cost.p !== this.#cost.p;
  }

  #derived(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    return this.#queue.run(() => derived(password.normalize('NFKC'), salt, cost));
  }
}

function readStored(text: string): StoredPassword {
  const [, logN, r, p, salt = '', hash = ''] = FORM.exec(text) ?? [];
  if (hash === '') throw new Error('a stored password cannot be read');
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

function derived(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: 256 * r * 2 ** logN };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
