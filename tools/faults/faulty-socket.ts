import type { Fault } from './fault-case.ts';

/** Runs in the page before the app: its first socket rejects, never opens, or opens late. */
export function makeFirstSocketFaulty({ fault, lateMs }: { readonly fault: Fault; readonly lateMs: number }): void {
  const Real = globalThis.WebSocket;
  let isMet = false;
  /** A socket that stays silent until it is joined to a real one. */
  class LateSocket extends EventTarget {
    #real: WebSocket | undefined;

    constructor(address: string | URL) {
      super();
      if (fault === 'is late') setTimeout(() => this.#join(address), lateMs);
    }

    #join(address: string | URL): void {
      const real = new Real(address);
      this.#real = real;
      for (const type of ['open', 'close']) real.addEventListener(type, () => this.dispatchEvent(new Event(type)));
      real.addEventListener('message', ({ data }) => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    get readyState(): number {
      return this.#real?.readyState ?? Real.CONNECTING;
    }

    send(data: string): void {
      this.#real?.send(data);
    }

    close(): void {
      this.#real?.close();
    }
  }
  globalThis.WebSocket = new Proxy(Real, {
    construct(target, [address]: [string | URL]): WebSocket {
      if (isMet) return new target(address);
      isMet = true;
      if (fault === 'rejects') return new target(String(address).replace('/api/socket', '/api/no-socket'));
      return new LateSocket(address) as unknown as WebSocket;
    },
  });
}
