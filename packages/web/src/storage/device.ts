/** How it went: `full` and `denied` (private mode, switched off) still let people play, only nothing is kept. */
export type Kept = 'kept' | 'full' | 'denied';

/** What is kept on this device. Falls back to memory where the browser keeps nothing. */
class Device {
  readonly #memory = new Map<string, string>();

  read(key: string): string | undefined {
    const kept = this.#memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, text: string): Kept {
    try {
      localStorage.setItem(key, text);
      this.#memory.delete(key);
      return 'kept';
    } catch (error) {
      this.#memory.set(key, text);
      return isQuota(error) && hasStorage() ? 'full' : 'denied';
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is kept here: there is nothing to remove.
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
