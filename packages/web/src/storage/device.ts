/** How it went: `full` and `denied` (private mode, switched off) still let people play, only nothing is kept. */
export type Kept = 'kept' | 'full' | 'denied';

/** A text that the storage did not take. */
interface Unkept {
  readonly text: string;
  readonly why: Exclude<Kept, 'kept'>;
  /** What the storage held then. */
  readonly instead: string | undefined;
}

/** What is kept on this device. Falls back to memory where the browser keeps nothing. */
class Device {
  readonly #memory = new Map<string, Unkept>();

  read(key: string): string | undefined {
    return this.#memory.get(key)?.text ?? this.stored(key);
  }

  /** What the storage holds, which all tabs share; what this tab could not store is not in it. */
  stored(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** What the storage held when this tab last read or wrote it. */
  lastStored(key: string): string | undefined {
    const unkept = this.#memory.get(key);
    return unkept ? unkept.instead : this.stored(key);
  }

  howKept(key: string): Kept {
    return this.#memory.get(key)?.why ?? 'kept';
  }

  write(key: string, text: string): Kept {
    const instead = this.lastStored(key);
    try {
      localStorage.setItem(key, text);
      this.#memory.delete(key);
      return 'kept';
    } catch (error) {
      const why = isQuota(error) && hasStorage() ? 'full' : 'denied';
      this.#memory.set(key, { text, why, instead });
      return why;
    }
  }

  /** What this tab could not store gives way to what the storage holds. */
  dropUnkept(key: string): void {
    this.#memory.delete(key);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is kept here: there is nothing to remove.
    }
    this.#storeUnkept();
  }

  /** There may be room again. What another tab has stored meanwhile stays. */
  #storeUnkept(): void {
    for (const [key, { text, instead }] of [...this.#memory]) {
      if (this.stored(key) === instead) this.write(key, text);
    }
  }

  keys(prefix: string): string[] {
    const all = new Set(this.#memory.keys());
    try {
      for (let i = 0; i < localStorage.length; i++) all.add(localStorage.key(i) ?? '');
    } catch {
      // Memory is all there is.
    }
    return [...all].filter((key) => key.startsWith(prefix));
  }
}

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** In some private modes there is a storage of size 0: that is no storage. */
function hasStorage(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

export const device = new Device();
