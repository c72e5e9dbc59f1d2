/** Whether something was stored. With `full` and `denied` (private mode, switched off) the app works, but nothing is kept. */
export type Kept = 'kept' | 'full' | 'denied';

/** A text that could not be stored. */
interface Unkept {
  readonly text: string;
  readonly why: Exclude<Kept, 'kept'>;
  /** The content of the storage at that time. */
  readonly instead: string | undefined;
}

/** The storage of this device. Falls back to memory if the browser stores nothing. */
class Device {
  readonly #memory = new Map<string, Unkept>();

  read(key: string): string | undefined {
    return this.#memory.get(key)?.text ?? this.stored(key);
  }

  /** The content of the storage, which all tabs share; without what this tab could not store. */
  stored(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** The content of the storage when this tab last read or wrote it. */
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

  /** Discards what this tab could not store. */
  dropUnkept(key: string): void {
    this.#memory.delete(key);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // There is no storage, so there is nothing to remove.
    }
    this.#storeUnkept();
  }

  /** Tries to store again, because there may be room now. What another tab has stored since is not overwritten. */
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
      // There is only the memory.
    }
    return [...all].filter((key) => key.startsWith(prefix));
  }
}

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Some private modes have a storage of size 0, which counts as none. */
function hasStorage(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

export const device = new Device();
